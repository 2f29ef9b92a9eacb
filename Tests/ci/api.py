#!/usr/bin/env python3
"""Holds the public API of the runtime libraries, and that of the generated samples, against what is recorded in `Tests/ci/api`.

A recorded file has a line for each public declaration and each conformance, as the compiler writes its symbol graph. A line that
goes or changes breaks somebody's build; so do a further case of an enum and a further requirement of a protocol, as `switch`es and
conforming types have to follow. Other lines that come are additions. `@_spi` is before what only generated code names: whoever changes
such a line changes what generated code has to be compiled again for. Each difference fails until it is recorded, so that it is a
decision that a reviewer sees, with what it costs named.

Every public declaration of the libraries has a documentation comment, too.

Usage: api.py MODULES [--planted]

MODULES is the folder of the built modules, such as `.build/debug/Modules`. `RECORD_SNAPSHOTS=1` records what there is.
`--planted` proves the guard: it compiles a small library, changes it in each way that breaks, and fails for one that goes unnoticed.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RECORDED = ROOT / "Tests/ci/api"
# The libraries that apps import, and a sample of what is generated for them.
MODULES = ["TokenRuntime", "ThemeDelivery", "AppearanceRuntime", "SampleTokens", "SampleComponents"]
GENERATED = {"SampleTokens", "SampleComponents"}
# What the compiler derives is not a declaration of anybody's.
DERIVED = "::SYNTHESIZED::"


def graph(module, folder):
    target = json.loads(subprocess.run(["swiftc", "-print-target-info"], capture_output=True, check=True, text=True).stdout)
    with tempfile.TemporaryDirectory() as output:
        result = subprocess.run(
            ["swift-symbolgraph-extract", "-module-name", module, "-I", folder, "-target", target["target"]["triple"],
             "-minimum-access-level", "public", "-include-spi-symbols", "-output-dir", output], capture_output=True, text=True)
        if result.returncode:
            sys.exit(f"{module}: {result.stderr or result.stdout}")
        # Extensions of other modules' types have files of their own, by the name of that module.
        return [json.loads(path.read_text()) for path in sorted(pathlib.Path(output).glob("*.symbols.json"))]


def read(module, folder):
    """The lines of a module, and its declarations that no comment explains."""
    lines, silent = set(), []
    for part in graph(module, folder):
        names = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in part["symbols"]}
        protocols = {symbol["identifier"]["precise"] for symbol in part["symbols"] if symbol["kind"]["identifier"] == "swift.protocol"}
        required = {one["source"] for one in part["relationships"] if one["kind"] == "requirementOf"}
        for symbol in part["symbols"]:
            precise = symbol["identifier"]["precise"]
            if DERIVED in precise:
                continue
            path = ".".join(symbol["pathComponents"])
            text = "".join(piece["spelling"] for piece in symbol["declarationFragments"])
            kind = "requirement " if precise in required else "open " if symbol["accessLevel"] == "open" else ""
            constraints = symbol.get("swiftExtension", {}).get("constraints", [])
            # What generated code alone names: a change breaks code of an older tool, not what people write.
            kind = "@_spi " + kind if symbol.get("spi") else kind
            where = " where " + ", ".join(f"{one['lhs']} {one['kind']} {one['rhs']}" for one in constraints) if constraints else ""
            gone = "".join(" deprecated" for one in symbol.get("availability", []) if "deprecated" in one or one.get("isUnconditionallyDeprecated"))
            lines.add(f"{path} | {kind}{' '.join(text.split())}{where}{gone}")
            # Cases of one line share the comment of their enum.
            if "docComment" not in symbol and symbol["kind"]["identifier"] != "swift.enum.case":
                silent.append(path)
        for one in part["relationships"]:
            if one["kind"] in ("conformsTo", "inheritsFrom") and one["source"] in names and one["source"] not in protocols:
                conformed = one.get("targetFallback") or names.get(one["target"], one["target"])
                lines.add(f"{names[one['source']]} | : {conformed.removeprefix('Swift.')}")
    return lines, silent


def breaks(added):
    """Whether a line that comes breaks what compiled before."""
    text = added.split(" | ", 1)[1]
    return text.removeprefix("@_spi ").startswith(("case ", "indirect case ", "requirement "))


def compare(before, now):
    """What breaks, and what is merely new."""
    gone, come = sorted(before - now), sorted(now - before)
    # A further case or requirement of a type that is itself new breaks nothing.
    known = {line.split(" | ", 1)[0] for line in before}
    broken = ["gone: " + line for line in gone]
    broken += ["breaks: " + line for line in come if breaks(line) and line.split(" | ", 1)[0].rpartition(".")[0] in known]
    return broken, [line for line in come if "breaks: " + line not in broken]


def check(folder):
    failed = False
    for module in MODULES:
        lines, silent = read(module, folder)
        path = RECORDED / f"{module}.txt"
        if os.environ.get("RECORD_SNAPSHOTS"):
            RECORDED.mkdir(exist_ok=True)
            path.write_text("".join(line + "\n" for line in sorted(lines)))
        before = set(path.read_text().splitlines()) if path.exists() else set()
        broken, new = compare(before, lines)
        for line in broken:
            print(f"{module}: {line}")
        for line in new:
            print(f"{module}: new: {line}")
        if module not in GENERATED:
            for name in silent:
                print(f"{module}: without a comment: {name}")
            failed = failed or bool(silent)
        failed = failed or bool(broken or new)
        print(f"{module}: {len(lines)} lines, {len(broken)} broken, {len(new)} new, {len(silent)} without a comment")
    if failed:
        sys.exit("the public API differs from what is recorded; a break needs a line under Breaking in CHANGELOG.md. "
                 "RECORD_SNAPSHOTS=1 records it")


LIBRARY = """
/// A.
public struct Value: Hashable, Sendable { public var a: Int; public init(a: Int = 1) { self.a = a }
  public func plain() -> Int { a } ; public static func make(_ x: Int = 2) -> Value { Value(a: x) } }
