"""DocC converts each library and its catalog without a warning, so every symbol that they name exists.

Usage: check_docc.py          says so and does nothing without docc
"""

import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
CATALOGS = {
    "TokenRuntime": "Sources/DesignTokens/Runtime",
    "DesignTokens": "Sources/DesignTokens",
    "AppearanceRuntime": "Sources/Appearance/Runtime",
    "Appearance": "Sources/Appearance",
}


def output(*command):
    result = subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stdout}")
    return result.stdout


if not shutil.which("docc"):
    print("left out: no docc")
    sys.exit()
output("swift", "build", "--target", "Appearance")
modules = pathlib.Path(output("swift", "build", "--show-bin-path").strip()) / "Modules"
target = json.loads(output("swiftc", "-print-target-info"))["target"]["triple"]
failures = []
with tempfile.TemporaryDirectory() as name:
    work = pathlib.Path(name)
    for module, folder in CATALOGS.items():
        graphs = work / module
        graphs.mkdir()
        output("swift", "symbolgraph-extract", "-module-name", module, "-I", modules, "-target", target, "-output-dir", graphs)
        catalog = ROOT / folder / f"{module}.docc"
        messages = output("docc", "convert", catalog, "--additional-symbol-graph-dir", graphs,
                          "--fallback-bundle-identifier", module, "--output-path", work / f"{module}.doccarchive")
        # Generated comments name symbols of AppearanceRuntime, which is another archive.
        failures += [message for message in re.findall(r"(?m)^(?:warning|error): .*(?:\n +--> .*)?", messages)
                     if "Generated/" not in message]
sys.exit("\n".join(failures) or 0)
