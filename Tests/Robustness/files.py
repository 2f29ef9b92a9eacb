"""Files keep what is theirs, and runs at the same time leave what one of them would leave.

Rewritten files keep their mode, owner, extended attributes, access list, links and other names. Two runs with different
settings write into one folder at the same time: afterwards it is as one of them leaves it, nothing temporary is there,
and `--check` says so.

Usage: files.py --tokenc PATH [--pairs N]
"""

import argparse
import json
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time


def tree(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def tokens(name):
    color = {"colorSpace": "srgb", "components": [1, 0, 0]}
    token = {"$value": color}
    if name == "calm":
        token["$extensions"] = {"tokenc": {"formerNames": ["plain"]}}
    return json.dumps({"color": {"$type": "color", name: token, "accent": {"$value": color}}})


class Checks:
    def __init__(self, tokenc, folder):
        self.tokenc, self.folder, self.faults, self.count = str(tokenc), folder, [], 0

    def run(self, place, *arguments):
        return subprocess.run([self.tokenc, *arguments], cwd=place, capture_output=True, text=True)

    def expect(self, holds, text):
        self.count += 1
        if not holds:
            self.faults.append(text)

    def attributes(self):
        place = self.folder / "attributes"
        (place / "App").mkdir(parents=True)
        for name, token in (("old", "plain"), ("new", "calm")):
            (place / name).mkdir()
            (place / name / "a.tokens.json").write_text(tokens(token))
        for name in ("Plain", "Named", "Real"):
            (place / f"App/{name}.swift").write_text("let color = theme[ColorToken.plain]\n")
        os.link(place / "App/Named.swift", place / "Other.swift")
        (place / "App/Link.swift").symlink_to("Real.swift")
        file = place / "App/Plain.swift"
        file.chmod(0o6751 if os.geteuid() == 0 else 0o751)
        if os.geteuid() == 0:
            os.chown(file, 1234, 2345)
            file.chmod(0o4751)
        named = {}
        try:
            os.setxattr(file, "user.team", b"design")
            named["user.team"] = b"design"
        except OSError as error:
            print(f"left out: extended attributes ({error.strerror})")
        before = file.stat()
        result = self.run(place, "migrate", "old", "new", "--sources", "App", "--apply")
        self.expect(result.returncode == 0, f"migrate: {result.stderr}")
        after = file.stat()
        self.expect("calm" in file.read_text(), "Plain.swift is not rewritten")
        for part in ("st_mode", "st_uid", "st_gid", "st_nlink"):
            self.expect(getattr(before, part) == getattr(after, part), f"Plain.swift lost its {part}")
        found = {name: os.getxattr(file, name) for name in os.listxattr(file) if name.startswith("user.")}
        self.expect(found == named, f"Plain.swift has the attributes {found}")
        self.expect((place / "Other.swift").read_text() == (place / "App/Named.swift").read_text(), "two names, two files")
        self.expect("calm" in (place / "Other.swift").read_text(), "Named.swift is not rewritten")
        self.expect((place / "App/Link.swift").is_symlink(), "Link.swift is no link any more")
        self.expect("calm" in (place / "App/Real.swift").read_text(), "Real.swift is not rewritten")

    def races(self, pairs):
        place = self.folder / "races"
        place.mkdir()
        self.run(place, "init", "tokens", "--quiet")
        prefixes = ["", "Acme", "Orbit"]
        wanted = []
        for prefix in prefixes:
            if prefix:
                shutil.copytree(place / "tokens", place / f"tokens{prefix}")
            file = place / f"tokens{prefix}/tokenc.json"
            configuration = json.loads(file.read_text())
            configuration["typePrefix"] = prefix
            file.write_text(json.dumps(configuration))
            self.run(place, f"tokens{prefix}", "--output", f"clean{prefix}", "--quiet")
            wanted.append(tree(place / f"clean{prefix}"))
        chance = random.Random(19)
        for number in range(pairs):
            out = place / "out"
            shutil.rmtree(out, ignore_errors=True)
            if number % 3:
                shutil.copytree(place / "clean", out)
            names = chance.sample(prefixes, 2)
            runs = []
            for name in names:
                command = [self.tokenc, f"tokens{name}", "--output", "out", "--quiet"]
                runs.append(subprocess.Popen(command, cwd=place, stdout=subprocess.PIPE, stderr=subprocess.STDOUT))
                time.sleep(chance.random() * 0.01)
            texts = [run.communicate()[0].decode() for run in runs]
            codes = [run.returncode for run in runs]
            self.expect(codes == [0, 0], f"pair {number}: exit codes {codes}: {texts}")
            found = tree(out)
            last = [name for name, state in zip(prefixes, wanted) if found == state]
            self.expect(len(last) == 1 and last[0] in names, f"pair {number}: a mixture of two runs")
            if last:
                check = self.run(place, f"tokens{last[0]}", "--output", "out", "--check")
                self.expect(check.returncode == 0, f"pair {number}: --check says {check.returncode}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True, type=pathlib.Path)
    parser.add_argument("--pairs", type=int, default=30)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        checks = Checks(arguments.tokenc.resolve(), pathlib.Path(folder))
        checks.attributes()
        checks.races(arguments.pairs)
    for fault in checks.faults[:40]:
        print(fault)
    if checks.faults:
        sys.exit(f"{len(checks.faults)} faults in {checks.count} checks")
    print(f"{checks.count} checks, 0 faults")


main()
