"""Merges pairs of branches that change tokens and specs by chance, and compiles what git made of it.

Afterwards generated files are those of a fresh compilation, or the run refuses an edit by hand that one of
the branches has. Prints how often git reported a conflict in generated files; half of the repositories have the
attributes that 'tokenc init' writes, with which git puts the lists of files together by itself.

Usage: merges.py --tokenc PROGRAM [--pairs 200] [--seed 1]
"""

import argparse
import copy
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

ENVIRONMENT = os.environ | {
    "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.com",
    "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.com", "GIT_CONFIG_GLOBAL": "/dev/null"}
WORDS = ["ink", "line", "paper", "accent", "text", "graphic", "surface", "badge", "alert", "link", "chart", "modal"]
GROUPS = ["text", "bg", "border", "status"]
ATTRIBUTES = "**/Generated/** linguist-generated\n.tokenc-manifest merge=union\n"


class Project:
    """A repository with tokens and their generated code."""

    def __init__(self, tokenc, folder, has_attributes):
        self.tokenc, self.folder = tokenc, folder
        (folder / "tokens").mkdir(parents=True)
        output = {"tokens": "../Generated/T", "components": "../Generated/C"}
        (folder / "tokens/tokenc.json").write_text(json.dumps({"output": output}))
        if has_attributes:
            (folder / ".gitattributes").write_text(ATTRIBUTES)
        self.git("init", "-q", "-b", "main")

    def run(self, *command, ok=(0,)):
        done = subprocess.run(command, cwd=self.folder, env=ENVIRONMENT, capture_output=True, text=True)
        if ok and done.returncode not in ok:
            sys.exit(f"{command}: {done.returncode}\n{done.stdout}{done.stderr}")
        return done

    def git(self, *words, ok=(0,)):
        return self.run("git", *words, ok=ok)

    def compile(self, *options, ok=(0,)):
        return self.run(self.tokenc, "tokens", *options, ok=ok)

    def commit(self, message):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", message, ok=(0, 1))

    def write(self, tokens, specs):
        for group, members in tokens.items():
            # A line for each token, as authors write.
            lines = [f'    "{name}": {json.dumps(token)}' for name, token in members.items()]
            text = '{ "color": { "$type": "color", "%s": {\n%s\n} } }\n' % (group, ",\n".join(lines))
            (self.folder / f"tokens/{group}.tokens.json").write_text(text)
        for name, spec in specs.items():
            (self.folder / f"tokens/{name}.component.json").write_text(json.dumps(spec, indent=2) + "\n")

    def files(self, name):
        """The generated files by their names; those of tokens and components have different ones."""
        found = (self.folder / name).rglob("*.swift")
        return {file.name: file.read_bytes() for file in found}


def token(chance, description):
    color = {"colorSpace": "srgb", "components": [round(chance.randrange(256) / 255, 6) for _ in range(3)]}
    return {"$value": color, "$description": description}


def spec(description):
    look = {"box": {"backgroundColor": "{color.status.keep}"}}
    return {"description": description, "elements": {"box": {"kind": "view"}},
            "variants": {"plain": {"appearance": look}}}


def change(chance, tokens, specs, mark, groups):
    """Makes one to four changes in two groups of tokens, which no other branch touches, or in specs."""
    for _ in range(chance.randint(1, 4)):
        group = tokens[chance.choice(groups)]
        names = [name for name in group if name != "keep"]
        kind = chance.choice(["add", "rename", "revalue", "describe", "remove", "spec"])
        if kind == "add":
            group[f"{chance.choice(WORDS)}{mark}{chance.randrange(1000)}"] = token(chance, "new")
        elif kind == "spec":
            specs[f"C{mark}{chance.randrange(3)}"] = spec(f"A {mark} {chance.randrange(100)}.")
        elif kind == "rename" and names:
            old = chance.choice(names)
            items = [(name + mark if name == old else name, value) for name, value in group.items()]
            group.clear()
            group.update(items)
        elif kind == "revalue" and names:
            group[chance.choice(names)]["$value"] = token(chance, "")["$value"]
        elif kind == "describe" and names:
            group[chance.choice(names)]["$description"] = f"words {mark} {chance.randrange(1000)}"
        elif kind == "remove" and len(names) > 3:
            del group[chance.choice(names)]


def edit_by_hand(chance, project):
    files = sorted((project.folder / "Generated").rglob("*.swift"))
    file = chance.choice([file for file in files if "+" in file.name or file.parent.name == "C"])
    lines = file.read_text().split("\n")
    line = chance.randrange(4, len(lines) - 1)
    lines[line] += " // mine"
    file.write_text("\n".join(lines))


def merge(chance, project):
    """Merges two branches; answers whether git reported a conflict, and what is wrong afterwards."""
    tokens = {group: {word: token(chance, f"{word} of {group}") for word in chance.sample(WORDS, 8)}
              for group in GROUPS}
    tokens["status"]["keep"] = token(chance, "kept")
    specs = {"Card": spec("A card.")}
    project.write(tokens, specs)
    project.compile()
    project.commit("base")
    project.git("branch", "other")
    edited = chance.choice(["main", "other"]) if chance.random() < 0.25 else None
    groups = chance.sample(GROUPS, len(GROUPS))
    for branch, mark, own in ("main", "A", groups[:2]), ("other", "B", groups[2:]):
        project.git("checkout", "-q", branch)
        tokens_now, specs_now = copy.deepcopy(tokens), copy.deepcopy(specs)
        change(chance, tokens_now, specs_now, mark, own)
        project.write(tokens_now, specs_now)
        project.compile()
        if branch == edited:
            edit_by_hand(chance, project)
        project.commit(branch)
    project.git("checkout", "-q", "main")
    project.git("merge", "other", ok=(0, 1))
    conflicts = project.git("ls-files", "-u", "--", "Generated").stdout != ""
    if chance.random() < 0.5:
        project.commit("merged")
    done = project.compile(ok=None)
    if edited:
        return conflicts, edited, None if done.returncode == 73 else "an edit by hand is not refused"
    if done.returncode != 0:
        return conflicts, edited, f"refused: {done.stderr}"
    project.compile("--output", "Anew")
    is_same = project.files("Generated") == project.files("Anew")
    return conflicts, edited, None if is_same else "a fresh compilation gives other files"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", type=pathlib.Path, required=True)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    conflicts, edited, faults = {True: 0, False: 0}, 0, 0
    with tempfile.TemporaryDirectory(prefix="merges-") as folder:
        for number in range(options.pairs):
            has_attributes = number % 2 == 0
            project = Project(options.tokenc.resolve(), pathlib.Path(folder) / str(number), has_attributes)
            had_conflict, by_hand, fault = merge(chance, project)
            conflicts[has_attributes] += had_conflict
            edited += by_hand is not None
            if fault:
                faults += 1
                print(f"pair {number} of seed {options.seed}: {fault}")
    print(f"{options.pairs} pairs of branches: conflicts in generated files {conflicts[True]} with and {conflicts[False]} "
          f"without attributes, {edited} edits by hand; {faults} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
