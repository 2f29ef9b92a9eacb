"""Type-checks the libraries for Apple's platforms, and the compiler for macOS, on any machine with a Swift toolchain.

The toolchain's interfaces of Swift's standard library are built for Apple's triples, once, and the sources are
checked against Tests/AppleDeclarations: what the bridges use of Apple's frameworks, with availability, isolation
and Sendable, written from documentation. So `#if os`, `#available`, actor isolation and data races are judged as
on a Mac. Not judged: Objective-C interoperability, and whether a declaration was read right.

The style of an SDK decides how SwiftUI isolates its views: to the main actor in 16 to 26, and not in 27, where
comments such as `// SDK 27: nonisolated` are code.

Usage: apple.py [--sdk 26|27] [--sources DIR] [PLATFORM …]
Everything that a run builds is kept in .build/apple, and used again while its sources are the same.
"""

import argparse
import concurrent.futures
import hashlib
import os
import pathlib
import platform as machine
import re
import shutil
import subprocess
import sys
import threading
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parents[2]
CACHE = ROOT / ".build/apple"
DECLARATIONS = ROOT / "Tests/AppleDeclarations"
STYLES = ["26", "27"]

# The oldest systems that Package.swift supports. A toolchain for Linux has no map of visionOS's versions to those of
# iOS, and knows it from 17.0 on.
TRIPLES = {
    "ios": "x86_64-apple-ios13.0-simulator",
    "catalyst": "x86_64-apple-ios13.1-macabi",
    "macos": "x86_64-apple-macosx11.0",
    "tvos": "x86_64-apple-tvos13.0-simulator",
    "watchos": "x86_64-apple-watchos6.0-simulator",
    "visionos": "x86_64-apple-xros17.0-simulator",
}
FRAMEWORKS = {
    name: [
        "DarwinTypes", "Darwin", "CoreFoundation", "CoreGraphics", "Foundation", "CryptoKit", "CoreText",
        *([] if name == "watchos" else ["CoreImage", "QuartzCore"]), "Combine",
        *([] if name == "macos" else ["UIKit"]), *(["AppKit"] if name in ("macos", "catalyst") else []), "SwiftUI",
    ]
    for name in TRIPLES
}
STANDARD_LIBRARY = ["Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport"]


@dataclass(frozen=True)
class Module:
    """A module of the project, or of a package that uses it, and where its sources are."""

    name: str
    package: str
    folder: str
    leaves_out: tuple = ()
    # The platforms that it is for, with their triples; all platforms if there are none.
    triples: dict = field(default_factory=dict, hash=False)
    # Whether it uses nothing in which SDKs differ, so that one style of them is enough.
    is_tool: bool = False

    def files(self, root):
        folder = root / self.folder
        left_out = {root / path for path in self.leaves_out}
        return sorted(
            path for path in folder.rglob("*.swift") if left_out.isdisjoint(path.parents))


TOOL = {"triples": {"macos": TRIPLES["macos"]}, "is_tool": True}

# In the order of their imports.
MODULES = [
    Module("TokenRuntime", "design_tokens", "Sources/DesignTokens/Runtime"),
    Module("DesignTokens", "design_tokens", "Sources/DesignTokens",
           ("Sources/DesignTokens/Delivery", "Sources/DesignTokens/Runtime")),
    Module("ThemeDelivery", "design_tokens", "Sources/DesignTokens/Delivery"),
    Module("AppearanceRuntime", "design_tokens", "Sources/Appearance/Runtime"),
    Module("Appearance", "design_tokens", "Sources/Appearance", ("Sources/Appearance/Runtime",)),
    Module("SampleComponents", "design_tokens", "Tests/SampleComponents"),
    Module("AcmeDesign", "consumer", "Tests/Consumer/Sources/AcmeDesign"),
    Module("OwnBrand", "own_brand", "Tests/OwnBrand/Sources/OwnBrand"),
    Module("DeviceChecks", "device_checks", "Examples/DeviceChecks.swiftpm/Sources", triples={
        "ios": "x86_64-apple-ios17.0-simulator", "catalyst": "x86_64-apple-ios17.0-macabi"}),
    Module("TokenCompiler", "design_tokens", "Sources/tokenc/Compiler", **TOOL),
    Module("TokenComponents", "design_tokens", "Sources/tokenc/Components", **TOOL),
    Module("TokenScreens", "design_tokens", "Sources/tokenc/Screens", **TOOL),
    Module("TokenLint", "design_tokens", "Sources/tokenc/Lint", **TOOL),
    Module("TokenPages", "design_tokens", "Sources/tokenc/Pages", **TOOL),
    Module("TokenPreview", "design_tokens", "Sources/tokenc/Preview", **TOOL),
    Module("TokenSwift", "design_tokens", "Sources/tokenc/SwiftSyntax", **TOOL),
    Module("TokenChange", "design_tokens", "Sources/tokenc/Change", **TOOL),
    Module("TokenImport", "design_tokens", "Sources/tokenc/Import", **TOOL),
    Module("TokenCode", "design_tokens", "Sources/tokenc/Code", **TOOL),
    Module("TokenAgents", "design_tokens", "Sources/tokenc/Agents", **TOOL),
    Module("TokenRepair", "design_tokens", "Sources/tokenc/Repair", **TOOL),
    Module("TokenWorkbench", "design_tokens", "Sources/tokenc/Workbench", **TOOL),
    Module("TokenCommands", "design_tokens", "Sources/tokenc/CommandLine", **TOOL),
    Module("tokenc", "design_tokens", "Sources/tokenc/Executable", **TOOL),
]


