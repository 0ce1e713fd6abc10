"""Parts that the environments share: the table, spaces, opponents, rendering, and checks of arguments."""
