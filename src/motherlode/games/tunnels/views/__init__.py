"""What a viewer knows: views, redeals and snapshots."""
