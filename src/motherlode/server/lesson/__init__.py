"""The lesson: a first round of the base game, played through the real engine against seats that follow a script.

Nothing is kept: the pupil's page sends the moves made so far, and gets how things stand after them.
"""

from __future__ import annotations

from motherlode.server.lesson.lesson import Lesson, LessonMoves, lesson_after
from motherlode.server.lesson.script import Chapter, Script, load_script

__all__ = ["Chapter", "Lesson", "LessonMoves", "Script", "lesson_after", "load_script"]
