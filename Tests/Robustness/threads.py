"""Asks the runtime from several threads at once, under the thread and the address sanitizer.

First lookups, values of all themes, lenient decoding with one reporter, faulty and deep documents on stacks of 512 KB, rich text,
and changes of a theme store: see Threads/Threads.swift. A race or a wrong access is a fault; so is a race that is there on
purpose and is not found.

Usage: threads.py [--runs N]
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def build(sanitizer):
    # Optimized, as apps are: frames of code that is not take more of a small stack.
    command = ["swift", "build", "-c", "release", "--package-path", ROOT, "--scratch-path", ROOT / ".build" / f"threads-{sanitizer}", "--product",
               "Threads", f"--sanitize={sanitizer}"]
    environment = os.environ | {"DESIGN_TOKENS_THREADS": "1"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True)
    if result.returncode:
        sys.exit(result.stdout[-4000:] + result.stderr[-4000:])
    return ROOT / ".build" / f"threads-{sanitizer}" / "release/Threads"


def run(program, *arguments):
    environment = os.environ | {"ASAN_OPTIONS": "detect_leaks=0", "TSAN_OPTIONS": "halt_on_error=0:exitcode=66", "SWIFT_BACKTRACE": "enable=no",
                                "SWIFT_DETERMINISTIC_HASHING": "1"}
    return subprocess.run([program, *arguments], env=environment, capture_output=True, text=True, errors="replace", timeout=600)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=3)
    options = parser.parse_args()
    for sanitizer in ("thread", "address"):
        program = build(sanitizer)
        # A "data race", or a "Swift access race".
        if sanitizer == "thread" and not re.search(r"WARNING: ThreadSanitizer: .* race", run(program, "race").stderr):
            sys.exit("the thread sanitizer does not find the race that is there on purpose")
        for _ in range(options.runs):
            result = run(program)
            if result.returncode or "WARNING" in result.stderr or "ERROR" in result.stderr:
                sys.exit(f"{sanitizer}: exit {result.returncode}\n{result.stdout}\n{result.stderr[:6000]}")
        print(f"{sanitizer} sanitizer: {options.runs} runs, 0 faults; {result.stdout.strip()}", flush=True)


main()
