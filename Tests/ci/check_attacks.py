"""Checks that each command, option and language that writes files is attacked by Tests/Robustness/kills.py, each reader by growth.py,
and each output and format by outputs.py.

What writes follows from the declarations: `writesFiles` of each command, the options that it depends on, the options that
say what becomes of files, and the members of `output` in the schema of tokenc.json. A new one fails here until a scenario has it.
"""

import importlib.util
import json
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
COMMANDS = ROOT / "Sources/tokenc/CommandLine"
# Options that say what is rewritten, besides those that say that something is.
REWRITING = {"migrate": ["--sources", "--screens"], "adopt": ["--sources", "--screens"], "rename": ["--sources"], "init": ["--package"], "compile": ["--output"], "import": ["--output"]}
# Options that name what is written.
NOT_READ = {"--output", "--diagnostics-file"}
# Files of one folder with those of `tokens`, in one transaction.
LIKE_OTHERS = {"components": "stands in the folder of the starter's output", "fonts": "one file of the Swift output"}


def scenarios():
    spec = importlib.util.spec_from_file_location("kills", ROOT / "Tests/Robustness/kills.py")
    kills = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(kills)
    return kills.SCENARIOS


def attack(name):
    sys.path.insert(0, str(ROOT / "Tests/Robustness"))
    return __import__(name)


def declarations():
    """The text of each command by its name."""
    found = {}
    for path in sorted(COMMANDS.glob("*Command.swift")):
        name = re.search(r'static let name = "(\w+)"', path.read_text("utf-8"))
        if name:
            found[name[1]] = path.read_text("utf-8")
    return found


def writing_commands():
    """Each command that writes, with the options that make it write."""
    found = {}
    for path in sorted(COMMANDS.glob("*Command.swift")):
        text = path.read_text("utf-8")
        name = re.search(r'static let name = "(\w+)"', text)
        writes = re.search(r"var writesFiles: Bool \{ (.+) \}", text)
        if not name or not writes:
            continue
        # `!isDryRun` keeps from writing; `!retired.isEmpty` makes it.
        properties = re.findall(r"!?\w+(?:\.isEmpty| != nil)?", writes[1])
        options = []
        for part in properties:
            word = re.match(r"!?(\w+)", part)[1]
            if word in ("true", "nil") or part.startswith("!") and not part.endswith("isEmpty"):
                continue
            options += re.findall(r'"(--[\w-]+)",(?: \.\w+(?:\("[^"]*"\))?,)?\s*\\.' + word + r"\b", text)
            options += ["--apply"] * (word == "applies" and ".applies(" in text)
        found[name[1]] = options
    return found


class AttacksTests(unittest.TestCase):
    def test_every_writing_command_and_option_is_killed(self):
        commands = writing_commands()
        self.assertGreater(len(commands), 6)
        for name, options in commands.items():
            lines = [scenario.arguments for scenario in scenarios() if scenario.arguments[0] == name]
            if name == "compile":
                known = set(commands)
                lines += [scenario.arguments for scenario in scenarios() if scenario.arguments[0] not in known]
            self.assertTrue(lines, f"kills.py has no scenario of 'tokenc {name}'")
            for option in options + REWRITING.get(name, []):
                self.assertTrue(any(option in line for line in lines), f"kills.py has no scenario of 'tokenc {name} {option}'")

    def test_every_output_is_killed(self):
        schema = json.loads((ROOT / "tokens/schemas/tokenc.schema.json").read_text("utf-8"))
        text = (ROOT / "Tests/Robustness/kills.py").read_text("utf-8")
        outputs = set(schema["properties"]["output"]["properties"])
        self.assertGreater(len(outputs), 5)
        for output in outputs - set(LIKE_OTHERS) - {"tokens"}:
            self.assertRegex(text, rf"\b{output}=", f"kills.py writes no '{output}'")

    def test_every_reader_grows_with_what_it_reads(self):
        lines = [command for _, command, _ in attack("growth").READERS.values()]
        commands = declarations()
        for name, text in commands.items():
            own = [line for line in lines if line[0] == name or name == "compile" and line[0] not in commands]
            if re.search(r'\.init\("[^"-][^"]*", \.path,', text):
                self.assertTrue(own, f"growth.py has no reader for 'tokenc {name}'")
            options = re.findall(r'"(--[\w-]+)", \.path\(', text)
            options += [f"--{option}" for option in ("sources", "screens") if f".{option}(" in text] + ["--map"] * (".renameMap(" in text)
            for option in set(options) - NOT_READ:
                self.assertTrue(any(option in line for line in own), f"growth.py has no reader for 'tokenc {name} {option}'")
        dialects = (ROOT / "Sources/tokenc/Import/ImportDialect.swift").read_text("utf-8").split("var ")[0]
        for case, word in re.findall(r'^  case (\w+)(?: = "([\w-]+)")?$', dialects, re.M):
            self.assertTrue(any(line[:2] == ["import", word or case] for line in lines), f"growth.py has no reader for '{word or case}'")

    def test_every_output_and_format_is_parsed(self):
        outputs = attack("outputs")
        schema = json.loads((ROOT / "tokens/schemas/tokenc.schema.json").read_text("utf-8"))
        self.assertEqual(set(schema["properties"]["output"]["properties"]), set(outputs.OUTPUTS))
        for name, text in declarations().items():
            formats = re.search(r"enum Format: String, CaseIterable \{ case ([\w, ]+) \}", text)
            for form in formats[1].split(", ") if formats else []:
                self.assertTrue(any(line[0] == name and line[-2:].count(form) or line[0] == name and form in line for line, _ in outputs.FORMATS),
                                f"outputs.py has no 'tokenc {name} --format {form}'")


if __name__ == "__main__":
    unittest.main()
