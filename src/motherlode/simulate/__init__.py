"""Many games, counted: in one process, in several, or on a Ray cluster; and the engine's speed."""
