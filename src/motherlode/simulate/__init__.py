"""Many games at once, counted: in one process, in several, or on a Ray cluster; and how fast the engine plays them."""
