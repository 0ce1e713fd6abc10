"""What whoever runs a server can do: the same requests on a store at rest and on running servers."""
