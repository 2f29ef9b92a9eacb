"""Reads the declarations of a `.swiftinterface`, in which the compiler has written out what it inferred."""

import re
from dataclasses import dataclass, field

ATTRIBUTE = re.compile(r"@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))? ?")
MODIFIERS = {
    "public", "open", "final", "static", "class", "convenience", "required", "override", "indirect", "mutating",
    "nonmutating", "unowned", "weak", "dynamic", "optional",
}
KEYWORDS = {"class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "init?", "subscript",
            "case", "typealias", "associatedtype", "deinit", "init!"}
SYNTHESIZED = {"==", "hash", "hashValue", "rawValue", "RawValue", "Body", "body", "deinit", "AllCases", "allCases",
               "DecodingConfiguration", "EncodingConfiguration"}


@dataclass
class Declaration:
    """One declaration: what a use of it depends on."""

    name: str
    kind: str
    signature: str = ""
    is_isolated: bool = False
    is_static: bool = False
    is_settable: bool = False
    is_override: bool = False
    conformances: set = field(default_factory=set)


def declarations(text):
    """The declarations by path, such as `UIView.layer`; functions that share a name are several of one path."""
    found = {}
    containers = []  # (path, isolated) of the open braces; None for accessors
    above = ""  # attributes that stand on lines of their own
    for line in text.splitlines():
        code = line.strip()
        if not code or code.startswith(("//", "import ", "#", "@_exported")):
            continue
        if code.startswith("}"):
            containers.pop()
            continue
        opens = code.endswith("{")
        if containers and containers[-1] is None:
            if code in ("set", "nonmutating set", "_modify") or code.startswith(("set ", "nonmutating set ")):
                last.is_settable = True
            if opens:
                containers.append(None)
            continue
        attributes, rest = above, code
        while match := ATTRIBUTE.match(rest):
            attributes, rest = attributes + match[0], rest[match.end():]
        above = "" if rest else attributes
        if not rest:
            continue
        words = rest.split(" ")
        modifiers = set()
        while words[0] in MODIFIERS | {"nonisolated", "isolated"} and not (
                words[0] == "class" and words[1] not in KEYWORDS | MODIFIERS):
            modifiers.add(words.pop(0))
        rest = " ".join(words)
        match = re.match(r"(init[?!]?|subscript|deinit)|(\w+) ", rest)
        if not match or (match[1] or match[2]) not in KEYWORDS:
            if opens:
                containers.append(None)
            continue
        kind = (match[1] or match[2]).rstrip("?!")
        path = containers[-1] if containers else ""
        rest = plain(rest[match.end():].rstrip(" {"))
        if re.search(r"@available\(\*, unavailable", attributes) and kind != "extension":
            if opens:
                containers.append(None)
            continue
        last = read(kind, rest, match[1] or "", attributes, modifiers, path, found, code)
        if opens:
            is_type = kind in ("class", "struct", "enum", "protocol", "extension")
            containers.append(join("" if kind == "extension" else path, last.name) if is_type else None)
            if kind == "var" and re.search(r"\{ get( set)? \}$", code):
                containers.pop()
    return found


def read(kind, rest, spelling, attributes, modifiers, path, found, code):
    is_isolated = "MainActor" in attributes
    declaration = Declaration("", kind, "", is_isolated, bool({"static", "class"} & modifiers))
    declaration.is_override = "override" in modifiers
    if kind in ("class", "struct", "enum", "protocol", "extension"):
        head, _, where = rest.partition(" where ")
        name, _, inherited = head.partition(" : ")
        declaration.name = re.sub(r"<.*", "", name)
        declaration.conformances = {part.strip() for part in inherited.split(",") if part.strip()}
        if kind == "extension":
            unavailable = "@available(*, unavailable)" in attributes
            types = found.get(declaration.name, [])
            if not unavailable:
                for known in types:
                    known.conformances |= declaration.conformances
            return declaration
    elif kind in ("var", "let"):
        rest = re.sub(r" ?\{ get.*\}$", "", rest)
        settable = kind == "var" and not code.endswith("{") and not re.search(r"\{ get \}", code)
        for part in re.split(r", (?=`?\w+`? ?: )", rest):
            name, _, declaration.signature = part.partition(": ")
            declaration.name = name.strip("`")
            declaration.is_settable = settable
            single = Declaration(**vars(declaration))
            found.setdefault(join(path, single.name), []).append(single)
        return single
    elif kind == "case":
        for name in re.sub(r"\(.*?\)| = -?\w+", "", rest).split(", "):
            found.setdefault(join(path, name.strip("`")), []).append(Declaration(name.strip("`"), kind))
        return declaration
    else:
        name = {"init": "init", "subscript": "subscript", "deinit": "deinit"}.get(kind) or re.match(r"[\w`]+|[^\w`(]+", rest)[0]
        declaration.name = name.strip("`")
        declaration.signature = canonical(rest[0 if kind in ("init", "subscript") else len(name):])
        if spelling == "init?":
            declaration.signature = "?" + declaration.signature
    found.setdefault(join(path, declaration.name), []).append(declaration)
    return declaration


def join(path, name):
    return f"{path}.{name}" if path else name


def plain(text):
    """The text without the names of modules, and without what doesn't concern a caller."""
    text = re.sub(r"\b(?:Swift|_Concurrency|UIKit|SwiftUI|Foundation|FoundationEssentials|CoreFoundation|CoreGraphics|CoreText|CoreImage|QuartzCore|"
                  r"Combine)\.(?=\w)", "", text)
    return re.sub(r"@(?:frozen|ViewBuilder|unchecked) ", "", text)


def canonical(signature):
    """A signature without the inner names of parameters and with generic parameters as $0, $1 …"""
    generic = re.match(r"<([^<>]*)>", signature)
    if generic:
        signature = signature[generic.end():]
        for index, name in enumerate(generic[1].split(", ")):
            signature = re.sub(rf"\b{name}\b", f"${index}", signature)
    signature = re.sub(r"([(]|, )(`?\w+`?) `?\w+`?: ", r"\1\2: ", signature)
    return without_defaults(signature)


def without_defaults(signature):
    kept, depth, skipping = [], 0, None
    for index, character in enumerate(signature):
        if skipping is None and signature.startswith(" = ", index):
            skipping = depth
        if character in "([{":
            depth += 1
        if skipping is not None and depth == skipping and character in ",)":
            skipping = None
        if character in ")]}":
            depth -= 1
            if skipping is not None and depth < skipping:
                skipping = None
        if skipping is None:
            kept.append(character)
    return "".join(kept)
