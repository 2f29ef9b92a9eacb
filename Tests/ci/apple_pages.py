"""Compares Tests/AppleDeclarations with Apple's documentation: each declaration with the page of its symbol.

The pages are a folder of Markdown files, one a symbol, in the form of the public mirror Averyy/apple-dev-docs. Each ends with
the address of its page, by which it is found; names of files don't matter. No page is kept in this repository.

Compared are: kind and name, labels, types, defaults and attributes of parameters, results, generic parameters and what they
demand, effects, what can be set, isolation to the main actor, Sendable, superclasses, protocols, requirements, all cases of an
enumeration, and for each platform from which version on a declaration is available, as far as a supported version can tell.
A page doesn't say everything: an attribute that it leaves out is not one that Apple's code leaves out, so EXCEPTIONS lists
where a declaration is right and its page is not.

Usage: apple_pages.py FOLDER [--declarations DIR]    exits with 1 if a declaration differs and is no exception
"""

import argparse
import fnmatch
import pathlib
import re
import sys
from dataclasses import dataclass, field

import apple
import swift_declarations
from swift_declarations import PLATFORMS, Declaration

# The platforms by their names in apple.py and on pages.
KEYS = dict(zip(["ios", "catalyst", "macos", "tvos", "watchos", "visionos"], PLATFORMS))
NAMES = {name: name for name in PLATFORMS} | {"macCatalyst": "Mac Catalyst"}
# The oldest versions that the package supports: what is older is there from the start.
OLDEST = {"iOS": (13,), "macCatalyst": (13, 1), "macOS": (11,), "tvOS": (13,), "watchOS": (6,), "visionOS": (1,)}
UNAVAILABLE = (10_000,)
# macOS's C library, whose functions and types have no pages.
C_LIBRARY = {"Darwin", "DarwinTypes"}
# The types of raw values, which pages leave out.
RAW = {"Int", "Int8", "Int32", "UInt", "UInt8", "UInt32", "String"}
# Attributes that decide how a declaration can be used.
TELLING = {"@resultBuilder", "@propertyWrapper", "@dynamicMemberLookup", "@discardableResult", "@frozen", "@ViewBuilder"}
# Where a declaration is right, though its page says something else: by its title and how the difference begins.
EXCEPTIONS = {
    # Types.
    ("[NU][SI]Font", "conforms to CTFont*"): "a subclass stands for the bridge between the two",
    ("CTFont", "conforms to NSObject*"): "a subclass of it stands for UIFont and NSFont",
    ("CFString", "conforms to *"): "the pages of Core Foundation's references list no protocols",
    ("CGFloat*", "*"): "its pages are those of Foundation's overloads, and not of the type",
    ("*.subscript(_:)", "doesn't demand Value==*"): "the page is that of an overload for one kind of trait",
    ("CG*", "* by the page Double"): "the pages call CGFloat by the type that it is",
    ("CG*", "*of type CGFloat*"): "the pages call CGFloat by the type that it is",
    ("NSEdgeInsets.*", "is of type CGFloat*"): "the pages call CGFloat by the type that it is",
    ("NSRange", "is declared as struct*"): "the page is that of an alias for the struct",
    ("NSObject.hash", "is declared as var*"): "the page is that of a function; the property's is the protocol's",
    ("Attribut*", "has no @dynamicMemberLookup*"): "no attribute is looked up as a member",
    ("AttributeScopes.*.name", "has { get }*"): "no attribute's name is set",
    ("Layout.makeCache(subviews:)", "is of type Void*"): "the default's, for which the cache is Void",
    ("[LS]*.body", "is of type Never*"): "no caller asks for the body of a view of the system",
    ("ForEach.body", "*"): "the page is that of visionOS's depth layouts",
    ("Attribute*", "*SendableMetatype*"): "swift-foundation's source has it, and pages leave it out",
    ("AttributeScope", "doesn't inherit*"): "no type of ours is a scope",
    # Isolation and Sendable: in doubt, the stricter.
    ("NSMutableParagraphStyle", "isn't Sendable*"): "a page also lists a conformance that is unavailable",
    ("NSTextStorage", "isn't Sendable*"): "a page also lists a conformance that is unavailable",
    ("NSShadow", "isn't Sendable*"): "the page in AppKit lists it, and that in UIKit doesn't",
    ("CA*Layer", "isn't Sendable*"): "CALayer isn't, and a page also lists a conformance that is unavailable",
    ("UIGraphicsImageRenderer*", "isn't Sendable*"): "no base of them is, and a page also lists a conformance that is unavailable",
    ("NSLayoutConstraint", "is bound to the main actor*"): "by the page in UIKit it is, and by that in AppKit it isn't",
    ("NotificationCenter.addObserver*", "has @Sendable*"): "queues run it anywhere",
    ("UIBackgroundConfiguration*", "is bound to the main actor*"): "the pages of the configurations leave attributes out",
    ("UIButton.Configuration*", "is bound to the main actor*"): "the pages of the configurations leave attributes out",
    ("NSResponder.init()", "is not bound*"): "it overrides NSObject's, which is bound to no actor",
    ("UIBarItem.init()", "is not bound*"): "it overrides NSObject's, which is bound to no actor",
    ("UINavigationBarAppearance.prominentButtonAppearance", "is 26*"): "a toolbar's is, and this page leaves it out",
    # Requirements that no type of ours meets itself.
    ("NSObjectProtocol", "lacks the requirement*"): "met by NSObject",
    ("UITimingCurveProvider", "*"): "met by UIKit's own types",
    ("UITraitDefinition", "lacks the requirement*"): "they have defaults",
    ("UITraitChangeObservable", "lacks the requirement*"): "met by UIKit's own types",
    ("*Style", "lacks the requirement*"): "met by SwiftUI's own types",
    ("Layout", "lacks the requirement*"): "they have defaults",
    ("UITextInputTraits.keyboardAppearance", "is a requirement*"): "optional in Objective-C, and met by each type that we use",
    # Shorter spellings.
    ("UIView.init(frame:)", "has a default*"): "stands for the init() that Objective-C inherits",
    ("NSImage*", "is unavailable in Mac Catalyst*"): "the bridges to AppKit are for the Mac alone",
}


