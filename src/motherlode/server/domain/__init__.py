"""The domain model, without I/O: commands, log entries, and the table built from them."""
