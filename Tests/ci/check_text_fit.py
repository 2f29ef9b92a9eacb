#!/usr/bin/env python3
"""Compares the texts that `tokenc diff --screens` finds cut off with the widths that fontTools reads.

check_text_fit.py [TOKENC]

Fonts are made with fontTools (PyPI, Tests/ci/requirements.txt): one with a table `cmap` of format 4, one of
format 12, and a variable one. Those of the system are taken, too, where there are any. Skipped, with the
reason, where fontTools is missing.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

import browser

LETTERS = "abcdefghijklmnopqrstuvwxyzАБВГДЕЖЗИКЛМНабвгдежз0123456789"
SYSTEM = ["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"]
SLACK = 1.02


def expect(condition, message):
    if not condition:
        raise SystemExit(f"check_text_fit: {message}")


def make_font(path, family, source, beyond=False, variable=False):
    from fontTools.fontBuilder import FontBuilder
    from fontTools.ttLib.tables._g_l_y_f import Glyph

    characters = [" ", "-"] + list(LETTERS) + (["\U0001F600", "\U00010330"] if beyond else [])
    names = [".notdef"] + [f"g{index}" for index in range(len(characters))]
    builder = FontBuilder(source.choice([1000, 2048, 1024]), isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(each): name for each, name in zip(characters, names[1:])})
    builder.setupGlyf({name: Glyph() for name in names})
    advances = {name: (source.randrange(150, 1100), 0) for name in names}
    # The last glyphs share one record of the table.
    advances[names[-1]] = advances[names[-2]] = advances[names[-3]]
    builder.setupHorizontalMetrics(advances)
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(usWeightClass=400)
    builder.setupPost()
    builder.setupNameTable({"familyName": family, "styleName": "Regular", "fullName": family,
                            "psName": family.replace(" ", "")})
    if variable:
        builder.setupFvar([("wght", 100, 300, 900, "Weight")], [])
    builder.save(path)


class Widths:
    """What fontTools says of a font."""

    def __init__(self, path):
        from fontTools.ttLib import TTFont

        font = TTFont(path)
        self.units = font["head"].unitsPerEm
        self.characters = font.getBestCmap()
        self.advances = font["hmtx"].metrics
        self.family = str(font["name"].getBestFamilyName())
        self.weight = font["OS/2"].usWeightClass

    def width(self, text, size, tracking):
        return sum(self.advances[self.characters[ord(each)]][0] / self.units * size + tracking for each in text)

    def is_cut(self, text, size, tracking, width, lines, slack):
        limit = (width + 0.5) * slack
        count, line = 1, ""
        for word in text.split(" "):
            longer = f"{line} {word}" if line else word
            if self.width(longer, size, tracking) <= limit:
                line = longer
                continue
            count += 1 if line else 0
            line = ""
            # A word that is wider goes on in the next line, with one letter in each at least.
            for letter in word:
                if line and self.width(line + letter, size, tracking) > limit:
                    count, line = count + 1, ""
                line += letter
        return count > lines


def tokens(font, size, tracking, weight):
    return {"color": {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
            "text": {"body": {"$type": "typography", "$value": {
                "fontFamily": font.family, "fontSize": {"value": size, "unit": "px"}, "fontWeight": weight,
                "lineHeight": 1.5, "letterSpacing": {"value": tracking, "unit": "px"}}}}}


def spec(width, lines):
    return {"elements": {"title": {"kind": "label"}},
            "variants": {"plain": {"appearance": {"title": {
                "textColor": "{color.ink}", "typography": "{text.body}", "numberOfLines": lines}}}},
            "content": {"title": {"type": "text"}},
            "arrangement": {"column": [{"element": "title", "size": {"width": width}}], "alignment": "leading"}}


def rehearse(tokenc, folder, path, texts, sizes, tracking, weight, width, lines):
    font = Widths(path)
    for version, size in zip(["old", "new"], sizes):
        place = os.path.join(folder, version)
        os.makedirs(place, exist_ok=True)
        for name, contents in {
            "a.tokens.json": tokens(font, size, tracking, weight), "Note.component.json": spec(width, lines),
            "tokenc.json": {"fonts": {"files": [path]}},
        }.items():
            with open(os.path.join(place, name), "w") as file:
                json.dump(contents, file)
    recorded = os.path.join(folder, "log.ndjson")
    with open(recorded, "w") as file:
        for text in texts:
            file.write(json.dumps({"type": "Note", "title": text}) + "\n")
    outcome = subprocess.run(
        [tokenc, "diff", os.path.join(folder, "old"), os.path.join(folder, "new"), "--screens", recorded,
         "--format", "json", "--allow-outside"], capture_output=True, text=True)
    expect(outcome.returncode == 0, f"{outcome.stderr}")
    found = json.loads(outcome.stdout)
    cuts = {index for index, each in enumerate(found["findings"]) if each["kind"] == "cut"}
    return {int(each["name"].rsplit(":", 1)[1]) - 1 for each in found["screens"]
            if any(cuts & set(place["findings"]) and not place.get("isEstimated") for place in each["places"])}


def main():
    try:
        import fontTools  # noqa: F401
    except ImportError:
        return print("check_text_fit: skipped, as there is no fontTools; Tests/ci/requirements.txt has it")
    tokenc = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else browser.release_build()
    source = random.Random(7)
    count = cut = 0
    with tempfile.TemporaryDirectory() as folder:
        made = {name: os.path.join(folder, f"{name}.ttf") for name in ["plain", "beyond", "variable"]}
        make_font(made["plain"], "Acme Sans", source)
        make_font(made["beyond"], "Acme Emoji", source, beyond=True)
        make_font(made["variable"], "Acme Flex", source, variable=True)
        fonts = [made["plain"], made["beyond"]] + [each for each in SYSTEM if os.path.exists(each)]
        for path in fonts * 2:
            font = Widths(path)
            for lines in (1, 3):
                texts = [" ".join("".join(source.choices(LETTERS, k=source.randrange(1, 9)))
                                  for _ in range(source.randrange(1, 2 + 4 * lines))) for _ in range(150)]
                if path == made["beyond"] and lines == 1:
                    texts += [each + "\U0001F600" for each in texts]
                sizes = (14, source.choice([15, 17, 20]))
                tracking, width = source.choice([0, 0.4, -0.2]), source.randrange(60, 200)
                found = rehearse(tokenc, folder, path, texts, sizes, tracking, 400, width, lines)
                wanted = {index for index, text in enumerate(texts)
                          if not font.is_cut(text, sizes[0], tracking, width, lines, 1)
                          and font.is_cut(text, sizes[1], tracking, width, lines, SLACK)}
                expect(found == wanted, f"{path}, {lines} lines of {width}, {sizes}: found {sorted(found - wanted)} "
                                        f"besides, and not {sorted(wanted - found)}")
                count, cut = count + len(texts), cut + len(wanted)
        expect(cut > 100, f"only {cut} texts are cut off")
        # A weight, a character or a syllable that no font tells is estimated.
        wide = ["a" * 40]
        claims = lambda path, texts, weight, lines=1: rehearse(
            tokenc, folder, path, texts, (1, 100), 0, weight, 150, lines)
        expect(claims(made["plain"], wide, 400) == {0}, "a text that is far too wide is not found")
        expect(not claims(made["plain"], wide, 700), "another weight is measured")
        expect(not claims(made["plain"], ["a" * 40 + "\u4e00"], 400), "a missing character is measured")
        expect(claims(made["plain"], ["a-" * 40], 400, 2) == {0}, "lines that end after hyphens are not found")
        expect(claims(made["variable"], wide, 300) == {0}, "the default weight of a variable font is not measured")
        expect(not claims(made["variable"], wide, 400), "another weight of a variable font is measured")
    print(f"check_text_fit: passed; of {count} texts, {cut} no longer fit by either")


if __name__ == "__main__":
    main()
