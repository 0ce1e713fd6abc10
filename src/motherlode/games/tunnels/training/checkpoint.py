"""Weights and training states on disk, as ``.npz`` files written atomically."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from motherlode.core.errors import DataError
from motherlode.games.tunnels.training.network import Params

__all__ = ["load_params", "load_tree", "save_params", "save_tree"]


def save_params(path: Path, params: Params, dtype: type[np.floating[Any]] = np.float16) -> None:
    """Write weights, in half precision unless said otherwise."""
    _write(path, {name: np.asarray(weights).astype(dtype) for name, weights in params.items()})


def load_params(path: Path) -> Params:
    """Read weights; DataError if there is no such file."""
    if not path.is_file():
        raise DataError(f"there are no weights at {path}")
    with np.load(path) as stored:
        return {name: jnp.asarray(stored[name].astype(np.float32)) for name in stored.files}


def save_tree(path: Path, tree: object) -> None:
    """Write any tree of arrays, leaf by leaf."""
    _write(path, {f"leaf{index}": np.asarray(leaf) for index, leaf in enumerate(jax.tree.leaves(tree))})


def load_tree(path: Path, like: Any) -> Any:
    """Read a tree of the same structure as ``like``; DataError if the file holds another."""
    leaves, structure = jax.tree.flatten(like)
    with np.load(path) as stored:
        found = [stored[f"leaf{index}"] for index in range(len(stored.files))]
    if [leaf.shape for leaf in found] != [np.shape(leaf) for leaf in leaves]:
        raise DataError(f"{path} is the checkpoint of another network or table count")
    return jax.tree.unflatten(structure, [jnp.asarray(leaf) for leaf in found])


def _write(path: Path, arrays: Mapping[str, np.ndarray[Any, Any]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_suffix(".partial")
    with partial.open("wb") as file:
        np.savez(file, allow_pickle=False, **dict(arrays))
    os.replace(partial, path)
