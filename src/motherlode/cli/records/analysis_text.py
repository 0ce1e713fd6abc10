"""The report of a game in words, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from motherlode.analysis.report import KeyMove, PlayerReport, Report, RoleExposure, Unit
from motherlode.core.talk import Claim
from motherlode.core.visibility import REFEREE
from motherlode.localization import Localization
from motherlode.terminal.claims import claim_text
from motherlode.terminal.direction import isolated_text
from motherlode.terminal.layout import heading, wrapped
from motherlode.terminal.naming import role_name
from motherlode.terminal.players import Players
from motherlode.terminal.style import Style

__all__ = ["report_text"]

_BARS: Final = "▁▂▃▄▅▆▇█"
_ASCII_BARS: Final = "_.-=*%#@"


def report_text(report: Report, names: Sequence[str], style: Style, texts: Localization) -> str:
    """The whole report."""
    return _ReportText(report, Players(names, REFEREE, texts), style).text()


class _ReportText:
    """Words for one report, in one language."""

    def __init__(self, report: Report, players: Players, style: Style) -> None:
        self._report = report
        self._players = players
        self._texts = players.texts
        self._style = style

    def text(self) -> str:
        report, texts = self._report, self._texts
        about: Unit = report.gain_unit
        parts = [
            self._section("analysis-title", [texts.text("analysis-lead"), texts.text(f"analysis-about-{about}")]),
            self._chart(),
            self._section(
                "analysis-turning",
                [self._turning_point(move) for move in report.turning_points] or [texts.text("analysis-turning-none")],
            ),
            *(self._player(each) for each in report.players),
        ]
        if report.bluffs:
            parts.append(
                self._section(
                    "analysis-bluffs",
                    [
                        texts.text(
                            "analysis-bluff",
                            name=self._players.name(each.seat),
                            step=each.step,
                            before=f"{each.before:.0%}",
                            after=f"{each.after:.0%}",
                        )
                        for each in report.bluffs
                    ],
                )
            )
        if claims := self._claims():
            parts.append(self._section("analysis-claims", claims))
        return self._style.punctuate("\n\n".join(parts))

    def _section(self, key: str, lines: Sequence[str]) -> str:
        return f"{heading(self._style, self._texts.text(key))}\n\n{wrapped(self._style, lines)}"

    def _chart(self) -> str:
        """The public forecast as bars: a row for each round, and for each line where there are several."""
        report, texts = self._report, self._texts
        most = 1.0 if report.unit == "chance" else max(max(line) for line in report.forecast)
        bars = _ASCII_BARS if self._style.ascii else _BARS
        rows = [heading(self._style, texts.text(f"analysis-chart-{report.unit}")), ""]
        for span in report.rounds:
            if report.unit != "chance":
                rows.append(f"  {isolated_text(texts.text('round-number', number=span.number))}")
            for line in range(len(report.forecast[0])):
                steps = report.forecast[span.first : span.last + 1]
                row = "".join(bars[min(7, int(8 * step[line] / most))] for step in steps)
                rows.append(f"  {row}" if report.unit == "chance" else f"  {row} {self._players.name(line)}")
        return "\n".join(rows)

    def _turning_point(self, move: KeyMove) -> str:
        return self._texts.sentences(self._move(move), f"{self._swing(move)}.")

    def _move(self, move: KeyMove) -> str:
        step = self._texts.text("analysis-now", step=move.step, value=self._players.name(move.seat))
        return f"{step}, {move.move}. {self._why(move)}."

    def _why(self, move: KeyMove) -> str:
        why = move.why
        return self._texts.text(
            f"analysis-why-{why.key}",
            cards=f"{abs(why.cards):.1f}",
            target=self._players.name(why.target) if why.target >= 0 else "",
            chance=f"{why.chance:.0%}",
        )

    def _swing(self, move: KeyMove) -> str:
        if self._report.unit == "chance":
            return self._texts.text("analysis-swing-chance", before=f"{move.before:.0%}", after=f"{move.after:.0%}")
        return self._texts.text(
            "analysis-swing-points",
            name=self._players.name(move.line),
            before=f"{move.before:.1f}",
            after=f"{move.after:.1f}",
        )

    def _player(self, player: PlayerReport) -> str:
        texts = self._texts
        best = f"{self._move(player.best)} {self._gain(player.best)}." if player.best else ""
        cost = f"{self._move(player.costliest)} {self._gain(player.costliest)}." if player.costliest else ""
        lines = [
            texts.text("analysis-sound", share=f"{player.sound:.0%}", count=player.judged),
            f"{texts.text('analysis-best')}: {best or texts.text('analysis-best-none')}",
            f"{texts.text('analysis-costliest')}: {cost or texts.text('analysis-costliest-none')}",
            *(self._exposure(each) for each in player.exposure),
        ]
        return f"{heading(self._style, self._players.name(player.seat))}\n\n{wrapped(self._style, lines)}"

    def _gain(self, move: KeyMove) -> str:
        unit = self._report.gain_unit
        size = f"{abs(move.gain):.0%}" if unit == "chance" else f"{abs(move.gain):.1f}"
        amount = self._texts.text(f"analysis-amount-{unit}", amount=size)
        if move.gain >= 0:
            return self._texts.text("analysis-gain", amount=amount)
        return self._texts.text("analysis-loss", amount=amount, better=move.better)

    def _exposure(self, each: RoleExposure) -> str:
        texts = self._texts
        role = texts.text("analysis-round", round=each.round, role=role_name(texts, each.role))
        if not each.is_saboteur:
            return f"{role} {texts.text('analysis-suspected', peak=f'{each.peak:.0%}')}"
        if each.step < 0:
            return f"{role} {texts.text('analysis-never-known', last=f'{each.last:.0%}')}"
        return f"{role} {texts.text('analysis-known', step=each.step)}"

    def _claims(self) -> list[str]:
        lines = []
        for each in self._report.claims:
            if each.worked:
                said = claim_text(Claim.parse(each.claim), self._players)
                truth = self._texts.text(
                    f"analysis-claim-{'true' if each.is_true else 'false'}",
                    before=f"{each.before:.0%}",
                    after=f"{each.after:.0%}",
                )
                step = self._texts.text("analysis-now", step=each.step, value=self._players.name(each.seat))
                lines.append(self._texts.sentences(f"{step}: {said}", truth))
        return lines
