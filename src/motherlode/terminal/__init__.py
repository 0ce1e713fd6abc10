"""Drawing and wording for text terminals, shared by the games; each has a ``terminal`` package."""
