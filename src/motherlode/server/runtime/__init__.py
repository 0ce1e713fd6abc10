"""Running tables: rooms, scheduler, bot pool, room registry."""
