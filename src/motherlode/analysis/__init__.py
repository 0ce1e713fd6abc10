"""Analysis of finished games: turning points, best and costliest moves, suspicion, and claims.

Everything is estimated from what could be known at each moment; roles and goals as they really were are used only to
tell which estimates were right.
"""

from motherlode.analysis.analyser import ANALYSER_VERSION, analyse
from motherlode.analysis.report import Report

__all__ = ["ANALYSER_VERSION", "Report", "analyse"]
