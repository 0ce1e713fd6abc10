"""The lesson: a first round of the base game, by the real engine, against scripted seats.

It is stateless: the page sends all moves made so far, and gets the state after them.
"""

from __future__ import annotations

from motherlode.server.lesson.lesson import Lesson, LessonMoves, lesson_after
from motherlode.server.lesson.script import Chapter, Script, load_script

__all__ = ["Chapter", "Lesson", "LessonMoves", "Script", "lesson_after", "load_script"]
