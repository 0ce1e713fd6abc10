"""Who may see what: views of a position, and full positions that fit a view."""
