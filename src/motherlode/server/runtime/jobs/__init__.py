"""Long work in the background: analyses, the search for earlier games, and deleting old tables."""
