"""HTTP routes, a module for each thing they are about, and the bodies of their requests and responses."""
