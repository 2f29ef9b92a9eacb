"""Counts the instructions that an app needs to decode documents of a server that is newer, careless or hostile.

- names that the app does not know cost at most twice as much as known ones, however many there are
- twice as many elements cost at most 2.5 times as much
- four times as many as the budget allows cost at most twice as much as the budget allows

Usage: documents.py [--program PATH] [--shape NAME]

valgrind is needed. Without a program, one is built from Documents/Documents.swift.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Of ContentBudget.
ELEMENTS, FAULTS = 50_000, 10_000
SHAPES = ["known", "unknown", "types", "rubbish", "numbers", "fractions", "mixed", "objects", "long", "links"]
# Those in which each element counts once.
HUGE = {"types": FAULTS, "rubbish": FAULTS, "numbers": ELEMENTS, "mixed": ELEMENTS}
PAIR = ("unknown", "known")


def build():
    scratch = ROOT / ".build/documents"
    command = ["swift", "build", "-c", "release", "--package-path", ROOT, "--scratch-path", scratch, "--product", "Documents"]
    result = subprocess.run(command, env=os.environ | {"DESIGN_TOKENS_DOCUMENTS": "1"}, capture_output=True, text=True)
    if result.returncode:
        sys.exit(result.stdout[-4000:] + result.stderr[-4000:])
    return scratch / "release/Documents"


def count(program, shape, size):
    command = ["valgrind", "--tool=callgrind", "--toggle-collect=*measuredDecode*", "--callgrind-out-file=/dev/null", program, shape, str(size)]
    result = subprocess.run(command, capture_output=True, text=True, errors="replace", env=os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"})
    if result.returncode:
        sys.exit(f"{shape} {size}: exit {result.returncode}: {result.stderr[-500:]}")
    cost = int(re.search(r"Collected : (\d+)", result.stderr).group(1))
    if cost == 0:
        sys.exit("nothing is counted")
    return cost


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", type=pathlib.Path)
    parser.add_argument("--shape", choices=SHAPES)
    options = parser.parse_args()
    program = options.program or build()
    faults, measured = [], 0

    def compare(title, cost, other, limit):
        nonlocal measured
        measured += 1
        is_over = cost > limit * other
        print(f"{title:40}{other / 1e6:10.1f} M {cost / 1e6:10.1f} M {cost / other:6.2f}{'  more than ' + str(limit) if is_over else ''}", flush=True)
        if is_over:
            faults.append(title)

    for shape in SHAPES:
        if options.shape not in (None, shape):
            continue
        least = count(program, shape, 1)
        costs = {size: count(program, shape, size) - least for size in (500, 1_000)}
        compare(f"{shape}: 1,000 and 500", costs[1_000], max(costs[500], 1), 2.5)
        if shape == PAIR[0]:
            for size, cost in costs.items():
                compare(f"{shape} and {PAIR[1]}, {size}", cost, count(program, PAIR[1], size), 2)
        if shape in HUGE:
            compare(f"{shape}: {4 * HUGE[shape]:,} and {HUGE[shape]:,}", count(program, shape, 4 * HUGE[shape]), count(program, shape, HUGE[shape]), 2)
    if faults:
        sys.exit(f"{len(faults)} of {measured} cost too much: {faults}")
    print(f"{measured} measured, 0 cost too much")


main()
