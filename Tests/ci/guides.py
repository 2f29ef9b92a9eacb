"""Runs every code block of README.md and of the guides, in order, in an empty folder.

What becomes of a block follows from its language and the line above it:

- `sh` is run, in the folder in which the block before it ended. Each document starts beside `design-tokens`, a link to
  this checkout, on which packages depend as it stands. With --tokenc, `swift run tokenc` is that tool.
- A block below a line such as "`tokens/tokenc.json`:" is that file. A `diff` below it changes the file: its lines
  without `+` must be found, once.
- `json` without a file is a token file that resolves.
- `swift` without a file is a program that compiles, after those before it and the lines of PRELUDES.

At the end of each document its tokens must be compiled, its tests run, and its Swift, UIKit and SwiftUI included,
compiles against the stand-ins of Tests/Shims.

Usage: guides.py [--tokenc PATH] [--verbose]
"""

import argparse
import dataclasses
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHIMS = ROOT / ".build/shim"
# The catalog that has the guides as articles.
GUIDES = "Sources/DesignTokens/DesignTokens.docc"
# Each document, and the folder in which it starts; None is where the document before it ended.
DOCUMENTS = {
    "README.md": "Readme",
    f"{GUIDES}/GettingStarted.md": ".",
    f"{GUIDES}/Components.md": None,
    f"{GUIDES}/Arrangements.md": None,
    f"{GUIDES}/Mapper.md": None,
    f"{GUIDES}/ServerJSON.md": None,
    f"{GUIDES}/ServerAppearance.md": None,
    f"{GUIDES}/RichText.md": None,
    f"{GUIDES}/Actions.md": None,
    f"{GUIDES}/DocumentsInPieces.md": None,
    f"{GUIDES}/Constraints.md": None,
    f"{GUIDES}/Teams.md": None,
    f"{GUIDES}/Configuration.md": None,
    f"{GUIDES}/Tokens.md": "Tokens",
    f"{GUIDES}/ExportedFiles.md": "ExportedFiles",
    f"{GUIDES}/Views.md": "Views",
    f"{GUIDES}/Packs.md": "Packs",
    f"{GUIDES}/Palettes.md": "Palettes",
    f"{GUIDES}/Rename.md": "Rename",
    f"{GUIDES}/Deprecate.md": None,
    f"{GUIDES}/Release.md": None,
    f"{GUIDES}/MigratingUIColor.md": "MigratingUIColor",
    f"{GUIDES}/MigratingStyleDictionary.md": "MigratingStyleDictionary",
    f"{GUIDES}/MigratingSwiftGen.md": "MigratingSwiftGen",
    f"{GUIDES}/MigratingFigma.md": "MigratingFigma",
    f"{GUIDES}/Agents.md": "Agents",
}
# The other pages, and who runs their blocks; None for nobody, which the figures say.
OTHERS = {
    "Appearance.md": None,  # Two of its blocks are compared with Tests/Consumer.
    "AssetCatalogs.md": "AssetCatalogTests",
    "CodingAgents.md": None,  # AgentsTests and agents.py ask what it says.
    "CommandLine.md": None,
    "Coverage.md": None,  # A table of names, without code.
    "DesignTokens.md": None,  # The page of the module, which leads to the others.
    "Diagnostics.md": "DiagnosticsPageTests",
    "Fonts.md": None,  # FontOutputTests compile what it shows.
    "Drift.md": None,  # DriftTests plant what it finds.
    "Import.md": None,
    "Integration.md": None,  # Tests/ci/integration does the same, with other words.
    "Pages.md": None,
    "Pitfalls.md": None,  # PitfallTests have its rows.
    "Properties.md": None,  # check_property_tables.py compares its tables with the bridges.
    "Redesign.md": None,  # It leads to four guides.
    "RepairingContrast.md": "RepairTests",
    "Specs.md": None,  # A table of keys.
    "Terms.md": None,
    "Themes.md": None,  # Two of its blocks are compared with Tests/Consumer.
    "Why.md": None,
    "LintCode.md": None,  # CodeLintTests have its cases.
    "Languages.md": None,  # languages.py compiles its TypeScript and Kotlin.
    "Rules.md": "RulesPageTests",
    "Versions.md": None,
    "Workbench.md": None,  # check_workbench_page.py does its steps in Chromium.
}
# What the programs of a document use without saying so.
PRELUDES = {
    "README.md": "import AppearanceRuntime\nimport UIKit\nlet label = UILabel()\n",
}
# Blocks that are not run, by document and first command, with the reason.
NOT_RUN = {
    ("README.md", "swift run tokenc tokens/ --brand alfa"): "the gate runs it, with all tests",
    ("README.md", '{ "groups": { "color": { "serverNames": "snake_case" } } }'): "ReadmeTests compile it with the tokens above it",
    (f"{GUIDES}/Release.md", '- run: tokenc contract tokens --release "$VERSION" --dry-run --format json | jq -e .isEnough'): "steps of a workflow",
    (f"{GUIDES}/Teams.md", "sh tools/install-tokenc"): "Tests/ci/integration runs it, with a release to install",
}
RUN_TOKENC = re.compile(r"swift run (--package-path \S*design-tokens )?tokenc\b")