@dataclass
class Page:
    framework: str
    address: str
    declaration: Declaration
    # By platform: from which version on, or None if the page doesn't say, and since when deprecated if the page says so.
    introduced: dict = field(default_factory=dict)
    deprecated: dict = field(default_factory=dict)
    inherits: set = field(default_factory=set)
    conforms: set = field(default_factory=set)
    is_required: bool = False


def version(text):
    numbers = tuple(int(number) for number in text.split("."))
    while numbers and not numbers[-1]:
        numbers = numbers[:-1]
    return numbers or (0,)


# MARK: pages

class Pages:
    """The pages of a folder, by the path of their symbol."""

    def __init__(self, folder):
        self.by_path = {}
        self.unread = []
        for path in sorted(folder.rglob("*.md")):
            try:
                page = read_page(path.read_text("utf-8", errors="replace"))
            except (ValueError, IndexError):
                self.unread.append(path)
                continue
            if page:
                symbol = "/".join(map(plain, page.address.split("/")[1:]))
                self.by_path.setdefault(symbol, []).append(page)

    def of(self, path, framework):
        """The pages of a symbol: those of its framework, or else those of others, which may have come to declare it."""
        found = self.by_path.get(path, [])
        own = [page for page in found if page.framework == framework.lower()]
        return own or ([] if framework in C_LIBRARY else [page for page in found if {page.framework, framework.lower()} != {"uikit", "appkit"}])

    def below(self, path, framework):
        """The paths directly below the path of a type, with their pages."""
        for other in self.by_path:
            if other.startswith(path + "/") and "/" not in other[len(path) + 1:]:
                yield other, self.of(other, framework)


def plain(component):
    """A part of an address without what tells symbols of one name apart, such as `-5wfat` or `-swift.struct`."""
    return re.sub(r"^\d+-(?=\w)|-(?:(?:swift|c)\.\w+|(?=[0-9a-z]*\d)[0-9a-z]{3,5})$", "", component)


