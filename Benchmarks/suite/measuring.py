"""Running programs and reading what they took."""

import os
import platform
import re
import shutil
import statistics
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PROGRAMS = ROOT / "Benchmarks" / "Programs"


@dataclass
class Usage:
    """Medians over the rounds: seconds of CPU and of wall-clock time, and bytes of peak memory."""

    cpu: float
    wall: float
    peak: int


def run(command, **options):
    """Runs a command that has to succeed, and answers its output."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode != 0:
        shown = " ".join(map(str, command))
        raise SystemExit(f"failed: {shown[:200]}\n{(done.stdout + done.stderr)[-2000:]}")
    return done.stdout


def swiftc(output, sources, *flags):
    """Compiles a program for release."""
    run(["swiftc", "-O", "-wmo", "-parse-as-library", "-swift-version", "6", *flags, *sources, "-o", output])
    return output


class Stopwatch:
    """Measures whole processes through a small program of its own, whose memory is smaller than theirs."""

    def __init__(self, work):
        self.program = swiftc(work / "measure", [PROGRAMS / "Measure.swift"])

    def once(self, command):
        cpu, wall, peak, code = run([self.program, *command]).splitlines()[-1].split()
        if code not in ("0", "1"):  # 1 tells that a comparison found something.
            raise SystemExit(f"failed with {code}: {' '.join(map(str, command))}")
        return float(cpu), float(wall), int(peak)

    def compare(self, commands, rounds, before=lambda name: None):
        """Medians for each of several commands, which take turns, after one round that doesn't count.

        - commands: name to words; before: what to do before each run of a name, not measured.
        """
        runs = {name: [] for name in commands}
        for round_number in range(rounds + 1):
            for name, command in commands.items():
                before(name)
                taken = self.once(command)
                if round_number:
                    runs[name].append(taken)
        return {
            name: Usage(*(statistics.median(column) for column in zip(*taken))) for name, taken in runs.items()
        }


def instructions(command, inside=None):
    """Instructions of a run, or of a function and all it calls; None without valgrind.

    Hashing is seeded alike in each run, so the count is nearly the same each time. What the command exits
    with does not matter.
    """
    if shutil.which("valgrind") is None:
        return None
    words = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    if inside:
        words.append(f"--toggle-collect={inside}")
    done = subprocess.run(
        words + [str(word) for word in command], capture_output=True, text=True,
        env=os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"})
    found = re.search(r"Collected : (\d+)", done.stderr)
    return int(found.group(1)) if found else None


def size(path):
    """The bytes of all files below a path."""
    path = Path(path)
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return sum(file.stat().st_size for file in files)


def build_tokenc():
    """Builds the compiler for release and answers where it is."""
    options = ["-c", "release", "--product", "tokenc"] + os.environ.get("SWIFT_BUILD_OPTIONS", "").split()
    run(["swift", "build", *options], cwd=ROOT)
    return Path(run(["swift", "build", *options, "--show-bin-path"], cwd=ROOT).strip()) / "tokenc"


def linked(tokenc, output, *options):
    """The objects of a tool that was built here, linked with other options; the tool itself elsewhere than on Linux."""
    objects = tokenc.parent / "tokenc.product/Objects.LinkFileList"
    if platform.system() != "Linux" or not objects.exists():
        return tokenc
    run(["swiftc", *options, f"@{objects}", "-Xlinker", "--defsym=main=tokenc_main", "-o", output])
    return output
