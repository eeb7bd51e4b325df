#!/usr/bin/env python3
"""Measures Yoga on the trees of `Benchmarks layout`, as a comparison for the engine.

    pip install --target .build/pyyoga pyyoga==0.1.0
    PYTHONPATH=.build/pyyoga Sources/Benchmarks/Yoga/yoga_trees.py --runs 7

The trees are built and laid out by yoga_trees.c; Python only starts it, so the times contain no Python code. They are
processor times. Yoga's rounding to pixels is off, as in the engine.
"""

from __future__ import annotations

import argparse
import ctypes
import pathlib
import statistics
import subprocess
import tempfile

import pyyoga._pyyoga

SOURCE = pathlib.Path(__file__).with_name("yoga_trees.c")
LEAVES = {"flexible": 1, "fixed": 2}  # The number of nodes of a leaf in the engine.
BRANCHING = {"wide": 0, "nested": 10, "binary": 2}


class Result(ctypes.Structure):
    """The times of one tree in seconds, its number of elements, and the frame of its outermost stack."""

    _fields_ = [(name, ctypes.c_double) for name in ("build", "layout", "resize", "change")] + [
        ("elements", ctypes.c_size_t),
        ("frame", ctypes.c_float * 4),
    ]


def compiled() -> ctypes.CDLL:
    """Compiles yoga_trees.c, which uses the functions of the loaded package, and returns the library."""
    ctypes.CDLL(pyyoga._pyyoga.__file__, mode=ctypes.RTLD_GLOBAL)
    with tempfile.TemporaryDirectory() as folder:
        library = pathlib.Path(folder) / "yoga_trees.so"
        subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", library, SOURCE], check=True)
        trees = ctypes.CDLL(str(library))
    trees.measure.argtypes = [ctypes.c_size_t, ctypes.c_size_t, ctypes.c_bool]
    trees.measure.restype = Result
    return trees


def leaf_count(shape: str, leaf: str, size: int) -> int:
    """Returns the number of leaves in the engine's tree of the same name."""
    return size // (LEAVES[leaf] + (1 if shape == "binary" else 0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=5, help="the number of measurements of each tree")
    parser.add_argument("--filter", default="", help="only trees whose name contains the text")
    parser.add_argument("--size", type=int, default=100_000, help="the number of nodes of the engine's trees")
    arguments = parser.parse_args()
    trees = compiled()
    print("| tree | elements | build ns/element | layout ns/element | resize ms | change µs | outermost stack |")
    print("|---|---|---|---|---|---|---|")
    for shape, branching in BRANCHING.items():
        for leaf in LEAVES:
            name = f"{shape}/{leaf}/{arguments.size}"
            if arguments.filter not in name:
                continue
            leaves = leaf_count(shape, leaf, arguments.size)
            results = [trees.measure(branching, leaves, leaf == "flexible") for _ in range(arguments.runs)]

            def median(field: str) -> float:
                return statistics.median(getattr(result, field) for result in results)

            elements, frame = results[0].elements, " ".join(f"{length:g}" for length in results[0].frame)
            print(
                f"| {name} | {elements:,} | {median('build') * 1e9 / elements:.0f} "
                f"| {median('layout') * 1e9 / elements:.0f} | {median('resize') * 1e3:.2f} "
                f"| {median('change') * 1e6:.1f} | {frame} |"
            )


if __name__ == "__main__":
    main()
