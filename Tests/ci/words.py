"""Finds words that CONTRIBUTING's list "Words" rules out, phrases that nobody would say aloud, and sentences that are hard to read.

Three checks:

- Fixed phrases, in comments and texts of the sources, in documents, and in the pages and schemas that the tool carries. Names
  in code are not checked, nor is the code that the compiler writes. A word in another sense than the list means is not found.
- Sentences of more than 25 words, and sentences that begin with "What" without being a question. BASELINE has their number for
  each part of the repository. A larger number is an error, a smaller one is a note: record it with --record.
- The glossary. The page Terms.md has at most 30 terms, and CONTRIBUTING's list explains no other.

This keeps mended sentences from coming back. It does not replace reading.

Usage: words.py               prints each phrase and each number that grew, and exits with 1 if there is any
       words.py --list PART   prints the counted sentences of a part, such as guides
       words.py --record      writes the numbers that fell into the baseline
"""

import argparse
import json
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
    r"without a finding out": "the actor and the verb",
    r"without a word in": "without editing",
    r"(?:counts?|is|are|does|do|differs?|resolves?) no more(?=[.,;])": "no longer",
    r"call it otherwise": "choose another name",
    r"so it is nothing": "the result by its name",
    r"leave all as it is": "keep the current files",
    r"(?:generations?|successors?) of tokens|(?:old|new|next) generation": "replacement, or old and new tokens",
}
PATTERNS = [
    (re.compile(rf"(?<![\w.`*$'\"-])(?:{phrase})(?![\w`*'\"-])".replace(" ", " +"), re.I), better)
    for phrase, better in PHRASES.items()]
# Sentences that are hard to read, by part of the repository, and their number.
BASELINE = ROOT / "Tests/ci/words.json"
LONGEST = 25
TERMS = "Sources/DesignTokens/DesignTokens.docc/Terms.md"
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


def part_of(name):
    """The part of the repository whose number counts a document; None where the words are not ours."""
    if name == "CHANGELOG.md":
        return "changelog"
    if name.startswith(("Tests/", "Benchmarks/", "tokens/README")):
        return "others"
    if "/DesignTokens.docc/" in name or name == "README.md":
        return "guides"
    if "/Lint/Checks/Rules/" in name or "CommandLine/Pages/" in name:
        return None  # Rules.md has them, and the pages are links.
    return "contributors" if name.endswith(".md") else None


def paragraphs(text):
    """The prose of a Markdown document: paragraphs, items and cells of tables, without code and types."""
    text = re.sub(r"(?ms)^( *)```.*?^\1```$", "", text)
    found, lines = [], []
    columns = None  # The heads of the current table.

    def end():
        if lines:
            found.append(" ".join(lines))
            lines.clear()

    for line in [*text.split("\n"), ""]:
        words = line.strip()
        item = re.match(r"(?:[-*]|\d+\.) +(.*)", words)
        if words.startswith("|"):
            end()
            cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", words)[1:-1]]
            columns = columns or cells
            # In tables of keys, the column "Value" has types.
            types = columns[:2] == ["Key", "Value"]
            found += [cell for index, cell in enumerate(cells) if not (types and index == 1)]
            continue
        columns = None
        if not words or words.startswith(("#", "<")) or line.startswith("    ") and not lines:
            end()
        elif item:
            end()
            lines.append(item[1])
        else:
            lines.append(words)
    return found


def sentences(text):
    for paragraph in paragraphs(text):
        words = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", paragraph)
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", words)
        words = re.sub(r"`[^`]*`", "X", words)
        for sentence in re.split(r"(?<=[.!?:])[\"”)*]* +(?=[A-Z\"“*(X<'])", words):
            if sentence:
                yield sentence


def hard_sentences():
    """Sentences that are too long or begin with "What", by part: (document, kind, sentence)."""
    found = {}
    for name, path in [*files(), ("CONTRIBUTING.md", ROOT / "CONTRIBUTING.md")]:
        part = part_of(name)
        if path.suffix == ".md" and part:
            for sentence in sentences(path.read_text("utf-8")):
                if len(sentence.split()) > LONGEST:
                    found.setdefault(f"{part}: long", []).append((name, sentence))
                if re.match(r"\W*What\b(?!.*\?\W*$)", sentence):
                    found.setdefault(f"{part}: What", []).append((name, sentence))
        elif path.suffix == ".swift":
            for discussion in re.findall(r'discussion: """\n(.*?)"""', path.read_text("utf-8"), re.S):
                for sentence in sentences(re.sub(r" *\\?\n *", "\n", discussion)):
                    if len(sentence.split()) > LONGEST:
                        found.setdefault("help: long", []).append((name, sentence))
            for comment in re.findall(r"(?m)(?:^ *///.*\n)+", path.read_text("utf-8")):
                if re.match(r" */// What\b(?!.*\?$)", comment):
                    found.setdefault("comments: What", []).append((name, comment.strip()))
    return found


def check_sentences(shall_record):
    """The number of parts that grew."""
    known = json.loads(BASELINE.read_text())
    fresh = {kind: len(found) for kind, found in hard_sentences().items()}
    grown = [kind for kind, count in fresh.items() if count > known.get(kind, 0)]
    for kind in grown:
        print(f"error: {fresh[kind]} sentences of '{kind}', {known.get(kind, 0)} before; list them with --list '{kind}', and shorten yours")
    fallen = {kind: min(count, fresh.get(kind, 0)) for kind, count in known.items()}
    if fallen != known and shall_record:
        BASELINE.write_text(json.dumps(fallen, indent=2, sort_keys=True) + "\n")
    elif fallen != known:
        print("fewer hard sentences than recorded; words.py --record keeps it so")
    return len(grown)


def rows(text):
    """The first cells of a table's rows, without its head."""
    return [cell for cell in re.findall(r"(?m)^\| ([^|]*?) \|", text)[1:] if cell.strip("-")]


def check_terms():
    """The number of mistakes in the glossary."""
    terms = rows((ROOT / TERMS).read_text("utf-8"))
    contributing = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    words = contributing[contributing.index("\n## Words\n"):contributing.index("\n## Changes\n")]
    unknown = [term for term in rows(words) if term not in terms]
    if len(terms) > 30:
        print(f"{TERMS}: error: {len(terms)} terms; merge some, at most 30 are learned")
    for term in unknown:
        print(f"CONTRIBUTING.md: error: '{term}' is no term of {TERMS}")
    return len(unknown) + (len(terms) > 30)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", metavar="PART")
    parser.add_argument("--record", action="store_true")
    options = parser.parse_args()
    if options.list:
        for kind, found in hard_sentences().items():
            if kind.startswith(options.list):
                print(*(f"{name}: {sentence}" for name, sentence in found), sep="\n")
        return 0
    count = 0
    for name, path in files():
        text = path.read_text("utf-8")
        for start, part in texts(path, text):
            for pattern, better in PATTERNS:
                for match in pattern.finditer(re.sub(r"\s", " ", part)):
                    line = text.count("\n", 0, start + match.start()) + 1
                    print(f"{name}:{line}: error: '{match[0]}'; write {better}")
                    count += 1
    count += check_sentences(options.record) + check_terms()
    print(f"{count} places to rewrite" if count else "no phrase to rewrite")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
