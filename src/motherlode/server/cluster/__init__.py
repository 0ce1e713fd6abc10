"""Several servers behind one address: tables of other nodes, over a message bus."""
