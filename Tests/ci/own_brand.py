"""Shows that a program with its own tokens and components has nothing of the example's in it.

Builds Tests/OwnBrand for release and compares its symbols and strings with the modules, brands, tokens
and components of the example. Names that the libraries or the program itself have prove nothing and
are left out. A program that does link the example shows that the comparison finds it.

Usage: own_brand.py --control PROGRAM    PROGRAM is one that links the example, such as .build/examples/debug/Bank.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "Tests/OwnBrand"
SCRATCH = ROOT / ".build/own-brand"
EXAMPLE = [ROOT / "Sources/DesignTokens/Generated", ROOT / "Sources/Appearance/Generated"]
OWN = [PACKAGE / "Sources", ROOT / "Sources/DesignTokens/Runtime", ROOT / "Sources/Appearance/Runtime"]
WORD = re.compile(r"[A-Za-z_]\w{3,}")


def run(*command, text=None):
    return subprocess.run(command, input=text, check=True, capture_output=True, text=True).stdout


def words(folders):
    return {word for folder in folders for file in folder.rglob("*.swift") for word in WORD.findall(file.read_text())}


def example_names():
    """The brands, tokens and components of the example, by Swift name and by server's string."""
    names = set()
    for folder in EXAMPLE:
        for file in folder.glob("*.swift"):
            text = file.read_text()
            names.update(re.findall(r"^ *case `?(\w+)`?", text, re.M))
            names.update(re.findall(r'^ *case .* = "(.*)"$', text, re.M))
            names.update(re.findall(r"^public enum (\w+)", text, re.M))
    return {name for name in names if WORD.fullmatch(name)} - words(OWN)


def findings(program, names):
    """What a program has of the example: symbols of its modules, and names."""
    symbols = run("swift", "demangle", "--compact", text=run("nm", "-j", str(program))).splitlines()
    foreign = [line for line in symbols if re.search(r"(?<![\w.])(?:Appearance|DesignTokens)\.", line)]
    found = set(WORD.findall(run("strings", "-n", "4", str(program))))
    # Only names stand beside a dot; words beside them say what the optimizer did.
    found.update(name for line in symbols for name in re.findall(r"(?<=\.)\w+|\w+(?=\.)", line))
    return foreign, sorted(found & names)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--control", required=True)
    options = parser.parse_args()
    names = example_names()
    build = ["swift", "build", "-c", "release", "--package-path", str(PACKAGE), "--scratch-path", str(SCRATCH)]
    subprocess.run(build, check=True)
    program = pathlib.Path(run(*build, "--show-bin-path").strip()) / "Showcase"
    output = run(str(program))
    if "seaside" not in output or "woodland" not in output or "StackAppearance" not in output:
        sys.exit(f"the program does not show its brands:\n{output}")

    symbols, found = findings(options.control, names)
    if not symbols or len(found) < len(names) / 2:
        sys.exit(f"the comparison does not find the example in {options.control}: {len(symbols)} symbols, {len(found)} of {len(names)} names")
    print(f"a program with the example: {len(symbols)} symbols, {len(found)} of {len(names)} names")

    symbols, found = findings(program, names)
    for line in symbols[:10]:
        print(line)
    print(f"a program with its own: {len(symbols)} symbols, {len(found)} of {len(names)} names", *found[:10])
    with tempfile.TemporaryDirectory() as folder:
        stripped = pathlib.Path(folder) / "stripped"
        run("strip", "-o", str(stripped), str(program))
        print(f"{program.stat().st_size:,} bytes, {stripped.stat().st_size:,} stripped")
    sys.exit(1 if symbols or found else 0)


if __name__ == "__main__":
    main()
