#!/usr/bin/env python3
"""Makes PNG of the pictures of `tokenc preview --format svg`, as Pages.md of the documentation says, and looks at pixels.

check_pictures.py [TOKENC]

Skipped, with the reason, where there is no rsvg-convert (Debian's package librsvg2-bin).
"""

import json
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

import browser


def expect(condition, message):
    if not condition:
        raise SystemExit(f"check_pictures: {message}")


def pixels(path):
    """The rows of a PNG with eight bits for each of red, green, blue and alpha."""
    data = open(path, "rb").read()
    expect(data[:8] == b"\x89PNG\r\n\x1a\n", "no PNG")
    place, parts = 8, {}
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        parts[kind] = parts.get(kind, b"") + data[place + 8:place + 8 + length]
        place += length + 12
    width, height, depth, form = struct.unpack(">IIBB", parts[b"IHDR"][:10])
    size = {2: 3, 6: 4}.get(form)
    expect(depth == 8 and size, f"depth {depth} and form {form}")
    raw, rows, before = zlib.decompress(parts[b"IDAT"]), [], bytearray(width * size)
    for row in range(height):
        start = row * (width * size + 1)
        kind, line = raw[start], bytearray(raw[start + 1:start + 1 + width * size])
        for index in range(len(line)):
            left = line[index - size] if index >= size else 0
            up, corner = before[index], before[index - size] if index >= size else 0
            guess = left + up - corner
            nearest = min((left, up, corner), key=lambda each: abs(guess - each))
            line[index] = (line[index] + [0, left, up, (left + up) // 2, nearest][kind]) & 255
        rows.append([tuple(line[place:place + 3]) for place in range(0, len(line), size)])
        before = line
    return rows


def main():
    if not shutil.which("rsvg-convert"):
        return print("check_pictures: skipped, as there is no rsvg-convert; Debian's package is 'librsvg2-bin'")
    tokenc = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else browser.release_build()
    color = lambda *channels: {"colorSpace": "srgb", "components": list(channels)}
    files = {
        "tokens/a.tokens.json": {
            "color": {"red": {"$type": "color", "$value": color(1, 0, 0)}},
            "blend": {"$type": "gradient", "sky": {"$value": [
                {"color": color(0, 0, 0), "position": 0}, {"color": color(0, 0, 1), "position": 1}]}}},
        "tokens/Flag.component.json": {
            "elements": {"top": {"kind": "view"}, "bottom": {"kind": "view"}},
            "variants": {"plain": {"appearance": {
                "top": {"backgroundColor": "{color.red}"},
                "bottom": {"backgroundFill": {"gradient": "{blend.sky}", "direction": "toTrailing"}}}}},
            "content": {}, "arrangement": {"column": [
                {"element": "top", "size": {"width": 390, "height": 50}},
                {"element": "bottom", "size": {"width": 390, "height": 50}}]}},
        "flag.json": {"type": "Flag"},
    }
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "tokens"))
        for name, contents in files.items():
            with open(os.path.join(folder, name), "w") as file:
                json.dump(contents, file)
        run = lambda *command: subprocess.run(command, cwd=folder, check=True, capture_output=True)
        run(tokenc, "preview", "tokens", "--screens", "flag.json", "--format", "svg", "--output", "pictures")
        run("rsvg-convert", "pictures/flag.svg", "-o", "flag.png")
        rows = pixels(os.path.join(folder, "flag.png"))
        expect((len(rows), len(rows[0])) == (100, 390), f"{len(rows[0])} by {len(rows)} pixels")
        expect(rows[25][200] == (255, 0, 0), f"{rows[25][200]} in red")
        line = [rows[75][place] for place in (2, 195, 387)]
        expect(line[0][2] < 10 < 100 < line[1][2] < 155 < 245 < line[2][2], f"{line} along a gradient")
        run("rsvg-convert", "--zoom", "3", "pictures/flag.svg", "-o", "flag@3x.png")
        expect(len(pixels(os.path.join(folder, "flag@3x.png"))) == 300, "a picture at three times the size")
    print("check_pictures: passed")


if __name__ == "__main__":
    main()
