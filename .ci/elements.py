"""Writes what follows from the table of elements, `Sources/Appearance/Runtime/Elements/elements.json`.

The table says which kinds of elements there are, which properties their looks have, of which type, and where each
framework shows them. From it follow the structs of looks in the library, what a spec can set, what an element draws and
shows, the tables of `Properties.md`, the kinds in the schema of specs, and the samples of the tests.

Usage: elements.py OUTPUT    prints one of: looks, arrangement, facts, page, schema, samples, random
"""

import json
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[1]
TABLE = "Sources/Appearance/Runtime/Elements/elements.json"
PAGE = "Sources/DesignTokens/DesignTokens.docc/Properties.md"
SCHEMA = "tokens/schemas/component.schema.json"
WIDTH = 100
FRAMEWORKS = ["UIKit", "SwiftUI", "AppKit"]
STATES = ["normal", "selected", "highlighted", "disabled", "focused", "invalid"]
KEYWORDS = {"continue", "default", "in", "is", "switch", "case", "repeat", "where", "internal", "public"}

# Types of values: the Swift type, the compiler's `PropertyType`, one value for a test, and a random one.
VALUES = {
    "color": ("ColorValue", ".color", "color", "color()"),
    "typography": ("TypographyValue", ".typography", "body", "typography()"),
    "shadow": ("ShadowValue", ".shadow", "ShadowValue(layers: [])", "shadow()"),
    "insets": ("InsetsValue", ".insets", "InsetsValue(1)", "insets()"),
    "fontWeight": ("FontWeightValue", ".fontWeight", ".bold", "fontWeight()"),
    "fontFamily": ("FontFamilyValue", ".token(.fontFamily)", 'FontFamilyValue(["Georgia"])', "fontFamily()"),
    "fontFeatures": ("FontFeaturesValue", ".fontFeatures", ".smallCaps", "fontFeatures()"),
    "corners": ("CornersValue", ".corners", ".pill", "corners()"),
    "fill": ("FillValue", ".fill", ".blur(.thin)", "fill()"),
    "border": ("BorderValue", ".border", "BorderValue(color: color, width: 1)", "border()"),
    "transition": ("TransitionValue", ".transition", "transition", "transition()"),
    "length": ("LengthValue", ".length", "1", "scaledLength()"),
    "flag": ("Bool", ".flag", "true", "bool()"),
    "count": ("Int", ".count", "2", "count()"),
    "text": ("String", ".text", '"avatar"', "text()"),
    "points": ("Double", ".points", "0.5", "length()"),
    "distance": ("Double", ".distance", "0.5", "length()"),
    "factor": ("Double", ".factor", "0.5", "length()"),
    "fraction": ("Double", ".fraction", "0.5", "fraction()"),
    "ratio": ("Double", ".ratio", "0.5", "ratio()"),
    "balance": ("Double", ".balance", "0.5", "balance()"),
}
SLOTS = {"text", "richText", "texts", "image", "flag", "number", "count", "date"}


def fail(text):
    sys.exit(f"{TABLE}: error: {text}")


def unique(pairs):
    """An object whose members have different names."""
    found = {}
    for name, value in pairs:
        if name in found:
            fail(f"'{name}' is there twice")
        found[name] = value
    return found


def lower(name):
    return name[0].lower() + name[1:]


def upper(name):
    return name[0].upper() + name[1:]


def escaped(word):
    return f"`{word}`" if word in KEYWORDS else word


def wrapped(parts, indentation):
    """Parts of a list with their commas, as many in a line as it has room for."""
    lines = []
    parts = [f"{part}," for part in parts[:-1]] + parts[-1:]
    for part in parts:
        if lines and len(indentation) + len(lines[-1]) + len(part) + 2 <= WIDTH:
            lines[-1] += f" {part}"
        else:
            lines.append(part)
    return "\n".join(indentation + line for line in lines)


