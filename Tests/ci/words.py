"""Finds words that CONTRIBUTING's list "Words" rules out, and phrases that nobody would say aloud.

It looks for fixed phrases: in comments and texts of the sources, in documents, and in the pages and schemas that the tool
carries. Names in code are not looked at, nor is what the compiler writes into code, and a word in another sense than the
list means is not found: this keeps what was mended from coming back, and does not replace reading.

Usage: words.py    prints each place, and exits with 1 if there is any.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# What to write instead, by a pattern of what not to write.
PHRASES = {
    r"colour": "color",
    r"wire names?": "server name",
    r"shipped strings?": "server name",
    r"grounds?": "background, backdrop, or the element on which a group stands",
    r"(?:a|the) layout to check|layouts? that (?:a|the) servers? sends?|names? (?:in|of) (?:a )?layouts?": "document",
    r"what of (?:a|an|the|it|them|each|this|that)\b": "the part of … that, or another subject",
    r"the same of": "the same for, or another subject",
    r"none that": "no … that, or not one",
    r"as none": "another word",
    r"stop(?:s|ped)? to": "stops …ing",
    r"(?:is|are|was|were|be) told": "reported, listed, or known",
    r"told (?:of|about|apart|by|from|likewise|once|behind)": "reported, or differ",
    r"tells? (?:all|how|that|what|whether|which|who|why|of|apart|nothing|more|less)\b": "says, shows, reports, or lists",
    r"whoever|somebody|nobody": "the actor's name",
    r"at hand": "current",
    r"of which nothing": "without",
}
PATTERNS = [
    (re.compile(rf"(?<![\w.`*$'\"-])(?:{phrase})(?![\w`*'\"-])".replace(" ", " +"), re.I), better)
    for phrase, better in PHRASES.items()]
# Comments over several lines are one text.
COMMENT = r"//[^\n]*(?:\n *//[^\n]*)*"
TEXT = {
    ".swift": re.compile(rf'{COMMENT}|"""\n.*?"""|"(?:\\.|[^"\\\n])*"', re.S),
    ".js": re.compile(COMMENT),
}
# Files whose words are not ours, or that are about these words.
OTHERS = ("Tests/ci/words.py", "CONTRIBUTING.md")


def blank(match):
    return " " * len(match[0])


def texts(path, text):
    """The parts of a file that people read, with their offsets."""
    if path.suffix in {".md", ".json", ".html"}:
        yield 0, text
    for match in TEXT[path.suffix].finditer(text) if path.suffix in TEXT else []:
        part = match[0]
        if part.startswith("//"):
            yield match.start(), re.sub(r"\n *///?", blank, part)
        elif " " in part:
            # Code in a text stands for what it shows.
            yield match.start(), re.sub(r"\\#?\((?:[^()]|\([^()]*\))*\)", blank, part)


def files():
    listed = subprocess.run(
        ["git", "ls-files", "Sources", "tokens/schemas", "*.md"], cwd=ROOT, capture_output=True,
        text=True, check=True).stdout.splitlines()
    for name in sorted(set(listed)):
        path = ROOT / name
        if any(part in name for part in ("/Generated/", "/Emission/", "Tests/Fixtures/", "Tests/CompilerTests/Resources/")):
            continue
        if name in OTHERS or path.is_symlink():
            continue
        if path.suffix in {".swift", ".md", ".json"} or "/Resources/" in name:
            yield name, path


def main():
    count = 0
    for name, path in files():
        text = path.read_text("utf-8")
        for start, part in texts(path, text):
            for pattern, better in PATTERNS:
                for match in pattern.finditer(re.sub(r"\s", " ", part)):
                    line = text.count("\n", 0, start + match.start()) + 1
                    print(f"{name}:{line}: error: '{match[0]}'; write {better}")
                    count += 1
    print(f"{count} phrases to rewrite" if count else "no phrase to rewrite")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
