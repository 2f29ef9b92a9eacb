"""Ends tokenc at every step that it takes in the file system, or lets that step fail, in every command that writes.

After each: `--check` tells the truth, every file is whole (as before, or as a clean run leaves it), running the command
again gives what a clean run gives, going back gives what was there before, and nothing temporary is left.
A step that fails must also change nothing and be told: the exit code is not zero.

Usage: kills.py --tokenc PATH [--every N] [--scenario NAME]

A tokenc that is linked to the C library dynamically, Linux, and clang are needed.
"""

import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ERRORS = {"ENOSPC": 28, "EIO": 5, "EACCES": 13}


class Scenario:
    """A command that writes, in a folder that `prepare` filled."""

    def __init__(self, name, prepare, arguments, check=None, back=None, stages=False):
        self.name, self.prepare, self.arguments = name, prepare, arguments
        # Whether the command does two things one after the other, of which a fault may leave the first.
        self.stages = stages
        # Arguments that say whether the command would still change something.
        self.check = check
        # What undoes the change of the input, after which the command gives the earlier state.
        self.back = back


def tree(folder):
    """Every file with its contents; of the temporary ones the name says what they are."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


class Attack:
    def __init__(self, tokenc, folder, every):
        self.tokenc, self.folder, self.every = str(tokenc), folder, every
        self.library = folder / "steps.so"
        subprocess.run(["clang", "-shared", "-fPIC", "-O1", "-o", self.library, HERE / "steps.c", "-ldl"], check=True)
        self.faults, self.count = [], 0

    def run(self, place, arguments, **steps):
        environment = dict(os.environ)
        if steps:
            environment["LD_PRELOAD"] = str(self.library)
            environment["STEP_NAME"] = pathlib.Path(self.tokenc).name
            environment.update({f"STEP_{key}": str(value) for key, value in steps.items()})
        return subprocess.run([self.tokenc, *arguments], cwd=place, env=environment, capture_output=True, text=True)

    def fault(self, scenario, how, text):
        self.faults.append(f"{scenario.name}, {how}: {text}")

    def attack(self, scenario):
        before = self.folder / "before"
        before.mkdir()
        scenario.prepare(self, before)
        clean = self.copy(before, "clean")
        log = self.folder / "steps"
        result = self.run(clean, scenario.arguments, LOG=log)
        if result.returncode:
            sys.exit(f"{scenario.name} does not run: {result.stderr[:2000]}")
        steps = int(log.read_text())
        states = tree(before), tree(clean)
        back = None
        if scenario.back:
            reverted = self.copy(clean, "reverted")
            scenario.back(reverted)
            self.run(reverted, scenario.arguments)
            back = tree(reverted)
        for number in range(1, steps + 1, self.every):
            for how in ("KILL", "HALF"):
                self.killed(scenario, states, back, number, how)
            for name, error in ERRORS.items():
                self.failed(scenario, states, number, name, error)
        print(f"{scenario.name}: {steps} steps", flush=True)
        for path in self.folder.iterdir():
            if path.is_dir():
                shutil.rmtree(path)

    def copy(self, source, name):
        target = self.folder / name
        if target.exists():
            shutil.rmtree(target)
        shutil.copytree(source, target, symlinks=True)
        return target

    def killed(self, scenario, states, back, number, how):
        title = f"{how.lower()} at step {number}"
        self.count += 1
        place = self.copy(self.folder / "before", "attacked")
        result = self.run(place, scenario.arguments, **{how: number})
        if result.returncode != -9:
            return self.fault(scenario, title, f"exit {result.returncode}, not killed")
        left = tree(place)
        for name, contents in left.items():
            known = [state.get(name) for state in states]
            if not name.endswith(".tmp") and contents not in known and not name.endswith(".tokenc-manifest"):
                self.fault(scenario, title, f"{name} is neither as before nor as after")
        if scenario.check:
            told = self.run(place, scenario.check).returncode
            truth = {name: left.get(name) for name in left} == states[1]
            if (told == 0) != truth:
                self.fault(scenario, title, f"--check says {told}, but the files {'do' if truth else 'do not'} agree")
        kept = self.copy(place, "kept")
        again = self.run(place, scenario.arguments)
        self.compare(scenario, title, "again", again, tree(place), states[1])
        if back is not None:
            scenario.back(kept)
            again = self.run(kept, scenario.arguments)
            self.compare(scenario, title, "back", again, tree(kept), back)

    def compare(self, scenario, title, what, result, found, wanted):
        if result.returncode:
            self.fault(scenario, title, f"{what}: exit {result.returncode}: {result.stderr.splitlines()[:1]}")
        for name in sorted(found.keys() | wanted.keys()):
            if found.get(name) != wanted.get(name):
                kind = "is left" if name not in wanted else "is missing" if name not in found else "differs"
                self.fault(scenario, title, f"{what}: {name} {kind}")

    def failed(self, scenario, states, number, name, error):
        title = f"{name} at step {number}"
        self.count += 1
        place = self.copy(self.folder / "before", "attacked")
        result = self.run(place, scenario.arguments, FAIL=f"{number}:{error}")
        if result.returncode < 0:
            return self.fault(scenario, title, f"died of signal {-result.returncode}")
        found = tree(place)
        if result.returncode == 0:
            # What is not needed, such as removing an empty folder, may fail.
            if found != states[1]:
                self.fault(scenario, title, "exit 0, and the files are not as after")
        elif scenario.stages:
            again = self.run(place, scenario.arguments)
            self.compare(scenario, title, "again", again, tree(place), states[1])
        elif found != states[0]:
            names = [name for name in found.keys() | states[0].keys() if found.get(name) != states[0].get(name)]
            self.fault(scenario, title, f"exit {result.returncode}, and changed: {sorted(names)[:3]}")


# What the commands work on.


def starter(attack, place):
    if attack.run(place, ["init", "tokens", "--quiet"]).returncode:
        sys.exit("init does not run")


def edit_json(path, change):
    document = json.loads(path.read_text())
    change(document)
    path.write_text(json.dumps(document, indent=2))


def prefix(place, value):
    edit_json(place / "tokens/tokenc.json", lambda file: file.update(typePrefix=value))


COMPILE = ["tokens", "--output", "out"]


def renamed_types(attack, place):
    starter(attack, place)
    attack.run(place, COMPILE)
    prefix(place, "Acme")


def two_folders(attack, place):
    starter(attack, place)
    attack.run(place, ["tokens"])
    prefix(place, "Acme")


def with_catalog(attack, place):
    starter(attack, place)
    edit_json(place / "tokens/tokenc.json", lambda file: file["output"].update(assets="../Assets.xcassets"))
    attack.run(place, ["tokens"])
    edit_json(place / "tokens/tokenc.json", lambda file: file["groups"]["color"].update(assetNamespace="ui"))


def foreign(attack, place):
    (place / "sd").mkdir()
    (place / "sd/colors.json").write_text(json.dumps({"color": {"red": {"value": "#f00", "type": "color"}}}))
    attack.run(place, ["import", "style-dictionary", "sd", "--output", "dtcg"])
    (place / "sd/colors.json").unlink()
    (place / "sd/paints.json").write_text(json.dumps({"color": {"blue": {"value": "#00f", "type": "color"}}}))


def redesign(attack, place):
    for name, token in (("old", "plain"), ("new", "calm")):
        (place / name).mkdir()
        tokens = {"color": {"$type": "color", token: {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}
        if name == "new":
            tokens["color"][token]["$extensions"] = {"tokenc": {"formerNames": ["plain"]}}
        (place / name / "a.tokens.json").write_text(json.dumps(tokens))
    (place / "App").mkdir()
    for number in range(4):
        (place / f"App/View{number}.swift").write_text("let color = theme[ColorToken.plain]\n" * (number + 1))


def shipped(attack, place):
    starter(attack, place)
    attack.run(place, ["contract", "tokens", "--release", "1.0.0"])
    spacing = place / "tokens/semantic/spacing.tokens.json"
    edit_json(spacing, lambda file: file["spacing"].update(xl={"$value": {"value": 40, "unit": "px"}}))


def findings(attack, place):
    """Token files, each with an alias that `lint --fix` leads to the successor."""
    color = {"colorSpace": "srgb", "components": [1, 0, 0]}
    (place / "tokens").mkdir()
    for number in range(4):
        document = {f"color{number}": {"$type": "color", "old": {"$value": color, "$deprecated": True, "$extensions": {
                                           "tokenc": {"replacedBy": f"color{number}.new"}}},
                                       "new": {"$value": color}, "user": {"$value": "{color%d.old}" % number}}}
        (place / f"tokens/{number}.tokens.json").write_text(json.dumps(document, indent=2))


def empty(attack, place):
    (place / "here").write_text("")


SCENARIOS = [
    Scenario("compile", renamed_types, COMPILE, COMPILE + ["--check"], lambda place: prefix(place, "")),
    Scenario("compile into two folders", two_folders, ["tokens"], ["tokens", "--check"],
             lambda place: prefix(place, "")),
    Scenario("compile with a catalog", with_catalog, ["tokens"], ["tokens", "--check"]),
    Scenario("import", foreign, ["import", "style-dictionary", "sd", "--output", "dtcg"],
             ["import", "style-dictionary", "sd", "--output", "dtcg", "--check"]),
    Scenario("contract", shipped, ["contract", "tokens", "--release", "1.1.0"]),
    Scenario("lint", findings, ["lint", "tokens", "--fix", "--fail-on", "never"]),
    Scenario("baseline", findings, ["lint", "tokens", "--update-baseline", "--reason", "later", "--fail-on", "never"]),
    Scenario("migrate", redesign, ["migrate", "old", "new", "--sources", "App", "--apply"]),
    Scenario("preview", starter, ["preview", "tokens", "--output", "tokens.html"]),
    Scenario("init", empty, ["init", "tokens"]),
    Scenario("init --package", empty, ["init", "--package", "Acme", "--dependency", "../design-tokens"],
             stages=True),
]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True, type=pathlib.Path)
    parser.add_argument("--every", type=int, default=1, help="attack every Nth step only")
    parser.add_argument("--scenario")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        attack = Attack(arguments.tokenc.resolve(), pathlib.Path(folder), arguments.every)
        for scenario in SCENARIOS:
            if arguments.scenario in (None, scenario.name):
                attack.attack(scenario)
    for fault in attack.faults[:40]:
        print(fault)
    if attack.faults:
        sys.exit(f"{len(attack.faults)} faults in {attack.count} attacks")
    print(f"{attack.count} attacks, 0 faults")


main()
