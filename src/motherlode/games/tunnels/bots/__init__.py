"""How bots play the tunnel games."""
