"""Compares the tables of Appearance.md and Coverage.md of the documentation with the sources.

A table has a row for each property of a look, with the API of each framework that the property is applied to, or "–"
with the reason why there is none. Which bridges read a property, their sources tell: a cell that claims what no bridge
does is a fault, and so is a "–" where a bridge does something, or without a reason. An API that a cell names must stand in the bridges of its framework.
"""

import pathlib
import re
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
    """The properties of each look with their types, in the order of declaration."""
    found = {}
    for path in sorted((RUNTIME / "Elements").glob("*.swift")):
        text = path.read_text("utf-8")
        body = re.search(r"public struct (\w+): ElementAppearance \{(.*?)\n\}", text, re.S)
        if body:
            found[body[1]] = re.findall(r"^  (?:@Boxed )?public var (\w+): ([^={\n]+?)(?:  // \w+)?$", body[2], re.M)
    return found


def derived(look, name):
    """Patterns of the property of a look, and of what its files calculate from it."""
    files = {RUNTIME / f"Elements/{file}.swift" for file in (look, PARTS.get(look, look))}
    text = "\n".join(path.read_text("utf-8") for path in sorted(files))
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


def tables(page):
    """The rows of the table of each look, which are named so: the cells by the names of their columns."""
    found = {}
    for section in re.split(r"(?m)^### ", page)[1:]:
        name, _, body = section.partition("\n")
        rows = [
            [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]
            for line in body.split("\n## ")[0].splitlines() if line.startswith("|")]
        if rows and rows[0] == ["Property", "Type", *FRAMEWORKS]:
            found[name] = [dict(zip(rows[0], row)) for row in rows[2:]]
    return found


def faults(page, looks, bridges):
    """What the tables lack or claim wrongly."""
    shown = tables(page)
    for name in sorted(shown.keys() - looks.keys()):
        yield f"{name}: a table of a look that does not exist"
    for look, properties in looks.items():
        if look not in shown:
            yield f"{look}: no table"
            continue
        rows = {row["Property"].strip("`"): row for row in shown[look]}
        if list(rows) != [name for name, _ in properties]:
            missing = [name for name, _ in properties if name not in rows]
            yield f"{look}: rows {list(rows)}, not the properties in their order" + (f"; lacks {missing}" if missing else "")
        for name, kind in properties:
            row = rows.get(name)
            if row is None:
                continue
            if row["Type"].strip("`") != kind.removesuffix("?"):
                yield f"{look}.{name}: type {row['Type']} in the table, {kind} in the source"
            for framework, source in bridges.items():
                cell = row.get(framework, "")
                applied = source.reads(name, look, looks)
                whole = {row["Property"].strip("`"): row for row in shown.get(CONVERTED.get(look), [])}
                if whole.get(name, {}).get(framework, "").startswith("–"):
                    applied = False
                if not cell:
                    yield f"{look}.{name}: no cell for {framework}"
                elif cell.startswith("–"):
                    if applied:
                        yield f"{look}.{name}: '–' for {framework}, whose bridges read it"
                    if not re.fullmatch(r"– \S.*", cell):
                        yield f"{look}.{name}: '–' for {framework} without a reason"
                elif not applied:
                    yield f"{look}.{name}: {cell} for {framework}, whose bridges do not read it"
                for api in re.findall(r"`([^`]+)`", cell):
                    if not source.uses(api):
                        yield f"{look}.{name}: `{api}` is not in the bridges to {framework}"


class PropertyTableTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.page = (ROOT / "Sources/DesignTokens/DesignTokens.docc/Appearance.md").read_text("utf-8")
        cls.looks = looks()
        cls.bridges = {framework: Bridges.of(framework) for framework in FRAMEWORKS}

    def found(self, page=None, looks=None):
        return list(faults(page or self.page, looks or self.looks, self.bridges))

    def test_tables_say_what_the_bridges_do(self):
        found = self.found()
        self.assertEqual(found, [], "\n" + "\n".join(found))
        count = sum(len(properties) for properties in self.looks.values())
        for framework in FRAMEWORKS:
            applied = sum(not row[framework].startswith("–") for rows in tables(self.page).values() for row in rows)
            print(f"{framework}: {applied} of {count} properties of {len(self.looks)} looks")

    def test_faults_are_found(self):
        row = "| `numberOfLines` | `Int` | `numberOfLines` | `lineLimit` | `maximumNumberOfLines` |"
        self.assertIn(row, self.page)
        for new, expected in [
            ("", "LabelAppearance: rows"),
            (row.replace("`lineLimit`", "– no API"), "LabelAppearance.numberOfLines: '–' for SwiftUI, whose"),
            (row.replace("`lineLimit`", "–"), "LabelAppearance.numberOfLines: '–' for SwiftUI without a reason"),
            (row.replace("`lineLimit`", "`madeUp`"), "LabelAppearance.numberOfLines: `madeUp`"),
            (row.replace("`Int`", "`Double`"), "LabelAppearance.numberOfLines: type"),
        ]:
            with self.subTest(expected):
                found = self.found(self.page.replace(row, new))
                self.assertTrue(any(line.startswith(expected) for line in found), found)
        claimed = re.sub(r"(\| `highlightedTextColor` \|.*\| )– no such state \|", r"\1`textColor` |", self.page)
        self.assertNotEqual(claimed, self.page)
        self.assertTrue(any("do not read" in line for line in self.found(claimed)))
        with_another = {**self.looks, "LabelAppearance": [*self.looks["LabelAppearance"], ("another", "Int?")]}
        self.assertTrue(any("'another'" in line for line in self.found(looks=with_another)))


class CoverageTests(unittest.TestCase):
    """The page about what other frameworks' apps set: which of it a look has, and the shares that it states."""

    def test_shares(self):
        page = (ROOT / "Sources/DesignTokens/DesignTokens.docc/Coverage.md").read_text("utf-8")
        known = {f"{look.removesuffix('Appearance')}.{name}" for look, names in looks().items() for name, _ in names}
        typography = re.findall(
            r"public var (\w+):", (ROOT / "Sources/DesignTokens/Runtime/Values/TypographyValue.swift").read_text("utf-8"))
        known |= {f"Typography.{name}" for name in typography}
        details = (RUNTIME / "Elements/TextDetails.swift").read_text("utf-8")
        known |= {f"TextDetails.{name}" for name in re.findall(r"public var (\w+):", details)}
        size = (RUNTIME / "Values/SizeValue.swift").read_text("utf-8")
        known |= {f"Size.{name}" for name in re.findall(r"public var (\w+):", size)}
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
