"""Compares the table of elements and Coverage.md of the documentation with the bridges.

The table says for each property of a look the API of each framework that shows it, or "–" with the reason why there is
none. Which bridges read a property, their sources tell: an API that no bridge calls is a fault, and so is a "–" where a
bridge reads the property.
"""

import copy
import json
import pathlib
import re
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
RUNTIME = ROOT / "Sources/Appearance/Runtime"
VALUES = ROOT / "Sources/DesignTokens/Runtime/Bridges"
FRAMEWORKS = ["UIKit", "SwiftUI", "AppKit"]
# Looks that are part of another one, whose bridges read them.
PARTS = {"ButtonStateAppearance": "ButtonAppearance", "TabBarItemAppearance": "TabBarAppearance"}
# Looks within others, by what those call them.
MEMBERS = {"TextDetails": "details", "ImageFilter": "filter", "TextInputTraits": "input"}
# Looks that are shown as another one, and not shown where that is not.
CONVERTED = {"LinkAppearance": "ButtonAppearance"}


def looks():
    """The looks of the table of elements, each with its properties."""
    return json.loads((RUNTIME / "Elements/elements.json").read_text("utf-8"))["looks"]


def derived(look, name):
    """Patterns of the property of a look, and of what its files calculate from it."""
    files = {RUNTIME / f"Elements/{file}.swift" for file in (look, PARTS.get(look, look))}
    text = "\n".join(path.read_text("utf-8") for path in sorted(files) if path.exists())
    calculated = re.findall(r"^  var (\w+): [^{\n]+\{ ([^}\n]+) \}$", text, re.M)
    functions = re.findall(r"^  func (\w+)\([^\n]+\{\n(.*?)^  \}$", text, re.M | re.S)
    functions = [(function, body) for function, body in functions if function != "overriding"]
    return [
        rf"{name}\b(?![(:])",
        *(rf"{other}\b(?![(:])" for other, body in calculated if re.search(rf"\b{name}\b", body)),
        *(rf"{function}\(" for function, body in functions if re.search(rf"[.\s(]{name}\b(?!:)", body))]


class Bridges:
    """The sources of the bridges to a framework."""

    def __init__(self, text):
        self.text = text
        # Declarations at the top of a file, within its condition.
        self.declarations = re.split(
            r"\n(?=  (?:@\S+(?:\([^)]*\))? ?\n?)*\s{0,4}(?:\w+ )*(?:extension|struct|class|enum) )", text)

    @classmethod
    def of(cls, framework):
        shared = [] if framework == "SwiftUI" else [RUNTIME / "Bridges/UIKitAndAppKit"]
        folders = [RUNTIME / "Bridges" / framework, *shared, VALUES / framework]
        return cls("\n".join(path.read_text("utf-8") for folder in folders for path in sorted(folder.glob("*.swift"))))

    def reads(self, name, look, all_looks):
        """Whether a property of a look is read where the look, or that of which it is a part, is named."""
        names = {look, PARTS.get(look, look)}
        members = "|".join(derived(look, name))
        for declaration in self.declarations:
            if re.search(rf"^\s*(?:@.*\n\s*)*extension {look} ", declaration) and re.search(rf"\b{name}\b", declaration):
                return True
            named = self.named(look, declaration) & set(all_looks)
            if not names & named:
                continue
            places = [declaration]
            others = named - names - {part for part, owner in PARTS.items() if owner == look}
            if others - {"ViewAppearance"} or (others and "ViewAppearance" in names):
                # Of a declaration for several looks, the functions that name this one.
                functions = re.split(r"\n(?=    (?:@\S+ )*(?:\w+ )*(?:func|init|var)\b)", declaration)
                places = [place for place in functions if names & self.named(look, place)]
            if any(re.search(rf"[\w\])]\.(?:{members})", place) for place in places):
                return True
        return False

    @staticmethod
    def named(look, text):
        """The looks that a text names, `look` also as a member of another one."""
        found = set(re.findall(r"\b\w+Appearance\b", text))
        return found | {look} if re.search(rf"\b{MEMBERS.get(look, look)}\b", text) else found

    def uses(self, api):
        return re.search(re.escape(api.split(".")[-1]).replace("…", r"\w*"), self.text) is not None


def faults(looks, bridges):
    """What the table claims wrongly of a framework's bridges."""
    for look, row in looks.items():
        for name, property in row["properties"].items():
            for framework, source in bridges.items():
                cell = property.get(framework)
                if cell is None:
                    continue
                whole = looks.get(CONVERTED.get(look), {"properties": {}})["properties"].get(name, {})
                applied = source.reads(name, look, looks) and not whole.get(framework, "").startswith("–")
                if cell.startswith("–") and applied:
                    yield f"{look}.{name}: '–' for {framework}, whose bridges read it"
                if not cell.startswith("–") and not applied:
                    yield f"{look}.{name}: {cell} for {framework}, whose bridges do not read it"
                for api in re.findall(r"`([^`]+)`", cell):
                    if not source.uses(api):
                        yield f"{look}.{name}: `{api}` is not in the bridges to {framework}"


class PropertyTableTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.looks = looks()
        cls.bridges = {framework: Bridges.of(framework) for framework in FRAMEWORKS}

    def test_the_table_says_what_the_bridges_do(self):
        found = list(faults(self.looks, self.bridges))
        self.assertEqual(found, [], "\n" + "\n".join(found))
        cells = [property for row in self.looks.values() for property in row["properties"].values()]
        for framework in FRAMEWORKS:
            applied = sum(not cell.get(framework, "–").startswith("–") for cell in cells)
            print(f"{framework}: {applied} of {len(cells)} properties of {len(self.looks)} looks")

    def test_faults_are_found(self):
        for name, framework, cell, expected in [
            ("numberOfLines", "SwiftUI", "– no API", "LabelAppearance.numberOfLines: '–' for SwiftUI, whose"),
            ("numberOfLines", "SwiftUI", "`madeUp`", "LabelAppearance.numberOfLines: `madeUp`"),
            ("highlightedTextColor", "SwiftUI", "`textColor`", "LabelAppearance.highlightedTextColor: `textColor` for SwiftUI, whose"),
        ]:
            with self.subTest(expected):
                claimed = copy.deepcopy(self.looks)
                claimed["LabelAppearance"]["properties"][name][framework] = cell
                found = list(faults(claimed, self.bridges))
                self.assertTrue(any(line.startswith(expected) for line in found), found)


class GeneratorTests(unittest.TestCase):
    """Mistakes in the table are found where `.ci/embed` reads it, each with the element and the property."""

    def test_mistakes(self):
        sys.path.insert(0, str(ROOT / ".ci"))
        import elements
        table = json.loads((ROOT / elements.TABLE).read_text("utf-8"))
        elements.Table(copy.deepcopy(table))
        for path, value, expected in [
            ("looks.LabelAppearance.properties.textColor.type", "colour", "LabelAppearance.textColor: no type 'colour'"),
            ("looks.LabelAppearance.properties.textColor.comment", "", "LabelAppearance.textColor: it needs a 'comment'"),
            ("looks.LabelAppearance.properties.textColor.SwiftUI", "–", "LabelAppearance.textColor: SwiftUI needs"),
            ("looks.LabelAppearance.properties.textColor.state", True, "LabelAppearance.textColor: unknown members ['state']"),
            ("kinds.label.foregrounds", [{"path": "color"}], "label: 'color' leads to no property of LabelAppearance"),
            ("kinds.link.opacities", ["opacity"], "link: 'opacity' needs a state or '*'"),
            ("kinds.label.shows", {"text": "words"}, "label: 'text' is no 'words'"),
            ("kinds.slider.changes", "number", "slider: 'changes' names no slot"),
            ("kinds.lable", {}, "lable: there is no look 'LableAppearance'"),
        ]:
            with self.subTest(path):
                changed = copy.deepcopy(table)
                *names, last = path.split(".")
                row = changed
                for name in names:
                    row = row[name]
                row[last] = value
                with self.assertRaises(SystemExit) as stopped:
                    elements.Table(changed)
                self.assertIn(expected, str(stopped.exception))


class CoverageTests(unittest.TestCase):
    """The page about what other frameworks' apps set: which of it a look has, and the shares that it states."""

    def test_shares(self):
        page = (ROOT / "Sources/DesignTokens/DesignTokens.docc/Coverage.md").read_text("utf-8")
        known = {f"{look.removesuffix('Appearance').removesuffix('Value')}.{name}" for look, row in looks().items() for name in row["properties"]}
        typography = re.findall(
            r"public var (\w+):", (ROOT / "Sources/DesignTokens/Runtime/Values/TypographyValue.swift").read_text("utf-8"))
        known |= {f"Typography.{name}" for name in typography}
        for section in re.split(r"(?m)^## ", page)[1:]:
            rows = re.findall(r"(?m)^\| `[^|]+\| ([^|]+) \|$", section)
            if not rows:
                continue
            title = section.partition("\n")[0]
            for cell in rows:
                for name in re.findall(r"`(\w+\.\w+)`", cell):
                    self.assertTrue(name in known or name.startswith("RichText"), f"{title}: no property {name}")
                self.assertTrue(cell == "–" or "`" in cell, f"{title}: {cell}")
            covered = sum(cell != "–" for cell in rows)
            share = f"{covered} of {len(rows)} ({100 * covered / len(rows):.0f} %)"
            self.assertIn(share, section, f"{title} must state its share")
            print(f"{title}: {share}")


if __name__ == "__main__":
    unittest.main()
