"""Checks that every check of this folder and every attack is a step of .ci/run or .ci/night, and that CONTRIBUTING.md
has a row for each step, in their order. Each promise of SECURITY.md names tests that exist, and the commands that run them.

Actions of workflows have commits, and packages of Python the sums of their files.
"""

import fnmatch
import pathlib
import re
import subprocess
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What checks share, and does not run by itself.
PARTS = {"browser.py", "language_packs.py", "server_documents.py", "swift_declarations.py", "swift_interface.py", "all.py"}
# What needs pages that are not ours to keep, and is checked with pages made up.
ELSEWHERE = {"apple_pages.py"}


def text(path):
    return (ROOT / path).read_text("utf-8")


def steps_of_run():
    return re.findall(r'^ *step "(.+)"$', text(".ci/run"), re.M)


def steps_of_night():
    listed = subprocess.run([ROOT / ".ci/night", "--list"], capture_output=True, text=True, check=True).stdout
    return [line.split()[0] for line in listed.splitlines()]


def slices():
    """The steps and parts of each slice of the night."""
    listed = subprocess.run([ROOT / ".ci/night", "--slices"], capture_output=True, text=True, check=True).stdout
    return [line.split()[1:] for line in listed.splitlines()]


def rows(half):
    """The first cells of the table below the heading of a half."""
    section = text("CONTRIBUTING.md").split(f"### `{half}`", 1)[1].split("\n#", 1)[0]
    return [line.split("|")[1].strip().strip("`") for line in section.splitlines() if line.startswith("| ")][1:]


def scripts_that_run():
    """The scripts that the code of the halves names, in full or as one of several."""
    code = text(".ci/run") + text(".ci/night")
    named = set(re.findall(r"Tests/(?:ci|Robustness)/([\w*.]+)", code))
    for words in re.findall(r"for check in (.+?); do", code):
        named |= {pathlib.Path(word).name if "/" in word else f"{word}.py" for word in words.split()}
    for labels, line in re.findall(r"^ +([\w |-]+)\)\s+(.*\$1.*)$", code, re.M):
        if "Tests/ci/$1.py" in line or "attack" in line:
            named |= {f"{label.strip()}.py" for label in labels.split("|")}
    return named | {f"{name}.py" for name in re.findall(r"attack (\w+)$", code, re.M)}


def is_run(test, commands):
    """Whether commands run a test: by its name, or by a step of the night that does."""
    steps = re.findall(r"`.ci/night (\w+)`", commands)
    is_page = fnmatch.fnmatch(test, "check_*_page.py")
    return (re.search(rf"\b{re.escape(test)}\b", commands) is not None or pathlib.Path(test).stem in steps
            or is_page and "pages" in steps)


class GateTests(unittest.TestCase):
    def test_every_check_is_a_step(self):
        named = scripts_that_run()
        for folder in ("Tests/ci", "Tests/Robustness"):
            for path in (ROOT / folder).iterdir():
                if path.is_file() and path.suffix in (".py", "") and path.name not in PARTS | ELSEWHERE:
                    is_run = any(fnmatch.fnmatch(path.name, name) for name in named)
                    self.assertTrue(is_run, f"neither half of the gate runs {folder}/{path.name}")

    def test_every_attack_has_its_full_form(self):
        attacks = set(re.findall(r'\((?:HERE|CI) / "(\w+)\.py"', text("Tests/Robustness/all.py")))
        self.assertLessEqual(attacks, set(steps_of_night()))

    def test_every_step_of_the_night_is_in_a_slice(self):
        parts = [part for words in slices() for part in words]
        self.assertEqual(len(parts), len(set(parts)))
        self.assertEqual({part.split("/")[0] for part in parts}, set(steps_of_night()))

    def test_every_target_of_tests_is_in_a_slice(self):
        targets = set(re.findall(r'\.testTarget\(\s*name: "(\w+)"', text("Package.swift")))
        self.assertEqual({part.split("/")[1] for words in slices() for part in words if "/" in part}, targets)

    def test_actions_have_commits(self):
        for path in (ROOT / ".github").rglob("*.yml"):
            for action in re.findall(r"uses: *(\S+)", path.read_text("utf-8")):
                is_ours = action.startswith("./")
                self.assertTrue(is_ours or re.search(r"@[0-9a-f]{40}$", action), f"{path.name}: {action} is not pinned by a commit")

    def test_images_have_digests(self):
        workflows = [*(ROOT / ".github").rglob("*.yml"), *(ROOT / "Sources/tokenc/CommandLine/Starter").glob("*.yml.template")]
        found = 0
        for path in workflows:
            for image in re.findall(r"(?:container|image): *(\S+)", path.read_text("utf-8")):
                # One of a matrix is stated there.
                if image.startswith("$"):
                    continue
                found += 1
                self.assertRegex(image, r"@sha256:[0-9a-f]{64}$", f"{path.name}: {image} is not pinned by a digest")
        self.assertGreater(found, 5)

    def test_packages_of_python_have_sums(self):
        for path in (ROOT / "Tests/ci").glob("*.in"):
            pinned = path.with_suffix(".txt").read_text("utf-8").replace("\\\n", " ")
            lines = [line for line in pinned.splitlines() if line and not line.startswith(("#", "--"))]
            for line in lines:
                self.assertRegex(line, r"^[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", f"{path.stem}.txt")
            names = {re.match(r"[\w.-]+", line)[0].lower().replace("_", "-") for line in lines}
            for line in path.read_text("utf-8").splitlines():
                if not line.startswith(("#", "--")):
                    self.assertIn(re.match(r"[\w.-]+", line)[0].lower().replace("_", "-"), names, f"{path.name}; run .ci/requirements")

    def test_promises_name_their_tests(self):
        section = text("SECURITY.md").split("## Promises", 1)[1].split("\n## ", 1)[0]
        promises = [line.strip().strip("|").split("|") for line in section.splitlines() if line.startswith("| ")][1:]
        self.assertGreater(len(promises), 15)
        suites = {name for path in (ROOT / "Tests").rglob("*.swift")
                  for name in re.findall(r"(?:struct|class) (\w+Tests)\b", path.read_text("utf-8"))}
        for cells in promises:
            self.assertEqual(len(cells), 3, f"a row needs a promise, its tests and their commands: {cells[0]}")
            promise, tests, commands = cells
            named = re.findall(r"`([\w./]+)`", tests)
            self.assertTrue(named, f"no test proves: {promise}")
            for name in named:
                is_script = any((ROOT / folder / name).is_file() for folder in (".", "Tests/ci", "Tests/Robustness"))
                self.assertTrue(name in suites or is_script, f"SECURITY.md names '{name}', which is no test")
                self.assertTrue(is_run(name, commands), f"SECURITY.md has no command that runs '{name}'")

    def test_a_row_for_each_step(self):
        self.assertEqual(rows(".ci/run"), steps_of_run())
        self.assertEqual(rows(".ci/night"), steps_of_night())


if __name__ == "__main__":
    unittest.main()