class Failure(Exception):
    """The check itself cannot run."""


class Toolchain:
    """The compiler, and the parts of it that are the same for all platforms."""

    def __init__(self, cache=CACHE):
        compiler = shutil.which("swiftc")
        if not compiler:
            raise Failure("no swiftc")
        version = subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout
        self.compiler = compiler
        self.identity = digest(version, pathlib.Path(__file__).read_text("utf-8"))
        self.library = pathlib.Path(compiler).resolve().parents[1] / "lib/swift"
        self.cache = cache / digest(version)[:12]
        self.resources = self.cache / "resources"
        self.lock = threading.Lock()
        self.resources.mkdir(parents=True, exist_ok=True)
        for part in ["apinotes", "clang"]:
            link = self.resources / part
            if not link.is_symlink():
                link.symlink_to(self.library / part)
        # A module map of Linux's C library, which may stand beside the headers, must stay out.
        shims = self.resources / "shims"
        if not shims.exists():
            shims.mkdir()
            for header in [*self.library.glob("shims/*.h"), self.library / "shims/module.modulemap"]:
                shutil.copy(header, shims)

    def frontend(self, platform):
        return [
            self.compiler, "-frontend", "-target", TRIPLES[platform], "-disable-objc-interop", "-resource-dir",
            str(self.resources), "-module-cache-path", str(self.cache / "modules"),
            "-I", str(self.cache / platform),
        ]

    def build_standard_library(self, platform):
        """Builds the modules of the standard library for a platform, from their interfaces for Linux."""
        folder = self.cache / platform
        folder.mkdir(parents=True, exist_ok=True)
        for name in STANDARD_LIBRARY:
            module = folder / f"{name}.swiftmodule"
            if module.exists():
                continue
            source = self.library / f"linux/{name}.swiftmodule/{machine.machine()}-unknown-linux-gnu.swiftinterface"
            text = re.sub(r"-target [a-z0-9_]*-unknown-linux-gnu", f"-target {TRIPLES[platform]}", source.read_text())
            # The bodies of inlinable functions take nine tenths of the time, and no check of a caller reads them.
            if name in ("Swift", "_Concurrency"):
                text = re.sub(r"(?m)^(// swift-module-flags: .*) -O ", r"\1 -Onone -experimental-skip-all-function-bodies ", text)
            interface = folder / f"{name}.swiftinterface"
            interface.write_text(re.sub(r"@backDeployed\([^)]*\) *", "", text))
            partial = module.with_suffix(".partial")
            result = run([
                *self.frontend(platform), "-compile-module-from-interface", "-module-name", name, str(interface), "-o",
                str(partial), "-I", str(self.library / "shims"), "-parse-stdlib", "-disable-availability-checking",
            ])
            if result.returncode:
                raise Failure(f"{platform}: {name} does not build:\n{result.stderr[-800:]}")
            partial.rename(module)


def run(command):
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


def digest(*parts):
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def declaration(name, style):
    """The declarations of a framework in the style of an SDK."""
    text = (DECLARATIONS / f"{name}.swift").read_text("utf-8")
    return re.sub(rf"// SDK {style}: ", "", text)


