"""Tables without any I/O: commands, log entries, and the table they make up."""
