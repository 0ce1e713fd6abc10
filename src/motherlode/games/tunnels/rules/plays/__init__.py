"""What each kind of card does, one file a kind."""