@dataclasses.dataclass
class Block:
    document: str
    line: int
    language: str
    file: str | None
    text: str

    @property
    def place(self):
        return f"{self.document}:{self.line}"


def blocks(document):
    """The code blocks of a document, in order."""
    found, opening, above, file = [], None, "", None
    for number, line in enumerate((ROOT / document).read_text().split("\n"), 1):
        if opening is None and line.startswith("```"):
            name = re.fullmatch(r"`([^`]+)`:", above)
            # A change below another one is of the same file.
            file = name[1] if name else file if above == "```" and line == "```diff" else None
            opening = (number, line[3:].strip(), [])
        elif opening is not None and line == "```":
            start, language, lines = opening
            found.append(Block(document, start, language, file, "\n".join(lines) + "\n"))
            opening, above = None, line
        elif opening is not None:
            opening[2].append(line)
        elif line.strip():
            above = line.strip()
    return found


class Fault(Exception):
    pass


class Runner:
    def __init__(self, folder, tokenc, is_verbose):
        self.top = folder
        self.folder = folder
        self.tokenc = tokenc
        self.is_verbose = is_verbose
        self.edited = set()  # Files that no command has used yet.
        self.programs = {}

    def call(self, command, environment=None):
        result = subprocess.run(
            command, cwd=self.folder, env={**os.environ, "PWD": str(self.folder), **(environment or {})}, text=True,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if self.is_verbose:
            print(result.stdout, end="", flush=True)
        if result.returncode != 0:
            raise Fault(f"exit code {result.returncode}\n{result.stdout}")

    def run(self, block):
        if block.file is not None:
            self.write(block)
        elif block.language == "sh":
            self.shell(block)
        elif block.language == "json":
            self.resolve(block)
        elif block.language == "swift":
            self.compile_program(block)
        else:
            raise Fault(f"a block of '{block.language}' without a file is neither run nor listed in NOT_RUN")

    def shell(self, block):
        # Whatever the origin of this checkout has, and without a build of what stands there.
        text = block.text.replace("tokenc init --package", "tokenc init --dependency design-tokens --package")
        if self.tokenc:
            text = RUN_TOKENC.sub(f"'{self.tokenc}'", text)
        end = self.top / ".end"
        self.call(["bash", "-euo", "pipefail", "-c", f"{text}\npwd >'{end}'"])
        self.folder = pathlib.Path(end.read_text().strip())
        if "swift test" in text:
            self.edited.clear()
        # A command uses a file that it names, and the files of a folder that it names.
        words = {word.strip("'\"/") for word in block.text.split()}
        self.edited = {
            file for file in self.edited
            if file not in block.text and words.isdisjoint(map(str, pathlib.PurePath(file).parents))}

    def write(self, block):
        path = self.folder / block.file
        text = block.text
        if block.language == "diff":
            lines = text.splitlines(keepends=True)
            old = "".join(line[1:] for line in lines if line[0] != "+")
            new = "".join(line[1:] for line in lines if line[0] != "-")
            known = path.read_text()
            if known.count(old) != 1:
                raise Fault(f"the lines to change are {known.count(old)} times in {block.file}")
            text = known.replace(old, new)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        if not block.file.startswith("tokens/") and not block.file.endswith(".swift"):
            self.edited.add(block.file)
        elif "Tests/" in block.file:
            self.edited.add(block.file)

    def resolve(self, block):
        file = self.top / "block.tokens.json"
        file.write_text(block.text)
        tool = [self.tokenc] if self.tokenc else ["swift", "run", "--package-path", str(ROOT), "tokenc"]
        self.call([*tool, "resolve", str(file)])

    def compile_program(self, block):
        file = self.top / "main.swift"
        self.programs.setdefault(block.document, PRELUDES.get(block.document, ""))
        self.programs[block.document] += block.text
        file.write_text(self.programs[block.document])
        self.typecheck([file], "Program")

    def typecheck(self, files, module):
        if not (self.top / ".shims").exists():
            for target in ("Appearance", "ThemeDelivery"):
                self.call(["swift", "build", "--package-path", str(ROOT), "--scratch-path", str(SHIMS), "--target", target],
                          {"DESIGN_TOKENS_UIKIT_SHIM": "1"})
            (self.top / ".shims").touch()
        self.call(["swiftc", "-typecheck", "-suppress-warnings", "-swift-version", "6", "-module-name", module, "-package-name", "guides",
                   "-I", str(SHIMS / "debug/Modules"), *map(str, files)])

    def finish(self, document):
        """Checks what the document's own commands may have left unchecked."""
        if self.edited:
            raise Fault(f"no command uses {', '.join(sorted(self.edited))}")
        if (self.folder / "tokens").exists():
            tool = self.tokenc or "swift run --package-path ../design-tokens tokenc"
            self.call(["bash", "-c", f"{tool} tokens --check"])
            sources = self.folder / "Sources"
            files = sorted((sources if sources.exists() else self.folder).rglob("*.swift"))
            self.typecheck(files, self.folder.name)


def summary(ran, skipped, all_blocks):
    """The line of figures; commands and lines are those of GettingStarted.md, to its green tests."""
    started = [block for block in all_blocks if block.document == f"{GUIDES}/GettingStarted.md"]
    tests = [index for index, block in enumerate(started) if block.language == "sh" and "swift test" in block.text]
    commands = len(started[tests[0]].text.strip().split("\n"))
    by_hand = sum(
        sum(line.startswith("+") for line in block.text.splitlines()) if block.language == "diff" else block.text.count("\n")
        for block in started[:tests[-1]] if block.file)
    return (f"{len(all_blocks)} blocks, {ran} run, {skipped} not run; commands to a green test: {commands}; "
            f"lines written by hand for a third brand, a token, a component and their test: {by_hand}")


def report_others():
    """Says who runs the blocks of the pages that are no guides."""
    listed = {document.rpartition("/")[2] for document in DOCUMENTS} | OTHERS.keys()
    for page in sorted((ROOT / GUIDES).glob("*.md")):
        if page.name not in listed:
            sys.exit(f"{page.name}: error: list the page in DOCUMENTS or OTHERS of Tests/ci/guides.py")
        if page.name in OTHERS:
            fences = sum(line.startswith("```") for line in page.read_text().split("\n"))
            tests = OTHERS[page.name]
            print(f"{page.name}: {fences // 2} blocks, {'run by ' + tests if tests else 'not run'}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", type=lambda path: str(pathlib.Path(path).resolve()))
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    all_blocks = [block for document in DOCUMENTS for block in blocks(document)]
    # A block that another document repeats is run there.
    texts = [(block.language, block.text) for block in all_blocks]
    last = {text: index for index, text in enumerate(texts)}
    ran = skipped = 0
    with tempfile.TemporaryDirectory() as name:
        runner = Runner(pathlib.Path(name).resolve(), options.tokenc, options.verbose)
        for document, start in DOCUMENTS.items():
            if start is not None:
                runner.folder = runner.top / start
                clone = runner.folder / "design-tokens"
                clone.parent.mkdir(parents=True, exist_ok=True)
                clone.symlink_to(ROOT)
            for index, block in enumerate(all_blocks):
                if block.document != document:
                    continue
                reason = NOT_RUN.get((document, block.text.split("  #")[0].split("\n")[0].strip()))
                if reason:
                    print(f"{block.place}: not run: {reason}")
                    skipped += 1
                    continue
                is_repeated = block.language == "sh" and block.file is None and document == "README.md" and last[texts[index]] > index
                try:
                    if not is_repeated:
                        runner.run(block)
                except Fault as fault:
                    sys.exit(f"{block.place}: error: {fault}")
                ran += 1
            try:
                runner.finish(document)
            except Fault as fault:
                sys.exit(f"{document}: error: at the end: {fault}")
            print(f"{document}: {sum(block.document == document for block in all_blocks)} blocks", flush=True)
    report_others()
    print("guides: " + summary(ran, skipped, all_blocks))


main()
