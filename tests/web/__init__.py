"""What the browser's part promises, as far as it can be asked from Python."""
