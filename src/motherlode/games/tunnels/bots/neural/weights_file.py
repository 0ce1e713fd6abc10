"""Matrices of half-precision weights, read from an ``.npz`` file with the standard library alone."""

from __future__ import annotations

import ast
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zipfile import BadZipFile, ZipFile

from motherlode.core.errors import DataError

__all__ = ["WEIGHT_BITS", "Matrix", "read_matrices"]

WEIGHT_BITS: Final = 24
"""Every half-precision number is a whole multiple of 2 to the power of minus this."""

_MAGIC: Final = b"\x93NUMPY\x01\x00"


@dataclass(frozen=True, slots=True)
class Matrix:
    """A matrix of half-precision numbers, by rows."""

    rows: int
    columns: int
    halves: bytes

    def row(self, index: int) -> list[int]:
        """A row, in units of 2 to the power of ``-WEIGHT_BITS``."""
        at = 2 * self.columns * index
        return _integers(self.halves[at : at + 2 * self.columns])

    def column(self, index: int) -> list[int]:
        """A column, in the same units."""
        low, high = self.halves[2 * index :: 2 * self.columns], self.halves[2 * index + 1 :: 2 * self.columns]
        return _integers(bytes(byte for pair in zip(low, high, strict=True) for byte in pair))


def _integers(halves: bytes) -> list[int]:
    return [int(value * (1 << WEIGHT_BITS)) for value in struct.unpack(f"<{len(halves) // 2}e", halves)]


def read_matrices(path: Path) -> Mapping[str, Matrix]:
    """The matrices of a file by name; DataError if it holds anything else."""
    try:
        with ZipFile(path) as file:
            return {name.removesuffix(".npy"): _matrix(file.read(name)) for name in file.namelist()}
    except (OSError, BadZipFile, ValueError, KeyError, SyntaxError) as error:
        raise DataError(f"{path} does not hold half-precision weights: {error}") from None


def _matrix(stored: bytes) -> Matrix:
    if not stored.startswith(_MAGIC):
        raise ValueError("not an array in format 1.0")
    begin = len(_MAGIC) + 2
    end = begin + int.from_bytes(stored[begin - 2 : begin], "little")
    header = ast.literal_eval(stored[begin:end].decode("latin-1"))
    rows, columns = header["shape"]
    halves = stored[end:]
    if header["descr"] != "<f2" or header["fortran_order"] or len(halves) != 2 * rows * columns:
        raise ValueError("an array is not a matrix of half-precision numbers by rows")
    return Matrix(rows, columns, halves)
