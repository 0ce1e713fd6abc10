# Puzzles cut from bots' games. A question has no question mark: that is the sign of what is hidden.

page-puzzles = Puzzles
home-puzzles = Puzzle of the day
puzzle-who = Who is the saboteur
puzzle-who-lead = One of the players below is very likely a saboteur, by what everyone saw. Walk through the moves and choose.
puzzle-move = Find the move
puzzle-move-lead = You are { $name }, { $role }. One move is clearly the best for your side: make it.
puzzle-grade = Difficulty { $grade } of 3
puzzle-streak = Days in a row: { $count }
puzzle-score = Solved: { $solved } of { $tried }
puzzle-right = Right!
puzzle-wrong = Not this one.
puzzle-answer-who = The saboteur: { $name }. The evidence, step by step:
puzzle-chosen = You chose { $name }: suspicion at the end is only { $share }.
puzzle-clue = Step { $step }: suspicion rose from { $before } to { $after }
puzzle-answer-move = How often your side wins the round after each move:
puzzle-less = Your move wins less often than these.
puzzle-mark-answer = The answer
puzzle-mark-yours = Your choice
puzzle-next = Next puzzle
puzzle-other = Only: { $kind }
puzzle-bots = Bots that find it: { $bots }
puzzle-bots-none = None of our quick bots finds it.