def read_page(text):
    address = re.search(r"developer\.apple\.com/documentation/([^\s\]]+?)\)\*?\s*$", text)
    code = re.search(r"^## Declaration\s+```swift\n(.*?)^```", text, re.S | re.M)
    if not address or not code:
        return None
    address = address[1].lower()
    found = swift_declarations.Reader(" ".join(code[1].split())).declarations()
    page = Page(address.split("/")[0], address, found[0], is_required="**Required**: Yes" in text.split("##", 1)[0])
    availability = re.search(r"^\*\*Availability\*\*:\n((?:- .*\n)*)", text, re.M)
    for line in re.findall(r"^- (.+)$", availability[1] if availability else "", re.M):
        match = re.match(r"([A-Za-z ]+?)(?: (?:([\d.]+)|\?)(?:\+|–([\d.]+))?.*)?$", line)
        platform = next((key for key, name in NAMES.items() if match and name == match[1]), None)
        if platform:
            page.introduced[platform] = version(match[2]) if match[2] else None
            if match[3]:
                page.deprecated[platform] = version(match[3])
    for title, names in (("Inherits From", page.inherits), ("Conforms To", page.conforms)):
        section = re.search(rf"^### {title}\n((?:- .*\n?)*)", text, re.M)
        names |= {name.split(".")[-1] for name in re.findall(r"^- \[([\w.]+)", section[1] if section else "", re.M)}
    return page


# MARK: declarations

class Framework:
    """The declarations of a file, as they are on each platform."""

    def __init__(self, path):
        self.path = path
        self.name = path.stem
        self.place = path.relative_to(apple.ROOT) if path.is_relative_to(apple.ROOT) else path.name
        platforms = [KEYS[key] for key, modules in apple.FRAMEWORKS.items() if self.name in modules]
        self.declarations = swift_declarations.Reader(path.read_text("utf-8"), platforms).declarations()


class Declarations:
    """All declarations, with what follows from those around them."""

    def __init__(self, folder):
        self.frameworks = [Framework(path) for path in sorted(folder.glob("*.swift"))]
        self.types = {}
        self.extensions = {}
        self.by_path = {}
        for framework in self.frameworks:
            for declaration in framework.declarations:
                self.by_path.setdefault(declaration.path, []).append(declaration)
                if declaration.kind == "extension":
                    self.extensions.setdefault(declaration.path, []).append(declaration)
                elif declaration.kind in swift_declarations.TYPES:
                    self.types.setdefault(declaration.path, []).append(declaration)

    def named(self, name, declaration):
        """The types that a name means at a declaration: inside of the types around it, or else anywhere."""
        name = re.sub(r"<.*", "", name).lower()
        around = declaration.path.split("/")
        for count in range(len(around), -1, -1):
            if found := self.types.get("/".join([*around[:count], name])):
                return [one for one in found if one is not declaration]
        return []

    def own_type(self, declaration):
        """The type that a member is of, which an extension may have brought."""
        parent = declaration.parent
        if parent is not None and parent.kind == "extension":
            found = [one for one in self.types.get(parent.path, []) if one.platforms & declaration.platforms]
            return max(found, key=lambda one: len(one.platforms & declaration.platforms), default=None)
        return parent

    def around(self, declaration):
        """The declaration and those around it, to the outermost."""
        while declaration is not None:
            yield declaration
            if declaration.parent is not None and declaration.parent.kind == "extension":
                yield declaration.parent
            declaration = self.own_type(declaration)

    def introduced(self, declaration, platform):
        return max((introduced(one.attributes.get("@available", []), platform) for one in self.around(declaration)), default=(0,))

    def is_elsewhere(self, declaration, platform):
        return any(platform in other.platforms and self.introduced(other, platform) != UNAVAILABLE
                   for other in self.by_path.get(declaration.path, []) if other is not declaration)

    def isolation(self, declaration):
        """Whether a declaration is bound to the main actor."""
        if "nonisolated" in declaration.modifiers:
            return False
        if "@MainActor" in declaration.attributes:
            return True
        if declaration.kind in swift_declarations.TYPES:
            return any("@MainActor" in other.attributes or (other.kind in ("class", "protocol") and self.isolation(other))
                       for name in declaration.inherited for other in self.named(name, declaration))
        parent = declaration.parent
        if parent is None or declaration.kind == "case":
            return False
        own_type = self.own_type(declaration)
        return "@MainActor" in parent.attributes or (own_type is not None and self.isolation(own_type))

    def is_stated(self, declaration):
        """Whether an attribute binds a declaration to the main actor, and not a protocol."""
        return any(one is not None and "@MainActor" in one.attributes for one in (declaration, declaration.parent))

    def conformances(self, declaration):
        """What a type inherits from and conforms to, where it is declared and in extensions."""
        found = list(declaration.inherited)
        for extension in self.extensions.get(declaration.path, []):
            if not any(re.match(r"\* ?, ?unavailable", text) for text in extension.attributes.get("@available", [])):
                found += extension.inherited
        return [name.removeprefix("@unchecked ") for name in found]

    def all_conformances(self, declaration):
        found, waiting = set(), [(name, declaration) for name in self.conformances(declaration)]
        while waiting:
            name, place = waiting.pop()
            if name not in found:
                found.add(name)
                found.add(re.sub(r"<.*", "", name))
                waiting += [(inherited, other) for other in self.named(name, place) for inherited in self.conformances(other)]
        return found


