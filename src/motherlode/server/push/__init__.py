"""Web Push: notices to guests whose page is closed.

The protocol itself is a few dozen lines over ``cryptography``.
"""
