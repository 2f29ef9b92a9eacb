"""DocC converts each library and its catalog without a warning, so every symbol, page and heading that they name exists; every
declaration that is not for generated code alone has a page.

Usage: check_docc.py                               says so and does nothing without docc
       check_docc.py --site FOLDER [--base PATH]   also makes the site of all of them, for a server of static files

PATH is where the site will be on its server, `/` otherwise.
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
CATALOGS = {
    "DesignTokens": "Sources/DesignTokens",
    "TokenRuntime": "Sources/DesignTokens/Runtime",
    "Appearance": "Sources/Appearance",
    "AppearanceRuntime": "Sources/Appearance/Runtime",
}


def output(*command):
    result = subprocess.run(command, cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{result.stdout}")
    return result.stdout


def convert(module, folder, modules, target, work):
    """Converts a library into an archive, and returns what is wrong with it."""
    graphs = work / module
    graphs.mkdir()
    output("swift", "symbolgraph-extract", "-module-name", module, "-I", modules, "-target", target, "-output-dir", graphs)
    catalog = ROOT / folder / f"{module}.docc"
    messages = output("docc", "convert", catalog, "--additional-symbol-graph-dir", graphs, "--fallback-bundle-identifier", module,
                      "--fallback-display-name", module, "--transform-for-static-hosting",
                      "--output-path", work / f"{module}.doccarchive")
    # DocC follows links of its own scheme alone.
    plain = [f"{page.name}: error: '{link}' leads nowhere on a site; write 'doc:PAGE#Heading'" for page in catalog.glob("*.md")
             for link in re.findall(r"(?<!!)\[[^]\n]+\]\((?!\w+:)([^)\s]*)\)", re.sub(r"(?ms)^```.*?^```", "", page.read_text("utf-8")))]
    # Generated comments name symbols of AppearanceRuntime, which is another archive.
    return plain + [message for message in re.findall(r"(?m)^(?:warning|error): .*(?:\n +--> .*)?", messages) if "Generated/" not in message]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--site", type=pathlib.Path)
    parser.add_argument("--base", default="/")
    options = parser.parse_args()
    if not shutil.which("docc"):
        return print("left out: no docc")
    output("swift", "build", "--target", "Appearance")
    modules = pathlib.Path(output("swift", "build", "--show-bin-path").strip()) / "Modules"
    target = json.loads(output("swiftc", "-print-target-info"))["target"]["triple"]
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        failures = [one for module, folder in CATALOGS.items() for one in convert(module, folder, modules, target, work)]
        if options.site:
            merged = work / "merged.doccarchive"
            output("docc", "merge", *(work / f"{module}.doccarchive" for module in CATALOGS), "--output-path", merged,
                   "--synthesized-landing-page-name", "Design tokens for Swift", "--synthesized-landing-page-kind", "Package")
            output("docc", "process-archive", "transform-for-static-hosting", merged, "--output-path", options.site.resolve(),
                   "--hosting-base-path", options.base)
            print(f"wrote {options.site}")
    sys.exit("\n".join(failures) or 0)


main()