def introduced(attributes, platform):
    """From which version on attributes make a declaration available; UNAVAILABLE if they don't."""
    stated = {}
    for text in attributes:
        parts = [part.strip() for part in text.split(",")]
        if parts[0] == "*":
            continue
        if parts[-1] == "*":
            for part in parts[:-1]:
                stated[part.split()[0]] = version(part.split()[1])
        elif "unavailable" in parts:
            stated[parts[0]] = UNAVAILABLE
        else:
            for part in parts:
                if part.startswith("introduced:"):
                    stated[parts[0]] = version(part.removeprefix("introduced:"))
    if platform in stated:
        return stated[platform]
    if platform in ("macCatalyst", "visionOS") and "iOS" in stated:
        return stated["iOS"] if platform == "macCatalyst" or stated["iOS"] == UNAVAILABLE else vision(stated["iOS"])
    return (0,)


def vision(ios):
    """The version of visionOS that has what a version of iOS has."""
    return (1,) if ios < (18,) else (2,) if ios < (19,) else ios


def deprecated(attributes, platform):
    stated = {}
    for text in attributes:
        parts = [part.strip() for part in text.split(",")]
        for part in parts:
            if part.startswith("deprecated:"):
                stated[parts[0]] = version(part.removeprefix("deprecated:"))
    return stated.get(platform) or (stated.get("iOS") if platform == "macCatalyst" else None)


# MARK: comparison

def spelled(number):
    return "unavailable" if number == UNAVAILABLE else "available from the start" if number == (0,) else ".".join(map(str, number))


def weight(difference):
    """How much a difference speaks for the page being that of another overload."""
    return 100 if difference.startswith("is declared as ") else 10 if re.match("takes|is of type|is static|is not static|demands|doesn't demand", difference) else 1


# One type by several names.
ALIASES = {"NSRect": "CGRect", "NSSize": "CGSize", "NSPoint": "CGPoint", "CFIndex": "Int", "TimeInterval": "Double"}


def spelling(text, part, declaration):
    """A type with generic parameters by their position, aliases as what they stand for, and the type around as `Self`."""
    for index, name in enumerate(part.generics):
        text = re.sub(rf"\b{name}\b", f"${index}", text)
    text = re.sub(r"\w+", lambda match: ALIASES.get(match[0], match[0]), text)
    return re.sub(rf"\b{declaration.owners[-1]}\b(?:<[^<>]*>)?", "Self", text) if declaration.owners else text


