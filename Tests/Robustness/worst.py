"""Measures what the worst that a server may send within the default budget costs an app: rich texts, templates, addresses and constraints.

Each shape takes half a second of the processor and 100 MiB at most, the text itself included. The runtime is compiled with optimization.

Usage: worst.py [--shape NAME]
"""

import argparse
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RUNTIME = ROOT / "Sources/DesignTokens/Runtime"
MAIN = ROOT / "Tests/Robustness/Worst/main.swift"
SECONDS, MEBIBYTES = 0.5, 100


def run(folder, *words):
    result = subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True)
    if result.returncode:
        sys.exit(f"{' '.join(map(str, words))[:200]}: exit {result.returncode}\n{result.stdout[-3000:]}{result.stderr[-3000:]}")
    return result.stdout


def measured(folder, name):
    """Seconds of the processor, and mebibytes of the process at most."""
    with subprocess.Popen(["./worst", name], cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        said = process.stdout.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{name}: exit {process.returncode}")
    return float(said.split()[0]), usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--shape", action="append")
    options = parser.parse_args()
    flags = ["-swift-version", "6", "-package-name", "tokens", "-wmo", "-O"]
    faults, count = [], 0
    with tempfile.TemporaryDirectory() as folder:
        run(folder, "swiftc", *flags, "-parse-as-library", "-emit-library", "-static", "-emit-module", "-module-name", "TokenRuntime",
            "-o", "libTokenRuntime.a", *sorted(RUNTIME.rglob("*.swift")))
        run(folder, "swiftc", *flags, "-I", ".", "-module-name", "Worst", "-o", "worst", MAIN, "libTokenRuntime.a")
        for name in run(folder, "./worst").splitlines():
            if options.shape and name not in options.shape:
                continue
            time, memory = measured(folder, name)
            count += 1
            is_over = time > SECONDS or memory > MEBIBYTES
            print(f"{name:44}{time:8.3f} s {memory:6.0f} MiB{'  too much' if is_over else ''}", flush=True)
            if is_over:
                faults.append(name)
    if faults:
        sys.exit(f"{len(faults)} faults in {count} measured: {faults}")
    print(f"{count} measured, 0 faults")


main()
