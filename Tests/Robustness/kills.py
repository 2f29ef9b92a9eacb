"""Ends tokenc at every step that it takes in the file system, or lets that step fail, in every command that writes.

After each: `--check` tells the truth, every file is whole (as before, or as a clean run leaves it), running the command
again gives what a clean run gives, going back gives what was there before, and nothing temporary is left. Of commands without a manifest,
any other that writes finishes or undoes what was begun, and one that reads says that there is something to finish.
A step that fails must also change nothing and be told: the exit code is not zero. The same holds when a run is ended while it
undoes what a failed step began, or while it mends what an ended one left.

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

# What a command writes that is run instead of the one that was killed.
OTHER = "another-set"
HERE = pathlib.Path(__file__).resolve().parent
ERRORS = {"ENOSPC": 28, "EIO": 5, "EACCES": 13}
# The exit code for words that a command can't take.
USAGE = 64
# Of steps after which, and at which, another run is ended, one in so many.
NESTED = 3


class Scenario:
    """A command that writes, in a folder that `prepare` filled."""

    def __init__(self, name, prepare, arguments, check=None, back=None, stages=False, journal=False, folder=".", other=("init", OTHER + "/tokens"), reads=("help", "init")):
        self.name, self.prepare, self.arguments = name, prepare, arguments
        # Whether any other command finishes it, such as this one, and where all are run.
        self.journal, self.other, self.reads, self.folder = journal, other, reads, folder
        # Whether the command does two things one after the other, of which a fault may leave the first.
        self.stages = stages
        # Arguments that say whether the command would still change something.
        self.check = check
        # What undoes the change of the input, after which the command gives the earlier state.
        self.back = back


def tree(folder):
    """Every file with its contents; of the temporary ones the name says what they are."""
    files = {str(path.relative_to(folder)): path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {name: path.read_bytes() for name, path in files.items() if OTHER not in pathlib.Path(name).parts}


class Attack:
    def __init__(self, tokenc, folder, every):
        self.tokenc, self.folder, self.every = str(tokenc), folder, every
        self.library = folder / "steps.so"
        subprocess.run(["clang", "-shared", "-fPIC", "-O1", "-o", self.library, HERE / "steps.c", "-ldl"], check=True)
        self.faults, self.count, self.inside = [], 0, "."

    def run(self, place, arguments, **steps):
        # The keys of journals are copied with the folder, and are no part of what is compared.
        state = place / OTHER / "state"
        state.mkdir(parents=True, exist_ok=True)
        environment = {**os.environ, "XDG_STATE_HOME": str(state)}
        if steps:
            environment["LD_PRELOAD"] = str(self.library)
            environment["STEP_NAME"] = pathlib.Path(self.tokenc).name
            environment.update({f"STEP_{key}": str(value) for key, value in steps.items()})
        return subprocess.run([self.tokenc, *arguments], cwd=place / self.inside, env=environment, capture_output=True, text=True)

    def fault(self, scenario, how, text):
        self.faults.append(f"{scenario.name}, {how}: {text}")

    def attack(self, scenario):
        before = self.folder / "before"
        before.mkdir()
        self.inside = "."
        scenario.prepare(self, before)
        self.inside = scenario.folder
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
        count = self.count
        for number in range(1, steps + 1, NESTED * self.every):
            self.killed_while_undoing(scenario, states, back, number)
            self.killed_while_mending(scenario, states, back, number)
        print(f"{scenario.name}: {steps} steps, {self.count - count} kills of runs that undo or mend", flush=True)
        for path in self.folder.iterdir():
            if path.is_dir():
                shutil.rmtree(path)

    def copy(self, source, name):
        target = self.folder / name
        if target.exists():
            shutil.rmtree(target)
        # With files of several names as they are.
        subprocess.run(["cp", "-a", source, target], check=True)
        return target

    def killed(self, scenario, states, back, number, how):
        title = f"{how.lower()} at step {number}"
        self.count += 1
        place = self.copy(self.folder / "before", "attacked")
        result = self.run(place, scenario.arguments, **{how: number})
        if result.returncode != -9:
            return self.fault(scenario, title, f"exit {result.returncode}, not killed")
        self.settle(scenario, states, back, title, place)

    def killed_while_undoing(self, scenario, states, back, number):
        """Lets a step fail, and ends the run at each step by which it undoes the others."""
        log, fail = self.folder / "steps", f"{number}:{ERRORS['ENOSPC']}"
        if self.run(self.copy(self.folder / "before", "attacked"), scenario.arguments, FAIL=fail, LOG=log).returncode == 0:
            return
        for step in range(number + 1, int(log.read_text()) + 1, self.every):
            self.count += 1
            place = self.copy(self.folder / "before", "attacked")
            self.run(place, scenario.arguments, FAIL=fail, KILL=step)
            self.settle(scenario, states, back, f"kill at step {step} while step {number}, which failed, is undone", place)

    def killed_while_mending(self, scenario, states, back, number):
        """Ends a run, and the next one, which mends, at each of its steps."""
        hurt = self.copy(self.folder / "before", "attacked")
        self.run(hurt, scenario.arguments, KILL=number)
        self.copy(hurt, "hurt")
        log = self.folder / "steps"
        self.run(hurt, scenario.arguments, LOG=log)
        for step in range(1, int(log.read_text()) + 1, NESTED * self.every):
            self.count += 1
            place = self.copy(self.folder / "hurt", "attacked")
            self.run(place, scenario.arguments, KILL=step)
            self.settle(scenario, states, back, f"kill at step {step} of the run after a kill at step {number}", place)

    def settle(self, scenario, states, back, title, place):
        """Holds what a killed run left against what is promised."""
        left = tree(place)
        for name, contents in left.items():
            known = [state.get(name) for state in states]
            is_own = name.endswith((".tmp", ".tokenc-manifest", ".tokenc-journal"))
            if not is_own and contents not in known:
                self.fault(scenario, title, f"{name} is neither as before nor as after")
        if scenario.check:
            told = self.run(place, scenario.check).returncode
            truth = {name: left.get(name) for name in left} == states[1]
            if (told == 0) != truth:
                self.fault(scenario, title, f"--check says {told}, but the files {'do' if truth else 'do not'} agree")
        if scenario.journal:
            self.other(scenario, title, place, left, states)
        self.copy(place, "saved")
        again = self.run(place, scenario.arguments)
        # A run that was ended when all was done left nothing to do again: what it renamed has another name.
        if left != states[1] or again.returncode != USAGE:
            self.compare(scenario, title, "again", again, tree(place), states[1])
        if back is not None:
            self.copy(self.folder / "saved", place.name)
            scenario.back(place)
            again = self.run(place, scenario.arguments)
            self.compare(scenario, title, "back", again, tree(place), back)

    def other(self, scenario, title, place, left, states):
        """Runs a command that reads, and then another that writes."""
        journals = [contents for name, contents in left.items() if name.endswith(".tokenc-journal")]
        rest = {name: contents for name, contents in left.items() if not name.endswith((".tokenc-journal", ".tmp"))}
        if any(contents.endswith(b"\0end\0") for contents in journals) and rest != states[1]:
            if "was ended while it wrote" not in self.run(place, scenario.reads).stderr:
                self.fault(scenario, title, "no reading command says that there is something to finish")
        # In the same folder, as a journal has its path.
        self.copy(place, "saved")
        result = self.run(place, scenario.other)
        found = tree(place)
        self.copy(self.folder / "saved", place.name)
        if found not in states:
            names = [name for name in found.keys() | states[1].keys() if found.get(name) != states[1].get(name)]
            names = [name for name in names if found.get(name) != states[0].get(name)] or names
            self.fault(scenario, title, f"another command, exit {result.returncode}, leaves it half: {sorted(names)[:3]}")

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
PICTURES = ["preview", "tokens", "--screens", "sent", "--format", "svg", "--output", "drawn"]


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


def renaming(attack, place):
    """A set whose group is renamed in its files, in Swift and in recorded documents."""
    starter(attack, place)
    (place / "App").mkdir()
    for number in range(3):
        (place / f"App/View{number}.swift").write_text("let gap = theme[SpacingToken.m]\n" * (number + 1))
    # Of several names, so that it is overwritten in place.
    os.link(place / "App/View0.swift", place / "App/Link.swift")
    (place / "here").mkdir()


def retiring(attack, place):
    """A deprecated token with a successor in two files."""
    color = {"colorSpace": "srgb", "components": [1, 0, 0]}
    (place / "tokens").mkdir()
    for name, tokens in {"a": {"old": {"$value": color}, "new": {"$value": color}}, "b": {"older": {"$value": color}}}.items():
        (place / f"tokens/{name}.tokens.json").write_text(json.dumps({"color": {"$type": "color", **tokens}}, indent=2))


def adopting(attack, place):
    """Sources in two files and a document that name a deprecated token."""
    retiring(attack, place)
    (place / "tokens/replacements.json").write_text(json.dumps({"color.old": "color.new"}))
    (place / "App").mkdir()
    for number in range(2):
        (place / f"App/View{number}.swift").write_text("let color = theme[ColorToken.old]\n" * (number + 1))
    (place / "tokens/Tag.component.json").write_text(json.dumps({"content": {"color": {"type": "token", "group": "color"}}}))
    (place / "sent").mkdir()
    (place / "sent/a.json").write_text(json.dumps({"type": "Tag", "color": "old"}))


def recorded(attack, place):
    """A redesign with documents that servers sent, and files of tokens to record their names in."""
    redesign(attack, place)
    color = {"$type": "color", "calm": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}
    (place / "new/a.tokens.json").write_text(json.dumps({"color": color}))
    for folder, name in (("old", "broad"), ("new", "wide")):
        space = {"$type": "dimension", name: {"$value": {"value": 1, "unit": "px"}}}
        (place / folder / "b.tokens.json").write_text(json.dumps({"space": space}))
    (place / "map.json").write_text(json.dumps({"color.plain": "color.calm", "space.broad": "space.wide"}))
    (place / "sent").mkdir()
    for name in ("a", "b"):
        (place / f"sent/{name}.json").write_text(json.dumps({"type": "Tag", "color": "plain"}))
    for folder in ("old", "new"):
        (place / folder / "Tag.component.json").write_text(json.dumps({"content": {"color": {"type": "token", "group": "color"}}}))


def three_languages(attack, place):
    starter(attack, place)
    edit_json(place / "tokens/tokenc.json", lambda file: file["output"].update(typescript="../Web", kotlin="../Android", css="../Style", figma="../Figma"))
    attack.run(place, ["tokens"])
    prefix(place, "Acme")


def pictured(attack, place):
    """Documents that are drawn, and one that was drawn in an earlier form."""
    starter(attack, place)
    (place / "sent").mkdir()
    for name in ("a", "b"):
        (place / f"sent/{name}.json").write_text(json.dumps({"type": "Notice", "title": name}))
    attack.run(place, PICTURES)
    for name in ("a", "c"):
        (place / f"sent/{name}.json").write_text(json.dumps({"type": "Notice", "title": "changed"}))


def shipped_and_gone(attack, place):
    """A released token that the files no longer have."""
    starter(attack, place)
    attack.run(place, ["contract", "tokens", "--release", "1.0.0"])
    edit_json(place / "tokens/semantic/spacing.tokens.json", lambda file: file["spacing"].pop("l"))


def merged(attack, place):
    """A contract to which two branches added."""
    starter(attack, place)
    attack.run(place, ["contract", "tokens", "--release", "1.0.0"])
    path = place / "tokens/contract.json"
    ours, theirs = ('      "%s": { "introduced": "1.0.0", "removed": "unreleased" },\n' % name for name in ("ours", "theirs"))
    start = '    "spacing": {\n'
    path.write_text(path.read_text().replace(start, f"{start}<<<<<<< ours\n{ours}=======\n{theirs}>>>>>>> theirs\n"))


def drifted(attack, place):
    """Two sets that differ in a value."""
    for name, value in (("old", 1), ("new", 2)):
        (place / name).mkdir()
        (place / name / "a.tokens.json").write_text(
            json.dumps({"space": {"$type": "dimension", "m": {"$value": {"value": value, "unit": "px"}}}}))


def findings(attack, place):
    """Token files, each with an alias that `lint --fix` leads to the successor."""
    color = {"colorSpace": "srgb", "components": [1, 0, 0]}
    (place / "tokens").mkdir()
    for number in range(4):
        document = {f"color{number}": {"$type": "color", "old": {"$value": color, "$deprecated": True, "$extensions": {
                                           "tokenc": {"replacedBy": f"color{number}.new"}}},
                                       "new": {"$value": color}, "user": {"$value": "{color%d.old}" % number}}}
        (place / f"tokens/{number}.tokens.json").write_text(json.dumps(document, indent=2))


def unreadable(attack, place):
    """Two files with texts that contrast too little with a background in a third."""
    (place / "tokens").mkdir()
    def color(value):
        return {"$value": {"colorSpace": "srgb", "components": [value, value, value]}}
    for name, value in (("back", 1), ("body", 0.7), ("note", 0.75)):
        (place / f"tokens/{name}.tokens.json").write_text(json.dumps({"color": {name: {"$type": "color", **color(value)}}}, indent=2))
    (place / "tokens/tokenc.json").write_text(json.dumps({"contrast": {"pairs": [
        {"foreground": ["color.body", "color.note"], "background": "color.back", "minimum": 4.5}]}}))


def empty(attack, place):
    (place / "here").write_text("")


SCENARIOS = [
    Scenario("compile", renamed_types, COMPILE, COMPILE + ["--check"], lambda place: prefix(place, "")),
    Scenario("agents", two_folders, ["agents", "tokens"], ["agents", "tokens", "--check"],
             lambda place: prefix(place, "")),
    Scenario("compile into two folders", two_folders, ["tokens"], ["tokens", "--check"],
             lambda place: prefix(place, "")),
    Scenario("compile with a catalog", with_catalog, ["tokens"], ["tokens", "--check"]),
    Scenario("import", foreign, ["import", "style-dictionary", "sd", "--output", "dtcg"],
             ["import", "style-dictionary", "sd", "--output", "dtcg", "--check"]),
    Scenario("contract", shipped, ["contract", "tokens", "--release", "1.1.0"]),
    Scenario("pack", starter,
             ["pack", "tokens", "--brand", "acme", "--serial", "1", "--since", "tokens", "--output", "acme.themepack"]),
    Scenario("retire a server name", shipped_and_gone, ["retire", "tokens", "spacing.l", "--apply"]),
    Scenario("compile with a merged contract", merged, COMPILE, COMPILE + ["--check"]),
    Scenario("diff", drifted, ["diff", "old", "new", "--allowed", "drift.json", "--update-allowed", "--reason", "later"]),
    Scenario("diff --output", drifted, ["diff", "old", "new", "--format", "html", "--output", "diff.html"]),
    Scenario("lint", findings, ["lint", "tokens", "--fix", "--fail-on", "never"], journal=True),
    Scenario("repair", unreadable, ["lint", "tokens", "--repair", "--keep", "color.back", "--apply"], journal=True),
    Scenario("baseline", findings, ["lint", "tokens", "--update-baseline", "--reason", "later", "--fail-on", "never"]),
    Scenario("migrate", redesign, ["migrate", "old", "new", "--sources", "App", "--apply"], journal=True),
    Scenario("rename", renaming,
             ["rename", "tokens", "spacing.m=spacing.medium", "--sources", "App", "--apply"], journal=True),
    # In two folders, neither of which is around the other or the working directory.
    Scenario("rename from elsewhere", renaming,
             ["rename", "../tokens", "spacing.m=spacing.medium", "--sources", "../App", "--apply"],
             journal=True, folder="here", reads=["resolve", "../tokens"],
             other=["migrate", "../tokens", "../tokens", "--sources", "../App", "--apply"]),
    Scenario("retire", retiring,
             ["retire", "tokens", "color.old", "color.older", "--successor", "color.new", "--apply"], journal=True),
    Scenario("retire by a pattern", retiring,
             ["retire", "tokens", "color.**.old", "--successor", "color.**.new", "--by", "Ada", "--apply"]),
    Scenario("adopt", adopting, ["adopt", "tokens", "--sources", "App", "--screens", "sent", "--apply"], journal=True),
    Scenario("diff --draft", recorded, ["diff", "old", "new", "--draft"]),
    Scenario("migrate --record", recorded,
             ["migrate", "old", "new", "--map", "map.json", "--record", "--sources", "App", "--screens", "sent", "--apply"], journal=True),
    Scenario("compile with three languages", three_languages, ["tokens"], ["tokens", "--check"],
             lambda place: prefix(place, "")),
    Scenario("preview of a site", starter, ["preview", "tokens", "--output", "site/"], journal=True),
    Scenario("preview", starter, ["preview", "tokens", "--output", "tokens.html"]),
    Scenario("preview --screens", pictured, PICTURES, journal=True),
    Scenario("init", empty, ["init", "tokens"], journal=True),
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


if __name__ == "__main__":
    main()