def documented(comment, indentation):
    """The lines of a documentation comment: those of an array as they are, those of a text wrapped."""
    lines = comment
    if isinstance(comment, str):
        width = WIDTH - len(indentation) - 4
        paragraphs = [textwrap.wrap(paragraph, width, break_on_hyphens=False) for paragraph in comment.split("\n\n")]
        lines = [line for paragraph in paragraphs for line in [*paragraph, ""]][:-1]
    return "".join(f"{indentation}///{' ' if line else ''}{line}\n" for line in lines)


class Table:
    def __init__(self, table):
        self.kinds = table["kinds"]
        self.looks = table["looks"]
        self.enums = table["enums"]
        self.check()

    @classmethod
    def read(cls):
        return cls(json.loads((ROOT / TABLE).read_text("utf-8"), object_pairs_hook=unique))

    def print(self, output):
        getattr(self, f"print_{output}")()

    # Types

    def enum(self, look, type):
        """The name of a property's enum in Swift, and its words; `None` for another type."""
        if type in self.looks[look].get("enums", {}):
            return f"{look}.{type}", self.looks[look]["enums"][type]["words"]
        if type in self.enums:
            return type, self.enums[type]["words"]
        return None

    def optional(self, look, property):
        """The type of one state in Swift."""
        type = property["type"]
        if type in self.looks:
            return type
        return f"{VALUES[type][0] if type in VALUES else type}?"

    def swift(self, look, property):
        type = self.optional(look, property)
        return f"StateValues<{type}>" if property.get("states") else type

    def spec(self, look, property):
        """What the compiler calls the type."""
        type = property["type"]
        if type in self.looks:
            result = f".{lower(type)}"
        elif enum := self.enum(look, type):
            result = f'.word("{enum[0]}", {words_name(enum[0])}.words)'
        else:
            result = VALUES[type][1]
        return f".states({result})" if property.get("states") else result

    def kind_look(self, kind):
        return f"{upper(kind)}Appearance"

    # What is wrong

    def check(self):
        for look, row in self.looks.items():
            for name, property in row["properties"].items():
                where = f"{look}.{name}"
                type = property.get("type")
                if type not in VALUES and type not in self.looks and not self.enum(look, type):
                    known = ", ".join([*VALUES, *row.get("enums", {}), *self.enums])
                    fail(f"{where}: no type '{type}'; it is one of {known}, or a look")
                if unknown := property.keys() - {"type", "states", "comment", *FRAMEWORKS}:
                    fail(f"{where}: unknown members {sorted(unknown)}")
                if not property.get("comment"):
                    fail(f"{where}: it needs a 'comment'")
                for framework in self.frameworks(look):
                    cell = property.get(framework, "")
                    if not cell or cell.startswith("–") and not re.fullmatch(r"– \S.*", cell):
                        fail(f"{where}: {framework} needs the API that shows it, or '–' and the reason")
        for kind, row in self.kinds.items():
            if self.kind_look(kind) not in self.looks:
                fail(f"{kind}: there is no look '{self.kind_look(kind)}'")
            known = {"shows", "needsContent", "changes", "isInput", "holdsGroup", "role", "requires", "foregrounds",
                     "backgrounds", "opacities"}
            if unknown := row.keys() - known:
                fail(f"{kind}: unknown members {sorted(unknown)}")
            for slot, type in row.get("shows", {}).items():
                if type not in SLOTS:
                    fail(f"{kind}: '{slot}' is no '{type}'; a slot is one of {sorted(SLOTS)}")
            if "changes" in row and row["changes"] not in row.get("shows", {}):
                fail(f"{kind}: 'changes' names no slot of 'shows'")
            paths = [*row.get("requires", []), *row.get("opacities", [])]
            paths += [path for layer in row.get("backgrounds", []) for path in layer]
            for one in row.get("foregrounds", []):
                paths += [one["path"], *one.get("typography", []), *one.get("when", {})]
                paths += [path for layer in one.get("behind", []) for path in layer]
            for path in paths:
                self.check_path(kind, path)

    def check_path(self, kind, path):
        """Fails unless a path leads from an element to one of its properties; `*` stands for a state."""
        look = self.kind_look(kind)
        names = path.split(".")
        while names:
            name = names.pop(0)
            property = self.looks.get(look, {}).get("properties", {}).get(name)
            if not property:
                fail(f"{kind}: '{path}' leads to no property of {look}")
            if property.get("states") and (not names or names.pop(0) not in ["*", *STATES]):
                fail(f"{kind}: '{path}' needs a state or '*' after '{name}'")
            look = property["type"]

    def frameworks(self, look):
        properties = self.looks[look]["properties"].values()
        return [name for name in FRAMEWORKS if any(name in property for property in properties)]

    # The library

    def swift_enum(self, name, row, indentation):
        text = f"{documented(row['comment'], indentation)}{indentation}public enum {name}: String, CaseIterable, Hashable, Sendable {{\n"
        for word, comment in row["words"].items():
            text += documented(comment, f"{indentation}  ") if comment else ""
            text += f"{indentation}  case {escaped(word)}\n"
        return f"{text}{indentation}}}\n"

    def struct(self, look, row):
        properties = {name: self.swift(look, property) for name, property in row["properties"].items()}
        parameters = [f"{name}: {type} = {'nil' if type.endswith('?') else '.unset'}" for name, type in properties.items()]
        text = f"{documented(row['comment'], '')}public struct {look}: ElementAppearance {{\n"
        for name, type in properties.items():
            text += f"{documented(row['properties'][name]['comment'], '  ')}  public var {name}: {type}\n"
        assignments = "".join(f"    self.{name} = {name}\n" for name in properties)
        paths = wrapped([rf"\.{name}" for name in properties], "      ")
        text += f"""
  /// Creates a value; properties that are left out stay unset.
  public init(
{wrapped(parameters, "    ")}
  ) {{
{assignments}  }}

  /// The value that sets nothing.
  public static var unset: Self {{ Self() }}

  /// This value, with what `other` sets in place of its own.
  public func overriding(with other: Self) -> Self {{
    merging(
      other,
{paths})
  }}
"""
        for name, enum in row.get("enums", {}).items():
            text += f"\n{self.swift_enum(name, enum, '  ')}"
        return f"{text}}}\n"

    def print_looks(self):
        header()
        print("import TokenRuntime\n")
        print("\n".join(self.struct(look, row) for look, row in self.looks.items()))
        for name, row in self.enums.items():
            owner, _, nested = name.rpartition(".")
            if owner:
                print(f"extension {owner} {{\n{self.swift_enum(nested, row, '  ')}}}\n")
            else:
                print(self.swift_enum(name, row, ""))

    def switched(self, property, type, values, otherwise):
        """A computed property of `Arrangement.Look` that has a value for some kinds."""
        cases = "".join(f"    case {', '.join(kinds)}: {value}\n" for value, kinds in values.items())
        return f"  var {property}: {type} {{\n    switch self {{\n{cases}    default: {otherwise}\n    }}\n  }}\n"

    def print_arrangement(self):
        header()
        print("extension Arrangement {\n  /// The look of an element of any kind, in each state.")
        print("  public enum Look: Equatable, Sendable {")
        for kind in self.kinds:
            print(f"    case {escaped(kind)}(StateValues<{self.kind_look(kind)}>)")
        print("  }\n}\n\nextension Arrangement.Look {")
        slots, roles, inputs = {}, {}, {}
        for kind, row in self.kinds.items():
            if "changes" in row:
                slots.setdefault(f'"{row["changes"]}"', []).append(f".{kind}")
            if "role" in row:
                roles.setdefault(f'.{row["role"]}', []).append(f".{kind}")
            if self.is_input(kind):
                inputs.setdefault("true", []).append(f".{kind}")
        print("  /// Whether it takes input, so that it stands there whatever the content says.")
        print(self.switched("isInput", "Bool", inputs, "false"))
        print("  /// What a person changes of what the element shows; `nil` for what only shows.")
        print(self.switched("inputSlot", "String?", slots, "nil"))
        print("  /// What it is to those who don't see it, whatever a tap triggers; `nil` for what its actions say.")
        print(self.switched("role", "Arrangement.Role?", roles, "nil"))
        print("  /// The look of the view that a group stands on, in each state; `nil` for other elements.")
        print("  var view: StateValues<ViewAppearance>? {\n    switch self {")
        for kind, row in self.kinds.items():
            if row.get("holdsGroup"):
                view = "look" if kind == "view" else r"look.map(\.view)"
                print(f"    case .{kind}(let look): {view}")
        print("    default: nil\n    }\n  }\n}")

    def is_input(self, kind):
        row = self.kinds[kind]
        return row.get("isInput", "changes" in row)

    # The compiler

    def fact(self, kind, row):
        """The arguments of the kind's `ElementFacts`."""
        look = self.kind_look(kind)
        yield f'look: .{lower(look)}'
        if slots := row.get("shows"):
            items = ", ".join(f'ElementSlot(name: "{name}", kind: .{type})' for name, type in slots.items())
            yield f"slots: [{items}]"
        if not row.get("needsContent", bool(row.get("shows"))) and row.get("shows"):
            yield "needsContent: false"
        if self.is_input(kind):
            yield "isInput: true"
        if row.get("holdsGroup"):
            yield "holdsGroup: true"
        if "requires" in row:
            yield f"required: {paths(row['requires'])}"
        if found := row.get("foregrounds"):
            items = ",\n        ".join(foreground(one) for one in found)
            yield f"foregrounds: [\n        {items},\n      ]"
        view = "" if kind == "view" else "view."
        layers = row.get("backgrounds", [])
        if view:
            layers = [*layers, ["view.backgroundFill", "view.backgroundColor"]]
        yield f"backgrounds: [{', '.join(paths(layer) for layer in layers)}]"
        yield f"opacities: {paths(row.get('opacities', [view + 'opacity']))}"
        yield f"isHidden: {path(view + 'isHidden')}"

    def print_facts(self):
        header()
        print("/// An element of the library, by the word that a spec uses.")
        print("package enum ElementKind: String, CaseIterable, Sendable {")
        for kind in self.kinds:
            print(f"  case {escaped(kind)}")
        print("\n  /// The kind's row of the table.\n  package var facts: ElementFacts {\n    switch self {")
        for kind in self.kinds:
            print(f"    case .{kind}: Self.{kind}Facts")
        print("    }\n  }\n}\n\nextension ElementKind {")
        for kind, row in self.kinds.items():
            arguments = ",\n      ".join(self.fact(kind, row))
            print(f"  private static let {kind}Facts =\n    ElementFacts(\n      {arguments})")
        print("}\n\n/// The library's looks, property by property in the order of their initializers.\nextension PropertyType {")
        for look, row in self.looks.items():
            entries = [f'"{name}": {self.spec(look, property)}' for name, property in row["properties"].items()]
            print(f'  static let {lower(look)} = look(\n    "{look}",\n    [\n{wrapped(entries, "      ")}\n    ])\n')
        print("}\n\n/// The words of the library's enums.\npackage enum ElementWords {")
        rows = {f"{look}.{name}": enum for look, row in self.looks.items() for name, enum in row.get("enums", {}).items()}
        for name, row in {**rows, **self.enums}.items():
            print(f"  package enum {words_name(name).split('.')[1]}: String, ElementWord {{")
            print("".join(f"    case {escaped(word)}\n" for word in row["words"]) + "  }")
        print("}")

    # Documents

    def print_page(self):
        text = (ROOT / PAGE).read_text("utf-8")
        start = text.find("\n### ", text.index("\n## Tables\n"))
        print(text[:start].rstrip("\n"))
        for look, row in self.looks.items():
            names = ["Property", "Type", *self.frameworks(look)]
            print(f"\n### {look}\n\n| {' | '.join(names)} |\n|{' :-- |' * len(names)}")
            for name, property in row["properties"].items():
                type = self.swift(look, property).removesuffix("?")
                cells = [property[framework] for framework in self.frameworks(look)]
                print(f"| {' | '.join([f'`{name}`', f'`{type}`', *cells])} |")
            if "notes" in row:
                print("\n" + "\n".join(row["notes"]))

    def print_schema(self):
        text = (ROOT / SCHEMA).read_text("utf-8")
        kinds = json.dumps(list(self.kinds))
        fresh, count = re.subn(r'("kind": \{ [^\n]*"enum": )\[[^\]\n]*\]', lambda found: found[1] + kinds, text)
        if count != 1:
            sys.exit(f'{SCHEMA}: error: it needs one line with "kind": {{ … "enum": […] }}, whose words are made from {TABLE}')
        print(fresh, end="")

    # Tests

    def sample(self, look, name, property):
        """A value of the property that is not unset."""
        type = property["type"]
        if type in self.looks:
            inner = next(iter((n, p) for n, p in self.looks[type]["properties"].items() if p["type"] not in self.looks))
            value = f"{type}({inner[0]}: {self.sample(type, *inner)})"
        elif enum := self.enum(look, type):
            value = f".{list(enum[1])[-1]}"
        else:
            value = VALUES[type][2]
        return f"StateValues(selected: {value})" if property.get("states") else value

    def print_samples(self):
        header()
        print("import Appearance\nimport DesignTokens\n\nextension ElementSample {")
        print("  /// A look of each property of each element, which sets it alone.\n  static let all: [ElementSample] = [")
        for look, row in self.looks.items():
            print("    ElementSample(")
            looks = [f"{look}({name}: {self.sample(look, name, one)})" for name, one in row["properties"].items()]
            print(",\n".join(f"      {one}" for one in looks) + "),")
        print("""  ]

  private static let color = variedColor(1)
  private static let transition = TransitionValue(
    duration: DurationValue(seconds: 0.2), timingFunction: CubicBezierValue(0, 0, 1, 1))
}""")

    def random(self, look, property):
        type = property["type"]
        if type in self.looks:
            value = f"{random_name(type)}()"
        elif self.enum(look, type):
            value = "maybe()"
        else:
            value = VALUES[type][3]
        return f"states {{ $0.{value} }}" if property.get("states") else value

    def print_random(self):
        header()
        print("#if canImport(UIKit) || canImport(AppKit)\n  import Appearance\n")
        print("  /// Looks of every element, each of whose properties is set or unset at random.\n  extension RandomLooks {")
        for look, row in self.looks.items():
            arguments = [f"{name}: {self.random(look, one)}" for name, one in row["properties"].items()]
            print(f"    mutating func {escaped(random_name(look))}() -> {look} {{\n      {look}(")
            print(",\n".join(f"        {argument}" for argument in arguments) + ")\n    }\n")
        print("  }\n#endif")


def random_name(look):
    return lower(look.removesuffix("Appearance").removesuffix("Value"))


def words_name(enum):
    """The compiler's enum with the words of one of the library."""
    owner, _, name = enum.rpartition(".")
    return f"ElementWords.{owner.removesuffix('Appearance').removesuffix('Value')}{name.removesuffix('Value')}"


def path(text):
    return "[" + ", ".join(f'"{name}"' for name in text.split(".")) + "]"


def paths(texts):
    return "[" + ", ".join(path(text) for text in texts) + "]"


def foreground(row):
    parts = [f"path: {path(row['path'])}"]
    if "typography" in row:
        parts.append(f"typography: {paths(row['typography'])}")
    if "behind" in row:
        parts.append(f"ground: [{', '.join(paths(layer) for layer in row['behind'])}]")
    for name, word in row.get("when", {}).items():
        parts.append(f'condition: ({path(name)}, "{word}")')
    return f"Foreground({', '.join(parts)})"


def header():
    print(f"// Generated by .ci/embed from {TABLE}. Do not edit.\n// swift-format-ignore-file\n")


if __name__ == "__main__":
    Table.read().print(sys.argv[1])