class Checker:
    """Checks modules for a platform in a style."""

    def __init__(self, toolchain, platform, style):
        self.toolchain = toolchain
        self.platform = platform
        self.style = style
        self.folder = toolchain.cache / f"{platform}-{style}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.state = toolchain.identity
        self.interfaces = []
        self.common = [
            *toolchain.frontend(platform), "-swift-version", "6", "-I", str(self.folder)]

    def build_frameworks(self):
        # What comes before the first framework whose declarations differ is the same in all styles.
        folder = self.toolchain.cache / self.platform
        for name in FRAMEWORKS[self.platform]:
            text = declaration(name, self.style)
            if text != declaration(name, None):
                folder = self.folder
            self.state = digest(self.state, name, text)
            source, module, key = (folder / f"{name}.{ending}" for ending in ("swift", "swiftmodule", "key"))
            self.interfaces.append(module.with_suffix(".interface"))
            # What is built afterwards depends on it, so the state has the sources of all so far.
            if module.exists() and key.exists() and key.read_text() == self.state:
                continue
            source.write_text(text, "utf-8")
            result = run([
                *self.common, "-parse-as-library", "-enable-library-evolution", "-disable-availability-checking",
                "-emit-module",
                "-module-name", name, str(source), "-o", str(module), "-emit-module-interface-path",
                str(self.interfaces[-1]),
            ])
            if result.returncode:
                errors = "\n".join(line for line in result.stderr.splitlines() if "error:" in line)
                raise Failure(f"{self.platform}, SDK {self.style}: the declarations of {name} fail:\n{errors}")
            key.write_text(self.state)

    def check(self, module, root=ROOT, folder=None):
        """The errors and warnings of a module's sources, which `root` may hold in another version."""
        folder = folder or self.folder
        files = module.files(root)
        texts = [f"{path.relative_to(root)}\0{path.read_text('utf-8')}" for path in files]
        self.state = digest(self.state, module.name, *texts)
        log, key = folder / f"{module.name}.log", folder / f"{module.name}.key"
        if not (log.exists() and key.exists() and key.read_text() == self.state):
            key.unlink(missing_ok=True)
            (folder / f"{module.name}.swiftmodule").unlink(missing_ok=True)
            # Statements at the top level are a program's, and stand in this file alone.
            form = [] if any(path.name == "main.swift" for path in files) else ["-parse-as-library"]
            result = run([
                *self.common, *form, "-target", module.triples.get(self.platform, TRIPLES[self.platform]),
                "-package-name", module.package, "-emit-module", "-module-name", module.name,
                *map(str, files), "-o", str(folder / f"{module.name}.swiftmodule"),
            ])
            found = [line for line in result.stderr.splitlines() if re.match(r"[^ ].*:\d+:.*(?:error|warning): ", line)]
            if result.returncode and not found:
                raise Failure(f"{self.platform}: {module.name}: the compiler fails:\n{result.stderr[-800:]}")
            log.write_text("\n".join(sorted(set(found))).replace(f"{root}/", ""))
            key.write_text(self.state)
        return log.read_text().splitlines()


def check_platform(toolchain, platform, styles, root, modules=MODULES):
    """The findings of all modules for a platform, with the style that each was found in."""
    toolchain.build_standard_library(platform)
    results = []
    for style in styles:
        checker = Checker(toolchain, platform, style)
        checker.build_frameworks()
        results.append((style, [
            (module.name, checker.check(module, root)) for module in modules
            if (not module.triples or platform in module.triples) and (style == styles[0] or not module.is_tool)]))
    return results


def main(arguments):
    parser = argparse.ArgumentParser(description="Type-checks the libraries for Apple's platforms.")
    parser.add_argument("--sdk", choices=STYLES, action="append")
    parser.add_argument("--sources", type=pathlib.Path, default=ROOT, help="the checkout that is checked")
    parser.add_argument("platforms", nargs="*", metavar="PLATFORM", help=", ".join(TRIPLES))
    options = parser.parse_args(arguments)
    unknown = [name for name in options.platforms if name not in TRIPLES]
    if unknown:
        parser.error(f"unknown platform '{unknown[0]}'; use one of {', '.join(TRIPLES)}")
    toolchain = Toolchain()
    count = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = {
            name: pool.submit(
                check_platform, toolchain, name, options.sdk or STYLES, options.sources.resolve())
            for name in options.platforms or TRIPLES
        }
        for name, result in runs.items():
            for style, modules in result.result():
                found = [line for _, lines in modules for line in lines]
                count += len(found)
                print(f"{name}, SDK {style}: {len(found)} errors and warnings in {len(modules)} modules", *found,
                      sep="\n  ", flush=True)
    return 1 if count else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Failure as failure:
        sys.exit(f"apple.py: {failure}")
