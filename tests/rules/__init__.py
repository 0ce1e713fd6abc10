"""The rules, one test or more an id. A test carries the ids that its name begins with."""
