"""What each guest is told: news, replays, reasons, beliefs."""
