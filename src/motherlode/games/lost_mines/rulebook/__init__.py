"""The rules of The Lost Mines as a page; `books.toml` says which pages and rules a ruleset has."""
