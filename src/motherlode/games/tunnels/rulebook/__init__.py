"""The rules of the tunnel games as pages; `books.toml` says which pages and rules a ruleset has."""
