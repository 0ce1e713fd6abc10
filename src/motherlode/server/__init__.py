"""The game server. It holds no rule of any game and no text for people.

domain       tables, commands, log entries, table settings: pure, no I/O
runtime      rooms, the scheduler, the bot pool, the room registry
projections  what each guest is sent: news, replays, beliefs, bots' reasons
store        logs in SQLite or PostgreSQL, leases, migrations
transport    HTTP, WebSocket, authentication, limits, static files
lesson       the scripted first game
schema       generated descriptions of the protocol
"""