class Comparison:
    def __init__(self, declarations, pages):
        self.declarations = declarations
        self.pages = pages

    def differences(self, declaration, framework):
        """The differences from the page that is nearest, and that page; None for the page if there is none."""
        candidates = self.pages.of(declaration.path, framework.name)
        # `symbolicTraits` and `SymbolicTraits` have the same path.
        candidates = [page for page in candidates if page.declaration.name == declaration.name]
        compared = [(list(self.from_page(declaration, page, framework)), page) for page in candidates]
        found, page = min(compared, key=lambda pair: sum(weight(text) for text in pair[0]), default=([], None))
        # The page of another overload says nothing of this one.
        if found and any(weight(text) == 10 for text in found) and any(
                other is not declaration and other.name == declaration.name and not list(self.from_page(other, page, framework))
                for other in self.declarations.by_path[declaration.path]):
            return [], None
        return found, page

    def from_page(self, declaration, page, framework):
        said = page.declaration
        kind = {"let": "var"}.get(declaration.kind, declaration.kind)
        if kind != {"let": "var"}.get(said.kind, said.kind):
            yield f"is declared as {declaration.kind}, and by the page as {said.kind}"
            return
        if declaration.kind in swift_declarations.TYPES:
            yield from self.of_type(declaration, page, framework)
        else:
            yield from self.of_member(declaration, page)
        yield from self.generics(declaration, said)
        attributes, others = (set(one.attributes) & TELLING for one in (declaration, said))
        for name in sorted(attributes ^ others):
            yield f"has {name}, and not by the page" if name in attributes else f"has no {name}, which the page has"
        yield from self.isolation(declaration, page, framework)
        yield from self.availability(declaration, page)

    def of_member(self, declaration, page):
        said = page.declaration
        for name, one, other in (
            ("static", declaration.is_static, said.is_static),
            ("mutating", "mutating" in declaration.modifiers, "mutating" in said.modifiers),
            ("failable", declaration.is_failable, said.is_failable),
            ("async", "async" in declaration.effects, "async" in said.effects),
            ("throwing", bool({"throws", "rethrows"} & declaration.effects), bool({"throws", "rethrows"} & said.effects)),
        ):
            if one != other:
                yield f"is {'' if one else 'not '}{name}, and by the page it is{' not' if one else ''}"
        if declaration.kind in ("var", "let", "subscript") and declaration.access != said.access:
            yield f"has {{ {declaration.access} }}, and by the page {{ {said.access} }}"
        if said.type and declaration.type and declaration.kind not in ("associatedtype", "init"):
            one, other = (spelling(part.type, part, declaration) for part in (declaration, said))
            if one != other:
                yield f"is of type {one}, and by the page {other}"
        for one, other in zip(declaration.parameters or [], said.parameters or []):
            first, second = spelling(one.type, declaration, declaration), spelling(other.type, said, declaration)
            if first != second:
                yield f"takes {first} as {one.label}, and by the page {second}"
            if one.has_default != other.has_default:
                yield f"has {'a' if one.has_default else 'no'} default for {one.label}, and by the page {'one' if other.has_default else 'none'}"
            for name in sorted(one.attributes ^ other.attributes):
                yield f"has {name} for {one.label}, and not by the page" if name in one.attributes else (
                    f"has no {name} for {one.label}, which the page has")
        parent = declaration.parent
        if parent is not None and parent.kind == "protocol" and declaration.kind in ("func", "var", "init", "subscript"):
            if not page.is_required:
                yield "is a requirement, and not by the page"

    def generics(self, declaration, said):
        demanded, other = (
            {spelling(text, one, declaration) for text in one.constraints} for one in (declaration, said))
        own = declaration.parent.constraints if declaration.parent is not None and declaration.parent.kind == "extension" else set()
        for text in sorted(demanded - other):
            yield f"demands {text}, and not by the page"
        for text in sorted(other - demanded - {spelling(text, declaration, declaration) for text in own}):
            yield f"doesn't demand {text}, which the page does"

    def of_type(self, declaration, page, framework):
        stated = [re.sub(r"<.*", "", name) for name in self.declarations.conformances(declaration)]
        everything = self.declarations.all_conformances(declaration)
        known = page.inherits | page.conforms
        # What the declaration itself names counts, too, as the lists can lack what is not documented.
        known |= {name for text in page.declaration.inherited for name in text.split("&")}
        if known:
            for name in stated:
                if name not in known and name not in RAW | {"AnyObject"} and not (name == "SendableMetatype" and "Sendable" in known):
                    yield f"conforms to {name}, and not by the page"
        elif set(stated) - RAW - {"NSObject", "AnyObject"}:
            yield f"conforms to {', '.join(stated)}, and to nothing by the page"
        if declaration.kind in ("class", "protocol"):
            for name in sorted(page.inherits - everything - {"SendableMetatype", "Copyable", "Escapable"}):
                yield f"doesn't inherit from {name}, and by the page it does"
        is_isolated = self.declarations.isolation(declaration) and declaration.kind != "protocol"
        if "Sendable" in known and "Sendable" not in everything and not is_isolated:
            yield "isn't Sendable, and by the page it is"
        if declaration.kind == "enum":
            mine = {one.name.lower() for one in framework.declarations
                    if one.kind == "case" and one.parent is not None and one.parent.path == declaration.path}
            for path, pages in self.pages.below(declaration.path, framework.name):
                case = next((one for one in pages if one.declaration.kind == "case"), None)
                if case and plain(path.split("/")[-1]).split("(")[0] not in mine:
                    yield f"lacks the case {case.declaration.name}"
        if declaration.kind == "protocol":
            mine = {one.path for one in framework.declarations if declaration.path == "/".join(one.path.split("/")[:-1])}
            for path, pages in self.pages.below(declaration.path, framework.name):
                if path not in mine and pages and all(one.is_required for one in pages):
                    yield f"lacks the requirement {pages[0].declaration.title}"

    def isolation(self, declaration, page, framework):
        if declaration.kind in ("case", "typealias", "associatedtype"):
            return
        said = page.declaration
        mine = self.declarations.isolation(declaration)
        theirs = "@MainActor" in said.attributes
        if declaration.kind in swift_declarations.TYPES:
            # What a type gets from its protocols is on no page.
            if mine and not theirs and "@MainActor" not in declaration.attributes:
                return
        elif not theirs and "nonisolated" not in said.modifiers and declaration.owners:
            above = self.pages.of("/".join(declaration.owners).lower(), framework.name)
            theirs = any("@MainActor" in one.declaration.attributes for one in above if one.declaration.kind in swift_declarations.TYPES)
        # A page without a word on it doesn't speak against an isolation that a protocol brings.
        if mine != theirs and ("nonisolated" in said.modifiers or not mine or self.declarations.is_stated(declaration)):
            yield f"is {'' if mine else 'not '}bound to the main actor, and by the page it is{' not' if mine else ''}"

    def availability(self, declaration, page):
        if not page.introduced or any(text.startswith("*") and "unavailable" in text for text in declaration.attributes.get("@available", [])):
            return
        for platform in PLATFORMS:
            if platform not in declaration.platforms:
                continue
            mine = self.declarations.introduced(declaration, platform)
            # A module that declares what another one has on a platform leaves it to that one.
            if mine == UNAVAILABLE and self.declarations.is_elsewhere(declaration, platform):
                continue
            theirs = page.introduced.get(platform, UNAVAILABLE)
            if theirs is None:
                theirs = OLDEST[platform] if mine == UNAVAILABLE else mine
            if max(mine, OLDEST[platform]) != max(theirs, OLDEST[platform]):
                yield f"is {spelled(mine)} in {NAMES[platform]}, and by the page {spelled(theirs)}"
                continue
            mine = deprecated(declaration.attributes.get("@available", []), platform)
            theirs = page.deprecated.get(platform)
            # What is deprecated without a version has the one of the day on its page, and that isn't a whole one.
            if theirs and len(theirs) == 1 and max(mine or UNAVAILABLE, OLDEST[platform]) != max(theirs, OLDEST[platform]):
                yield f"is deprecated in {NAMES[platform]} since {spelled(theirs)} by the page, and {'since ' + spelled(mine) if mine else 'not'} here"


