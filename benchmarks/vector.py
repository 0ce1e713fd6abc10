"""Measures the vector environment: decisions a second in one and two processes, memory, growth.

Memory is that of a game.
"""

from __future__ import annotations

import argparse
import gc
import os
import time
import tracemalloc
from multiprocessing import Pool
from pathlib import Path
from statistics import median

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # its idle threads would be counted as processor time

from motherlode.envs.vector import MotherlodeVectorEnv

_PAGE = 4096


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.vector", description=__doc__)
    parser.add_argument("--games", type=int, default=1024, help="games in an environment (1,024)")
    parser.add_argument("--steps", type=int, default=200, help="steps of all of them that are timed (200)")
    parser.add_argument("--long", type=int, default=1000, help="steps after which memory is looked at again (1,000)")
    args = parser.parse_args()
    _measure_memory(args.games, args.long)
    with Pool(2) as pool:
        alone = [pool.apply(_rates, (args.games, args.steps)) for _ in range(3)]
        pairs = [pool.starmap(_rates, [(args.games, args.steps)] * 2) for _ in range(3)]
    one = median(rate for rate, _ in alone)
    two = median(sum(rate for rate, _ in pair) for pair in pairs)
    print(f"one process: {one:,.0f} decisions/s of wall time, {median(cpu for _, cpu in alone):,.0f} of processor time")
    print(f"two processes: {two:,.0f} decisions/s of wall time, efficiency {two / one / 2:.2f}")
    by_cpu = median(sum(cpu for _, cpu in pair) for pair in pairs) / median(cpu for _, cpu in alone) / 2
    print(f"two processes, of processor time: efficiency {by_cpu:.2f}")


def _rates(games: int, steps: int) -> tuple[float, float]:
    """Decisions a second of wall time and of processor time."""
    env = _begun(games)
    _play(env, 50)
    wall, cpu = time.perf_counter(), time.process_time()
    _play(env, steps)
    return games * steps / (time.perf_counter() - wall), games * steps / (time.process_time() - cpu)


def _measure_memory(games: int, steps: int) -> None:
    _play(_begun(games), 100)  # what is allocated once
    gc.collect()
    tracemalloc.start()
    one = _begun(games)
    _play(one, 250)
    allocated = tracemalloc.get_traced_memory()[0] - _array_bytes(one)
    tracemalloc.stop()
    del one
    gc.collect()
    before = _resident()
    envs = [_begun(games) for _ in range(4)]
    for env in envs:
        _play(env, 250)
    gc.collect()
    resident = (_resident() - before - sum(map(_array_bytes, envs))) / games / len(envs)
    print(f"memory: {allocated / games:,.0f} bytes a game beside its arrays; {resident:,.0f} resident, which varies")
    middle = _resident()
    for env in envs:
        _play(env, steps)
    gc.collect()
    print(f"growth over {steps * games * len(envs):,} more decisions: {_resident() - middle:,} bytes")


def _array_bytes(env: MotherlodeVectorEnv) -> int:
    return sum(array.nbytes for array in (env._observation, env._mask, env._rewards, env._actors))


def _begun(games: int) -> MotherlodeVectorEnv:
    env = MotherlodeVectorEnv(games, ruleset="base", seats=5, copy=False)
    env.reset(seed=1)
    return env


def _play(env: MotherlodeVectorEnv, steps: int) -> None:
    for _ in range(steps):
        env.step(env.random_actions())


def _resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * _PAGE


if __name__ == "__main__":
    main()
