"""Administration by the operator: the same requests on a store at rest and on running servers."""
