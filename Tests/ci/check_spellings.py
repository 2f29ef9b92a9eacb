"""Compiles each spelling of a token that the guide lists, for the platforms and versions of its table.

The tables are those of "Tokens in SwiftUI and UIKit" in Appearance.md, with "Names by groups". A spelling has to compile
for the version of its cell, and not for an older one; where the cell is a dash, for none. A spelling that has no
environment must not compile, and what is written instead must, everywhere. The tokens are generated with `tokenc`, and
compiled as apple.py does it.

Usage: check_spellings.py TOKENC
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import apple

GUIDE = apple.ROOT / "Sources/DesignTokens/DesignTokens.docc/Appearance.md"

# The column of the table, and for each of its versions the triple; of visionOS a toolchain for Linux knows no older one.
PLATFORMS = {
    "ios": ("iOS", {v: f"x86_64-apple-ios{v}.0-simulator" for v in (13, 15, 17)}),
    "macos": ("macOS", {v: f"x86_64-apple-macosx{v}.0" for v in (11, 12, 14)}),
    "tvos": ("tvOS", {v: f"x86_64-apple-tvos{v}.0-simulator" for v in (13, 15, 17)}),
    "watchos": ("watchOS", {v: f"x86_64-apple-watchos{v}.0-simulator" for v in (6, 8, 10)}),
    "visionos": ("visionOS", {1: apple.TRIPLES["visionos"]}),
}


def color(hex_digits):
    channels = [int(hex_digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return {"$value": {"colorSpace": "srgb", "components": channels}}


def pixels(value):
    return {"value": value, "unit": "px"}


SHADOW = {"$value": {
    "color": color("000000")["$value"], "offsetX": pixels(0), "offsetY": pixels(2), "blur": pixels(8),
    "spread": pixels(0)}}
TRANSITION = {"$value": {
    "duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}}

# Tokens with the names of the guide.
TOKENS = {
    "color": {"$type": "color"} | {
        group: {name: color("ef3124") for name in names}
        for group, names in {
            "accent": ("primary", "pressed"), "surface": ("card",), "text": ("disabled", "primary")}.items()
    },
    "spacing": {"$type": "dimension", "gap": {"m": {"$value": pixels(16)}}},
    "radius": {"$type": "dimension", "control": {"$value": pixels(8)}, "card": {"large": {"$value": pixels(12)}}},
    "shadow": {"$type": "shadow", "card": SHADOW, "raised": {"card": SHADOW}},
    "motion": {"$type": "transition", "change": TRANSITION, "fast": {"change": TRANSITION}},
    "text": {"$type": "typography", "headline": {"large": {"$value": {
        "fontFamily": ["System"], "fontSize": pixels(28), "fontWeight": 700, "letterSpacing": pixels(0),
        "lineHeight": 1.25}}}},
}


@dataclass
class Spelling:
    code: str
    # By platform the oldest version that has it; none if the platform lacks it.
    versions: dict
    # The line of the compiled file.
    line: int = 0

    @property
    def is_uikit(self):
        return self.code.startswith(("UIColor", "view."))

    def statement(self):
        """The spelling in a function of its own, which Swift checks without the others."""
        if " = " in self.code:
            return self.code
        return f"_ = {'Text(a)' if self.code.startswith('.') else ''}{self.code}"


def rows(text, head):
    """The cells of the rows below a head."""
    lines = iter(text.splitlines())
    next(line for line in lines if line.startswith(head))
    next(lines)
    for line in lines:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


def code(cell):
    return re.fullmatch(r"`(.*)`", cell)[1]


def spellings(text):
    """The spellings of the guide, those that it rules out, and those that it has instead."""
    platforms = list(PLATFORMS)
    listed = [
        Spelling(code(row[0]), {name: int(cell) for name, cell in zip(platforms, row[1:]) if cell.isdigit()})
        for head in ("| You write | iOS |", "| By groups | iOS |")
        for row in rows(text, head)
    ]
    pairs = list(rows(text, "| Instead of |"))
    everywhere = {name: min(versions) for name, (_, versions) in PLATFORMS.items()}
    ruled_out = [Spelling(code(row[0]), {}) for row in pairs]
    return listed, ruled_out, [Spelling(code(row[1]), everywhere) for row in pairs]


def source(all_spellings):
    """The file that has each spelling on a line of its own, for platforms with and without UIKit."""
    lines = ["import SwiftUI", "import Spelled", "let isOff = true, isOpen = true, a = String()"]
    for number, spelling in enumerate(all_spellings):
        lines += [f"@MainActor func spelling{number}(theme: Theme{', view: UIView' if spelling.is_uikit else ''}) {{"]
        lines += [spelling.statement(), "}"]
        spelling.line = len(lines) - 1
    return "\n".join(lines) + "\n"


def failing(checker, triple, folder, all_spellings):
    """The spellings that do not compile for a version of a platform, with the compiler's messages."""
    path = folder / f"{triple}.swift"
    text = source(all_spellings)
    path.write_text(text, "utf-8")
    result = apple.run([
        *checker.common, "-target", triple, "-typecheck", "-parse-as-library", "-module-name", "Spellings", str(path)])
    errors = {}
    for line, message in re.findall(rf"{re.escape(str(path))}:(\d+):\d+: error: (.*)", result.stderr):
        errors.setdefault(int(line), message)
    # An availability may be wrong in the parameters of the function.
    found = {
        one.code: errors.pop(line) for one in all_spellings for line in (one.line - 1, one.line) if line in errors}
    if errors or bool(found) != bool(result.returncode):
        raise apple.Failure(f"{triple}: the file of spellings fails:\n{result.stderr[-800:]}")
    return found


