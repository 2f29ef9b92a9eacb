"""Compiles generated code under every setting that a package or an app may have.

The tokens and components of Tests/OwnBrand are generated for each access level, into one module and
into two, and compiled with what uses them under each setting, in both language modes. A warning is a
failure. A setting that the toolchain doesn't have is left out, and said so.

Usage: settings.py --tokenc PATH
"""

import argparse
import concurrent.futures
import itertools
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "Tests/OwnBrand"


def upcoming(*features):
    return [word for feature in features for word in ("-enable-upcoming-feature", feature)]


MAIN_ACTOR = ["-default-isolation", "MainActor"]
FEATURES = {
    "defaultIsolation(MainActor.self)": MAIN_ACTOR,
    "InternalImportsByDefault": upcoming("InternalImportsByDefault"),
    "ExistentialAny": upcoming("ExistentialAny"),
    "MemberImportVisibility": upcoming("MemberImportVisibility"),
    "strictMemorySafety()": ["-strict-memory-safety"],
}
# What a new app project of Xcode has.
APPROACHABLE = MAIN_ACTOR + upcoming(
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault", "MemberImportVisibility")
# The libraries belong to no actor, and read tables in place: their own code is neither isolated nor checked for that.
LIBRARY_FEATURES = ["InternalImportsByDefault", "ExistentialAny", "MemberImportVisibility"]
LIBRARIES = {"TokenRuntime": "DesignTokens", "AppearanceRuntime": "Appearance"}
ACCESS_LEVELS = ["public", "package", "internal"]


def compile_command(module, files, flags, emit, package="own"):
    return ["swiftc", "-wmo", "-module-name", module, "-package-name", package, "-warnings-as-errors",
            *flags, *emit, *map(str, files)]


def run(command, folder):
    """The messages of a command; nothing if it succeeds."""
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if result.returncode == 0:
        return ""
    return " ".join(command[:12]) + " …\n" + result.stdout + result.stderr


def check(command, folder):
    messages = run(command, folder)
    if messages:
        sys.exit(messages)


class Sample:
    """The generated code for one access level, in one module or two, and what uses it."""

    def __init__(self, work, tokenc, access, is_split):
        self.is_split = is_split
        self.title = f"{access}, {'two modules' if is_split else 'one module'}"
        self.folder = work / self.title
        shutil.copytree(SAMPLE / "tokens", self.folder / "tokens")
        file = self.folder / "tokens/tokenc.json"
        settings = json.loads(file.read_text())
        settings["accessLevel"] = access
        settings["output"] = {"tokens": "../Tokens", "components": "../Components" if is_split else "../Tokens"}
        if is_split:
            settings["componentImports"] = ["OwnTokens"]
        file.write_text(json.dumps(settings))
        check([tokenc, "tokens"], self.folder)
        imports = "import OwnComponents\nimport OwnTokens\n" if is_split else ""
        for name in ["Screen.swift", "Showcase.swift"]:
            text = (SAMPLE / "Sources/Showcase" / name).read_text()
            (self.folder / name).write_text(text.replace("import OwnBrand\n", imports))
        self.tokens = sorted((self.folder / "Tokens").glob("*.swift"))
        self.components = sorted((self.folder / "Components").glob("*.swift"))

    def failures(self, modules, flags):
        """The messages of the compiler under some settings, by what is compiled."""
        with tempfile.TemporaryDirectory(dir=self.folder) as products:
            library = ["-parse-as-library", *flags, "-I", str(modules), "-I", products]
            sil = ["-emit-sil", "-o", f"{products}/out.sil"]
            screen, app = self.folder / "Screen.swift", self.folder / "Showcase.swift"
            if self.is_split:
                steps = [
                    ("tokens", compile_command("OwnTokens", self.tokens, library, module_of(products, "OwnTokens"))),
                    ("components", compile_command(
                        "OwnComponents", self.components, library, module_of(products, "OwnComponents"))),
                    ("app", compile_command("App", [screen, app], library, sil))]
            else:
                steps = [
                    ("library", compile_command("Library", [*self.tokens, screen], library, sil)),
                    ("app", compile_command("App", [*self.tokens, screen, app], library, sil))]
            return {name: run(command, self.folder) for name, command in steps}


def module_of(folder, name):
    """Emits a module, and what the checks after the types' need."""
    return ["-emit-module", "-emit-module-path", f"{folder}/{name}.swiftmodule", "-emit-sil", "-o", f"{folder}/{name}.sil"]


def sources(folder):
    return sorted((ROOT / "Sources" / folder / "Runtime").rglob("*.swift"))


def libraries(work):
    """The modules that generated code imports."""
    modules = work / "modules"
    modules.mkdir()
    for name, folder in LIBRARIES.items():
        check(["swiftc", "-wmo", "-emit-module", "-parse-as-library", "-swift-version", "6", "-package-name", "design-tokens",
               "-module-name", name, "-I", str(modules), "-o", f"{modules}/{name}.swiftmodule", *map(str, sources(folder))], work)
    return modules


def library_failures(work, modules, flags):
    """The messages of the compiler for the libraries themselves under some settings."""
    with tempfile.TemporaryDirectory(dir=work) as products:
        return {name: run(compile_command(name, sources(folder), ["-parse-as-library", *flags, "-I", str(modules)],
                                          ["-emit-sil", "-o", f"{products}/out.sil"], "design-tokens"), work)
                for name, folder in LIBRARIES.items()}


def available(features, work):
    """The features that the toolchain has."""
    empty = work / "empty.swift"
    empty.write_text("")
    found = {}
    for name, flags in features.items():
        if run(["swiftc", "-typecheck", *flags, str(empty)], work):
            print(f"left out: this toolchain has no {name}")
        else:
            found[name] = flags
    return found


def results_of(tokenc, work):
    """For each setting and language mode, for each thing that is compiled, the messages by part."""
    modules = libraries(work)
    found = available(FEATURES, work)
    settings = {"no setting": [], **found, "all of these": sum(found.values(), [])}
    settings |= available({"a new app of Xcode": APPROACHABLE}, work)
    samples = [Sample(work, tokenc, access, is_split)
               for access, is_split in itertools.product(ACCESS_LEVELS, [False, True])
               if not (access == "internal" and is_split)]
    results = {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, mode in itertools.product(settings, ["5", "6"]):
            flags = ["-swift-version", mode, *settings[name]]
            row = results[name, mode] = {
                sample.title: pool.submit(sample.failures, modules, flags) for sample in samples}
            if name in LIBRARY_FEATURES:
                row["the libraries"] = pool.submit(library_failures, work, modules, flags)
        return {key: {title: future.result() for title, future in row.items()} for key, row in results.items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc", required=True)
    options = parser.parse_args()
    start = time.time()
    with tempfile.TemporaryDirectory() as path:
        results = results_of(str(pathlib.Path(options.tokenc).resolve()), pathlib.Path(path))
    titles = list(max(results.values(), key=len))
    print(f"{'setting':34}mode  " + "  ".join(titles))
    for (name, mode), row in results.items():
        cells = []
        for title in titles:
            failed = [part for part, messages in row.get(title, {}).items() if messages]
            cells.append(", ".join(failed) + " failed" if failed else "ok" if title in row else "")
        print(f"{name:34}{mode:6}" + "  ".join(cell.ljust(len(title)) for cell, title in zip(cells, titles)).rstrip())
    messages = [text for row in results.values() for parts in row.values() for text in parts.values()]
    failures = list(filter(None, messages))
    for text in failures[:5]:
        print(text)
    print(f"{len(messages)} compilations, {len(failures)} failed, {time.time() - start:.0f} s")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