public enum Kind: String { case one, two }
public protocol Shape { func area() -> Double }
extension Shape { public func twice() -> Double { 2 * area() } }
open class Base { public init() {} ; open func run() {} ; public func sum<T: Equatable>(_ x: T) -> Bool { x == x } }
public typealias Number = Double
"""
# Each change of the library that breaks a client.
PLANTED = [
    ("a function that goes", "public func plain() -> Int { a } ;", ""),
    ("another name", "func plain", "func simple"),
    ("another label", "make(_ x", "make(x"),
    ("another result", "plain() -> Int { a }", "plain() -> Double { 1 }"),
    ("a default that goes", "init(a: Int = 1)", "init(a: Int)"),
    ("a property that can't be set", "public var a: Int;", "public let a: Int;"),
    ("an error", "func plain() -> Int", "func plain() throws -> Int"),
    ("a wait", "func plain() -> Int", "func plain() async -> Int"),
    ("an actor", "public func plain", "@MainActor public func plain"),
    ("a conformance that goes", "Hashable, Sendable", "Hashable"),
    ("a further case", "case one, two", "case one, two, three"),
    ("a further requirement", "func area() -> Double }", "func area() -> Double; func edge() -> Double }"),
    ("a narrower access", "public typealias", "internal typealias"),
    ("an SPI", "public typealias", "@_spi(Generated) public typealias"),
    ("a class that is closed", "open class Base { public init() {} ; open func", "public class Base { public init() {} ; public func"),
    ("a stricter type", "<T: Equatable>", "<T: Hashable>"),
    ("another raw type", "enum Kind: String { case one, two }", "enum Kind: Int { case one, two }"),
]


def planted():
    with tempfile.TemporaryDirectory() as folder:
        def build(text):
            source = pathlib.Path(folder, "Library.swift")
            source.write_text(text)
            subprocess.run(["swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-module-name", "Library", source,
                            "-emit-module-path", pathlib.Path(folder, "Library.swiftmodule")], check=True, cwd=folder)
            return read("Library", folder)[0]

        before = build(LIBRARY)
        missed = []
        for title, old, new in PLANTED:
            assert LIBRARY.count(old) == 1, title
            if not compare(before, build(LIBRARY.replace(old, new)))[0]:
                missed.append(title)
        added, new = compare(before, build(LIBRARY + "public struct More { public enum Side { case left } }\n"))
        if missed or added or not new:
            sys.exit(f"not noticed: {missed}; taken for breaks: {added}")
        print(f"{len(PLANTED)} planted breaks noticed, and additions are none")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("modules", type=pathlib.Path)
    parser.add_argument("--planted", action="store_true")
    options = parser.parse_args()
    if options.planted:
        planted()
    check(options.modules)


main()
