"""Runs the commands of README's first screen, as README prints them and in its order, and compares their time with
the time that README states.

A command fails the check when it fails, or when it takes more than half as long again as stated. The speed of the
machine counts: a fixed piece of work, made here and the same on every machine, is compiled before and after each
command on as many processors, and its time is compared with REFERENCE, its time where the stated times were measured.

Usage: first_steps.py [--planted]    --planted only checks that faults are found
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Seconds of the fixed work where the times in README.md and GettingStarted.md were measured: two quiet processors.
REFERENCE = 9.4
PROCESSORS = 2
TOLERANCE = 1.5


class Failure(Exception):
    pass


def commands(text):
    """The commands of the first block of shell, each with the seconds that its comment states first."""
    block = re.search(r"```sh\n(.*?)```", text, re.S)
    if not block:
        raise Failure("README.md has no block of shell")
    found = []
    for line in block[1].splitlines():
        words, _, comment = line.partition("#")
        stated = re.match(r" *(\d+) (second|minute)s?\b", comment)
        if not stated:
            raise Failure(f"README.md states no time behind '{words.strip()}'; begin the comment with, for example, '2 minutes'")
        found.append((words.strip(), int(stated[1]) * (60 if stated[2] == "minute" else 1)))
    return found


def fixed_work():
    """The seconds that the fixed work takes, on every processor at once."""
    lines = []
    for number in range(600):
        lines.append(f"struct Made{number}: Hashable, Sendable {{\n  var first: [Int: String] = [:]\n  var second = {number}.5\n"
                     f"  func value(_ text: String) -> String {{ text + first.values.joined() + \"\\(second * Double(first.count))\" }}\n}}")
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder) / "made.swift"
        source.write_text("\n".join(lines))
        began = time.monotonic()
        started = [
            subprocess.Popen(["swiftc", "-c", "-parse-as-library", "-Onone", source, "-o", source.with_suffix(f".{number}.o")])
            for number in range(PROCESSORS)]
        if any(process.wait() for process in started):
            raise Failure("the fixed work does not compile")
        return time.monotonic() - began


def allowed(stated, work):
    return stated * TOLERANCE * max(work / REFERENCE, 0.5)


def run(text):
    before = fixed_work()
    print(f"the fixed work takes {before:.1f} s; {REFERENCE} s where README's times were measured")
    for command, stated in commands(text):
        print(f"\n$ {command}", flush=True)
        began, used = time.monotonic(), os.times()
        status = subprocess.run(command, shell=True, cwd=ROOT).returncode
        seconds, now = time.monotonic() - began, os.times()
        processor = now.children_user + now.children_system - used.children_user - used.children_system
        after = fixed_work()
        limit = allowed(stated, (before + after) / 2)
        before = after
        print(f"{seconds:.0f} s, {processor:.0f} CPU-s; README states {stated} s, which allows {limit:.0f} s here")
        if status:
            raise Failure(f"'{command}' ends with {status}")
        if seconds > limit:
            raise Failure(f"'{command}' takes {seconds:.0f} s, and README.md states {stated} s; {limit:.0f} s are allowed here")


def planted():
    """Faults in a README must be found."""
    text = (ROOT / "README.md").read_text("utf-8")
    assert [command for command, _ in commands(text)] == ["swift run tokenc tokens/ --brand alfa", "swift test"], commands(text)
    for changed in (re.sub(r"# \d+ ", "# some ", text), text.replace("```sh", "```")):
        try:
            commands(changed)
        except Failure:
            continue
        sys.exit("first_steps: a README without times or commands is accepted")
    for command in ("false", "sleep 2"):
        try:
            run(f"```sh\n{command}   # 0 seconds\n```")
        except Failure:
            continue
        sys.exit(f"first_steps: '{command}' within 0 seconds is accepted")


if __name__ == "__main__":
    try:
        if "--planted" in sys.argv[1:]:
            planted()
        else:
            run((ROOT / "README.md").read_text("utf-8"))
    except Failure as failure:
        sys.exit(f"first_steps: {failure}")
