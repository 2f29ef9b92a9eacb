"""Runs every attack and prints a table of what was attacked, how often, and how often it failed.

    Tests/Robustness/all.py --tokenc PATH            in their short forms
    Tests/Robustness/all.py --tokenc PATH --night    in full: some hours
    Tests/Robustness/all.py --tokenc PATH --only kills --only files
    Tests/Robustness/all.py --tokenc PATH --part 7   the part with this seed, minutes long

The table is GitHub Flavored Markdown, as in SECURITY.md. The exit code is 1 when an attack failed; what it printed is shown.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
CI = HERE.parent / "ci"
# Each: the script, its words for a day and for a night, what is attacked, and how the number of cases is told.
ATTACKS = [
    (HERE / "kills.py", ["--every", "9"], [], "kills and faults at each step of the commands that write", r"(\d+) attacks"),
    (HERE / "files.py", ["--pairs", "20"], ["--pairs", "300"], "two runs at once, modes, links, owners, attributes", r"(\d+) checks"),
    (HERE / "hostile.py", [], [], "hostile strings in commands, formats and streams", r"(\d+) texts"),
    (HERE / "git.py", [], [], "hostile repositories, revisions and paths", r"(\d+) commands"),
    (HERE / "fuzz.py", [], ["--fast", "--seconds", "5000", "--length", "2000"], "inputs that libFuzzer makes, for eight readers", r"(\d+) inputs, \d+ faults"),
    (HERE / "sets.py", ["--count", "50"], ["--count", "500", "--seed", "night"], "random legal sets and specs, compiled", r"(\d+) sets compiled"),
    (HERE / "sources.py", ["--count", "60"], ["--count", "2000", "--seed", "night"], "random sets as other tools write them, imported with no option", r"^(\d+) sets"),
    (HERE / "members.py", ["--count", "40"], ["--count", "1000", "--seed", "night"], "the account of every member of imported sets, by another reader", r"^(\d+) members"),
    (CI / "names.py", [], [], "every scalar and word as a name, compiled", r"^(\d+) "),
    (HERE / "threads.py", ["--runs", "1"], ["--runs", "20"], "the runtime on eight threads under two sanitizers", r"(\d+) runs"),
    (HERE / "narrow.py", [], [], "the runtime where an Int has 32 bits", r"^(\d+) files"),
    (HERE / "packs.py", [], ["--kills", "1000", "--mutants", "10000000", "--pairs", "10000"], "packs of themes: two released apps, kills, random palettes", r"^(\d+) cases"),
    (HERE / "delivery.py", None, [], "sequences of what happens to packs, compared with a model", r"^(\d+) sequences"),
    (HERE / "worst.py", None, [], "the worst texts, templates and constraints within a budget", r"^(\d+) measured"),
    (HERE / "documents.py", None, [], "documents of a newer or hostile server, decoded by an app", r"(\d+) measured"),
    (HERE / "scaling.py", None, [], "instructions of each command for n and 2n", r"(\d+) measured"),
    (HERE / "growth.py", None, [], "each reader on up to 200,000 of what it reads", r"(\d+) measured"),
    (HERE / "outputs.py", None, ["--seed", "night"], "each output of random sets and hostile texts, read by its own parser", r"(\d+) outputs parsed"),
    (CI / "reproducible.py", None, [], "files of two releases from two folders", r"(\d+) files"),
    (CI / "mutants.py", None, ["--count", "300", "--minutes", "240"], "changes of the program, to be noticed by tests", r"of (\d+) that are not equivalent"),
]
# What is random takes its seed in a part; what has no short form is shortened here.
SEEDED = {"growth.py", "mutants.py", "sets.py", "sources.py", "members.py", "outputs.py"}
PARTS = {"delivery.py": ["--length", "7"], "mutants.py": ["--count", "10", "--minutes", "8", "--least", "50"], "outputs.py": ["--every", "3", "--count", "60"]}
WITH_TOOL = {"kills.py", "files.py", "hostile.py", "git.py", "sets.py", "sources.py", "members.py", "names.py", "scaling.py", "growth.py", "outputs.py", "packs.py"}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokenc", required=True, type=pathlib.Path, help="built for release")
    parser.add_argument("--night", action="store_true")
    parser.add_argument("--part", metavar="SEED", help="short forms with this seed, also of attacks that have none else")
    parser.add_argument("--only", action="append", help="the name of a script, without its ending")
    options = parser.parse_args()
    rows, failed = [], []
    for script, day, night, title, pattern in ATTACKS:
        words = night if options.night else day
        if options.part:
            words = PARTS.get(script.name, night if day is None else day)
            words = [*words, *(["--seed", options.part] if script.name in SEEDED and "--seed" not in words else [])]
        if words is None or options.only and script.stem not in options.only:
            continue
        command = [sys.executable, script, *words, *(["--tokenc", options.tokenc.resolve()] if script.name in WITH_TOOL else [])]
        start = time.time()
        result = subprocess.run(list(map(str, command)), capture_output=True, text=True, errors="replace")
        cases = sum(map(int, re.findall(pattern, result.stdout, re.MULTILINE)))
        # A script that counts nothing has not attacked anything.
        is_failed = result.returncode != 0 or cases == 0
        if is_failed:
            failed.append(script.stem)
            print(result.stdout[-4000:] + result.stderr[-4000:], file=sys.stderr)
        faults = re.findall(r"(\d+) (?:faults|grow|differ)", result.stdout + result.stderr)
        rows.append((title, f"`{script.name}`", f"{cases:,}", faults[-1] if faults and is_failed else "some" if is_failed else "0",
                     f"{time.time() - start:.0f} s"))
        print(" | ".join(rows[-1]), file=sys.stderr, flush=True)
    print("| Attack | By | Cases | Failures | Time |\n|---|---|---|---|---|")
    for row in rows:
        print("| " + " | ".join(row) + " |")
    sys.exit(f"failed: {', '.join(failed)}" if failed else 0)


main()
