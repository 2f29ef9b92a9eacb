#!/usr/bin/env python3
"""Feeds every reader with inputs that libFuzzer makes, under the address sanitizer.

    Tests/Robustness/fuzz.py                      a minute in all, built without optimization
    Tests/Robustness/fuzz.py --seconds 3600       an hour
    Tests/Robustness/fuzz.py --seconds 28800 --fast --corpus ~/corpus
                                                  a night: optimized, and what it learns is kept

An input that traps, hangs for more than ten seconds or takes more than 2 GB is a fault: it is shown and
kept, and the exit code is 1. Targets are the cases of Fuzz/FuzzTarget.swift; inputs begin with files of
this repository and are changed as JSON (Fuzz/JSONMutation.swift) or byte by byte.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SEEDS = {
    "tokens": ["tokens/**/*.tokens.json", "Tests/Consumer/tokens/**/*.tokens.json"],
    "resolver": ["tokens/*.resolver.json", "Tests/Fixtures/themes/**/*.resolver.json"],
    "configuration": ["**/tokenc.json"],
    "spec": ["**/*.component.json"],
    "layout": ["Tests/Fixtures/documents/*.json"],
    "import": ["Tests/Fixtures/import/**/*.json", "Tests/Fixtures/alfa/*.json"],
    "swift": ["Sources/tokenc/Change/**/*.swift", "Sources/tokenc/SwiftSyntax/*.swift", "Examples/**/*.swift"],
    "richText": [],
}
TEXTS = {
    "richText": ['<b>a</b> <a href="https://a.b">c</a>', "<p>1 &lt; 2<br/><mark>x</mark></p>", "&#x1F600;<code>"],
    "layout": ['[{"type": "Card", "title": "a", "size": "L", "price": "1.5", "items": [{"type": "Card", "title": "b"}]}]'],
}
WORDS = """$value $type $ref $root $extends $description $deprecated $extensions color dimension number duration
fontFamily fontWeight typography shadow gradient border transition cubicBezier strokeStyle colorSpace components alpha hex
srgb display-p3 oklch hsl none unit px rem ms version sets modifiers resolutionOrder contexts default sources groups hidden
enums elements variants looks states content layout kind label view button type server onFault fallback otherwise""".split()


def build(fast):
    scratch = ROOT / ".build" / ("fuzz-fast" if fast else "fuzz")
    how = ["-c", "release"] if fast else []
    # Address sanitizing takes half of the speed, and the optimized run is for many inputs.
    sanitizers = "fuzzer" if fast else "fuzzer,address"
    command = ["swift", "build", "--package-path", ROOT, "--scratch-path", scratch, "--product", "Fuzz", *how,
               "-Xswiftc", "-sanitize=" + sanitizers, "-Xswiftc", "-enable-testing"]
    environment = os.environ | {"DESIGN_TOKENS_FUZZ": "1"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True)
    if result.returncode:
        sys.exit(result.stdout[-4000:] + result.stderr[-4000:])
    folder = scratch / ("release" if fast else "debug")
    result = subprocess.run(
        ["swiftc", "-sanitize=" + sanitizers, folder / "libFuzz.a", "-o", folder / "fuzz"], capture_output=True, text=True)
    if result.returncode:
        sys.exit(result.stderr[-4000:])
    return folder / "fuzz"


def seeds(target, folder):
    """The smallest files of a kind: what is small is changed where it matters."""
    files = {path for pattern in SEEDS[target] for path in ROOT.glob(pattern)
             if path.is_file() and not any(part.startswith(".") for part in path.relative_to(ROOT).parts)}
    for number, path in enumerate(sorted(files, key=lambda path: (path.stat().st_size, path))[:60]):
        shutil.copy(path, folder / f"seed-{number}")
    for number, text in enumerate(TEXTS.get(target, [])):
        (folder / f"text-{number}").write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=60, help="in all")
    parser.add_argument("--fast", action="store_true")
    parser.add_argument("--corpus", type=pathlib.Path, help="where inputs with new coverage are kept")
    parser.add_argument("--length", type=int, default=20000, help="of an input, in bytes; short ones run faster")
    parser.add_argument("--target", action="append", choices=SEEDS)
    options = parser.parse_args()
    program = build(options.fast)
    targets = options.target or list(SEEDS)
    faults = runs = 0
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        words = work / "words"
        words.write_text("".join(f'"{word}"\n' for word in WORDS))
        for target in targets:
            corpus = (options.corpus or work) / target
            first = work / (target + "-seeds")
            for folder in (corpus, first):
                folder.mkdir(parents=True, exist_ok=True)
            seeds(target, first)
            # Where a file that traps is kept, so that it can be looked at.
            kept = ROOT / ".build" / f"fault-{target}-"
            command = [program, f"-max_total_time={max(options.seconds // len(targets), 1)}", "-timeout=10", "-rss_limit_mb=2048",
                       # Swift keeps bits of its own in pointers to globals, which then look leaked.
                       "-detect_leaks=0",
                       f"-max_len={options.length}", f"-dict={words}", f"-artifact_prefix={kept}", "-print_final_stats=1", corpus, first]
            start = time.time()
            result = subprocess.run(
                list(map(str, command)), env=os.environ | {"FUZZ_TARGET": target, "ASAN_OPTIONS": "detect_leaks=0",
                                               "SWIFT_BACKTRACE": "enable=no"}, capture_output=True, text=True, errors="replace")
            count = re.search(r"number_of_executed_units: (\d+)", result.stderr)
            count = int(count[1]) if count else 0
            runs += count
            if result.returncode:
                faults += 1
                print(result.stderr[-6000:])
            print(f"{target}: {count} inputs, {count // max(time.time() - start, 1):.0f} a second, {'a fault' if result.returncode else 'no fault'}", flush=True)
    print(f"{runs} inputs, {faults} faults")
    sys.exit(1 if faults else 0)


main()