def check_platform(toolchain, platform, generated, folder, all_spellings):
    """The differences between a column of the tables and what compiles."""
    toolchain.build_standard_library(platform)
    checker = apple.Checker(toolchain, platform, "26")
    checker.build_frameworks()
    modules = [module for module in apple.MODULES if module.name == "TokenRuntime"]
    for module in modules:
        if errors := checker.check(module):
            raise apple.Failure("\n".join(errors))
    (folder / platform).mkdir()
    # The generated module is in no cache.
    result = apple.run([
        *checker.common, "-parse-as-library", "-package-name", "spelled", "-emit-module", "-module-name", "Spelled",
        *map(str, sorted(generated.rglob("*.swift"))), "-o", str(folder / platform / "Spelled.swiftmodule")])
    if result.returncode:
        raise apple.Failure(f"{platform}: the generated tokens fail:\n{result.stderr[-800:]}")
    checker.common += ["-I", str(folder / platform)]
    title, versions = PLATFORMS[platform]
    for version, triple in versions.items():
        fails = failing(checker, triple, folder / platform, all_spellings)
        for spelling in all_spellings:
            should = version >= spelling.versions.get(platform, 1000)
            if should == (spelling.code in fails):
                yield f"{title} {version}: {spelling.code} {fails.get(spelling.code, 'compiles')}"


def main(tokenc):
    listed, ruled_out, instead = spellings(GUIDE.read_text("utf-8"))
    if len(listed) < 20 or not instead:
        raise apple.Failure("the guide has no tables of spellings")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "tokens").mkdir()
        (folder / "tokens/a.tokens.json").write_text(json.dumps(TOKENS))
        (folder / "tokens/tokenc.json").write_text(json.dumps(
            {"accessors": {"uiKit": True, "nested": True}, "output": {"tokens": "../Generated"}}))
        subprocess.run([tokenc, "tokens"], check=True, capture_output=True, cwd=folder)
        toolchain = apple.Toolchain()
        with ThreadPoolExecutor() as pool:
            found = pool.map(
                lambda platform: list(check_platform(
                    toolchain, platform, folder / "Generated", folder,
                    [Spelling(one.code, one.versions) for one in [*listed, *ruled_out, *instead]])),
                PLATFORMS)
            differences = [line for lines in found for line in lines]
    count = sum(len(versions) for _, versions in PLATFORMS.values())
    print(*differences, f"{len(listed)} spellings, {len(ruled_out)} that have no environment, on {count} systems: "
          f"{len(differences)} differ from {GUIDE.name}", sep="\n")
    return 1 if differences else 0


if __name__ == "__main__":
    try:
        sys.exit(main(str(pathlib.Path(sys.argv[1]).resolve())))
    except apple.Failure as failure:
        sys.exit(f"check_spellings.py: {failure}")