def main(arguments):
    parser = argparse.ArgumentParser(description="Compares the declarations of Apple's frameworks with pages of the documentation.")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--declarations", type=pathlib.Path, default=apple.DECLARATIONS)
    options = parser.parse_args(arguments)
    declarations = Declarations(options.declarations)
    comparison = Comparison(declarations, Pages(options.folder))
    rows, differing, excepted, without = [], [], [], []
    used = set()
    for framework in declarations.frameworks:
        counts = [0, 0, 0, 0, 0]
        for declaration in framework.declarations:
            if declaration.kind == "extension":
                continue
            place = f"{framework.place}:{declaration.line}: {declaration.title}"
            found, page = comparison.differences(declaration, framework)
            if page is None:
                counts[4] += 1
                without.append(place)
                continue
            counts[0] += 1
            left = []
            for text in found:
                key = next((key for key in EXCEPTIONS if fnmatch.fnmatchcase(declaration.title, key[0]) and fnmatch.fnmatchcase(text, key[1])), None)
                used.add(key)
                (left if key is None else excepted).append(f"{place} {text} ({EXCEPTIONS.get(key) or page.address})")
            counts[2 if left else 3 if found else 1] += 1
            differing += left
        rows.append([framework.name, *counts])
    rows.append(["all", *(sum(row[index] for row in rows) for index in range(1, 6))])
    for title, lines in (("without a page", without), ("excepted", excepted), ("differing", differing)):
        print(f"{title}: {len(lines)}", *lines, sep="\n  ")
    print(f"{'':16}{'checked':>9}{'equal':>9}{'differing':>11}{'excepted':>10}{'without a page':>16}")
    for name, *counts in rows:
        print(f"{name:16}{counts[0]:9}{counts[1]:9}{counts[2]:11}{counts[3]:10}{counts[4]:16}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
