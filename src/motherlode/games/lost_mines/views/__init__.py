"""The knowledge of a viewer: views, redeals and snapshots."""
