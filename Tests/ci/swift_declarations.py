"""Reads declarations of Swift with their places: those of Tests/AppleDeclarations, and the one on a page of Apple's.

Bodies are skipped, and so is what a caller can't see: inner names of parameters, `open` beside `public`, `override`.
"""

import re
from dataclasses import dataclass, field

PLATFORMS = ["iOS", "macCatalyst", "macOS", "tvOS", "watchOS", "visionOS"]
TYPES = {"class", "struct", "enum", "protocol", "extension", "actor"}
MEMBERS = {"func", "var", "let", "init", "subscript", "case", "typealias", "associatedtype", "macro"}
MODIFIERS = {
    "public", "open", "final", "static", "class", "convenience", "required", "override", "indirect", "mutating",
    "nonmutating", "unowned", "weak", "dynamic", "optional", "nonisolated", "internal", "package", "prefix", "postfix",
}
TOKEN = re.compile(
    r"(?P<space>[ \t]+)|(?P<line>\n)|(?P<comment>//[^\n]*)|(?P<text>\"(?:[^\"\\\n]|\\.)*\")"
    r"|(?P<name>`\w+`|[@#$]?\w+)|(?P<sign>->|\.\.\.|==|&&|\|\||[-+*/<>=!?&|^%~]|.)")
OPENING, CLOSING = {"(": ")", "[": "]", "{": "}"}, {")", "]", "}"}


@dataclass(frozen=True)
class Token:
    text: str
    line: int
    # Whether a new line begins with it.
    is_first: bool
    platforms: frozenset


@dataclass
class Parameter:
    label: str
    type: str
    attributes: frozenset = frozenset()
    has_default: bool = False


@dataclass
class Declaration:
    kind: str
    name: str
    line: int
    platforms: frozenset
    # The types around it, the outermost first.
    owners: tuple = ()
    attributes: dict = field(default_factory=dict)
    modifiers: frozenset = frozenset()
    # The declaration around it: a type, a protocol or an extension.
    parent: "Declaration | None" = None
    generics: tuple = ()
    constraints: frozenset = frozenset()
    parameters: list | None = None
    type: str = ""
    effects: frozenset = frozenset()
    is_failable: bool = False
    # What can be done with a property: "get" or "get set".
    access: str = ""
    inherited: list = field(default_factory=list)

    @property
    def path(self):
        """Its path on pages, such as `view/opacity(_:)`, without the module's and in lower case."""
        name = self.name
        if self.parameters is not None and (self.kind != "case" or self.parameters):
            name += f"({''.join(parameter.label + ':' for parameter in self.parameters)})"
        return "/".join([*self.owners, name]).lower()

    @property
    def title(self):
        labels = "" if self.parameters is None or (self.kind == "case" and not self.parameters) else (
            f"({''.join(parameter.label + ':' for parameter in self.parameters)})")
        return ".".join([*self.owners, self.name]) + labels

    @property
    def is_static(self):
        return bool({"static", "class"} & self.modifiers)


def tokens(text, platforms):
    """The tokens of a text, each with the platforms on which it is compiled."""
    found, line, is_first = [], 1, True
    # Of each open `#if`: where it is compiled, and where no branch was yet.
    conditions = [(frozenset(platforms), frozenset())]
    skipped_to = 0
    for match in TOKEN.finditer(text):
        kind, word = match.lastgroup, match[0]
        if match.start() < skipped_to:
            continue
        if kind == "line":
            line, is_first = line + 1, True
        elif kind in ("name", "text", "sign"):
            if word in ("#if", "#elseif", "#else", "#endif"):
                end = text.find("\n", match.end())
                skipped_to = len(text) if end < 0 else end
                branch(conditions, word, text[match.end():skipped_to].split("//")[0])
                continue
            found.append(Token(word, line, is_first, conditions[-1][0]))
            is_first = False
    return found


def branch(conditions, word, condition):
    if word == "#if":
        around = conditions[-1][0]
        chosen = frozenset(name for name in around if holds(condition, name))
        conditions.append((chosen, around - chosen))
    elif word == "#endif":
        conditions.pop()
    else:
        left = conditions.pop()[1]
        chosen = frozenset(name for name in left if word == "#else" or holds(condition, name))
        conditions.append((chosen, left - chosen))


def holds(condition, platform):
    """Whether a condition of `#if` holds on a platform."""
    def value(match):
        name = match[2]
        if match[1] == "canImport":
            return str({"UIKit": platform != "macOS", "AppKit": platform in ("macOS", "macCatalyst")}.get(name, True))
        return str(platform == name or (platform == "macCatalyst" and name == "iOS"))
    code = re.sub(r"(os|canImport|targetEnvironment)\((\w+)\)", value, condition)
    code = code.replace("&&", " and ").replace("||", " or ").replace("!", " not ").replace("true", "True").replace("false", "False")
    if not re.fullmatch(r"(?:True|False|and|or|not|[() ])+", code.strip()):
        raise ValueError(f"a condition that is not read: {condition.strip()}")
    return bool(eval(code))  # Only words of the pattern above.


class Reader:
    def __init__(self, text, platforms=PLATFORMS):
        self.tokens = tokens(text, platforms)
        self.index = 0

    # MARK: tokens

    def peek(self, ahead=0):
        index = self.index + ahead
        return self.tokens[index].text if index < len(self.tokens) else ""

    def next(self):
        self.index += 1
        return self.tokens[self.index - 1].text

    def take(self, word):
        if self.peek() == word:
            self.index += 1
            return True
        return False

    def begins_line(self):
        return self.index >= len(self.tokens) or self.tokens[self.index].is_first

    def group(self):
        """The tokens of a group in brackets, with the brackets."""
        start, open_brackets = self.index, []
        while True:
            word = self.next()
            if word in OPENING:
                open_brackets.append(OPENING[word])
            elif word in CLOSING:
                open_brackets.pop()
            if not open_brackets:
                return [token.text for token in self.tokens[start:self.index]]

    def words_until(self, ends, ends_at_line=False):
        """The words until one of `ends` outside of brackets and angles, which is not taken."""
        words, angles = [], 0
        while self.index < len(self.tokens):
            word = self.peek()
            if not angles and (word in ends or word in CLOSING):
                break
            if ends_at_line and words and not angles and self.begins_line() and words[-1] not in ("->", ".", ":", "&") and word not in (".", "->", "?", ":"):
                break
            if word in ("(", "["):
                words += self.group()
                continue
            angles += (word == "<") - (word == ">")
            words.append(self.next())
        return words

    # MARK: declarations

    def declarations(self, owners=(), parent=None):
        found = []
        while self.index < len(self.tokens) and self.peek() != "}":
            found += self.declaration(owners, parent)
        return found

    def declaration(self, owners, parent):
        token = self.tokens[self.index]
        attributes = self.attributes()
        modifiers = set()
        while self.peek() in MODIFIERS and not (self.peek() == "class" and self.peek(1) not in MODIFIERS | MEMBERS | {"@MainActor"}):
            modifiers.add(self.next())
            if self.peek() == "(":
                self.group()
            attributes |= self.attributes()
        if self.peek() == "import":
            self.next()
            self.next()
            return []
        kind = self.next()
        made = Declaration(kind, "", token.line, token.platforms, tuple(owners), attributes, frozenset(modifiers), parent)
        if kind in TYPES:
            return self.type(made)
        if kind in ("var", "let"):
            return self.properties(made)
        if kind == "case":
            return self.cases(made)
        if kind in ("typealias", "associatedtype"):
            return self.alias(made)
        if kind in ("func", "init", "subscript"):
            return self.function(made)
        raise ValueError(f"line {token.line}: no declaration that is read: {kind} {self.peek()}")

    def attributes(self):
        """The attributes by their names, each with the texts between its parentheses."""
        found = {}
        while self.peek().startswith("@"):
            name = self.next()
            found.setdefault(name, []).append(joined(self.group()[1:-1]) if self.peek() == "(" else "")
        return found

    def type(self, made):
        name = [self.next()]
        while self.take("."):
            name.append(self.next())
        made.generics, made.constraints = self.generics()
        if self.take(":"):
            made.inherited = [self.inherited(words) for words in split(self.words_until({"{", "where"}))]
        made.constraints |= self.where({"{"})
        path = [*made.owners, *name] if made.kind != "extension" else name
        made.name, made.owners = path[-1], tuple(path[:-1])
        if not self.take("{"):
            return [made]
        members = self.declarations(path, made)
        self.next()
        return [made, *members]

    def inherited(self, words):
        name = [word for word in words if not word.startswith("@")]
        return ("@unchecked " if "@unchecked" in words else "") + type_name(name)

    def generics(self):
        """The names of generic parameters, and what their declaration demands of them."""
        names, constraints = [], set()
        if self.peek() == "<":
            self.next()
            for words in split(self.words_until({">"})):
                words = [word for word in words if word not in ("each", "let")]
                names.append(words[0])
                if words[1:2] == [":"]:
                    constraints |= demands(words)
            self.next()
        return tuple(names), frozenset(constraints)

    def where(self, ends):
        if not self.take("where"):
            return frozenset()
        found = set()
        for words in split(self.words_until(ends, ends_at_line="{" not in ends)):
            found |= demands(words)
        return frozenset(found)

    def function(self, made):
        made.name = made.kind
        if made.kind == "func":
            made.name = self.next().strip("`")
            while self.peek() not in ("(", "<") or (self.peek() == "<" and not re.match(r"`?\w", made.name)):
                made.name += self.next()
        if made.kind == "init" and self.peek() in ("?", "!"):
            made.is_failable = self.next() == "?"
        made.generics, made.constraints = self.generics()
        made.parameters = [parameter(words, made.kind == "subscript") for words in split(self.group()[1:-1])]
        if not re.match(r"\w", made.name):
            for one in made.parameters:
                one.label = "_"
        made.effects = frozenset(self.next() for _ in range(2) if self.peek() in ("async", "throws", "rethrows"))
        made.type = "Void"
        if self.take("->"):
            made.type = type_name(self.words_until({"{", "where"}, ends_at_line=made.parent is not None and made.parent.kind == "protocol"))
        made.constraints |= self.where({"{"} if made.parent is None or made.parent.kind != "protocol" else set())
        made.access = self.accessors("get") if made.kind == "subscript" else ""
        if self.peek() == "{":
            self.group()
        return [made]

    def accessors(self, otherwise):
        """What accessors in braces allow; braces with other content are a getter."""
        if self.peek() != "{":
            return otherwise
        words, depth, found = self.group()[1:-1], 0, ["get"]
        for word in words:
            depth += (word in OPENING) - (word in CLOSING)
            if word == "set" and depth == 0:
                found.append("set")
        return " ".join(found)

    def properties(self, made):
        found, waiting = [], []
        while True:
            single = Declaration(**{**vars(made), "name": self.next().strip("`")})
            waiting.append(single)
            single.access = "get" if made.kind == "let" else "get set"
            if self.take(":"):
                kind = type_name(self.words_until({"{", "=", ","}, ends_at_line=True))
                for other in waiting:
                    other.type = kind
                waiting = []
            if self.take("="):
                words = self.words_until({","}, ends_at_line=True)
                # `Weight(0)` has the type that it calls, as has `Self()`.
                if not single.type and words[1:2] == ["("]:
                    single.type = made.owners[-1] if words[0] == "Self" else words[0]
                waiting = []
            single.access = self.accessors(single.access)
            found.append(single)
            if not self.take(","):
                return found

    def cases(self, made):
        found = []
        while True:
            single = Declaration(**{**vars(made), "name": self.next().strip("`")})
            single.parameters = []
            if self.peek() == "(":
                single.parameters = [payload(words) for words in split(self.group()[1:-1])]
            if self.take("="):
                self.words_until({","}, ends_at_line=True)
            found.append(single)
            if not self.take(","):
                return found

    def alias(self, made):
        made.name = self.next()
        made.generics, made.constraints = self.generics()
        if self.take(":"):
            made.inherited = [type_name(words) for words in split(self.words_until({"=", "where"}, ends_at_line=True))]
        if self.take("="):
            made.type = type_name(self.words_until({"where"}, ends_at_line=True))
        made.constraints |= self.where(set())
        return [made]


# MARK: parts

def joined(words):
    return re.sub(r" ?([().:<>\[\]?]) ?", r"\1", " ".join(words))


def split(words, separator=","):
    """The parts between commas outside of brackets and angles."""
    parts, depth = [[]], 0
    for index, word in enumerate(words):
        depth += (word in ("(", "[", "{", "<")) - (word in CLOSING or word == ">")
        if word == separator and not depth:
            parts.append([])
        else:
            parts[-1].append(word)
    return [part for part in parts if part]


def parameter(words, is_subscript):
    attributes = {word for word in words if word.startswith("@")}
    words = without_arguments([word for word in words if not word.startswith("@")])
    colon = words.index(":")
    names, rest = words[:colon], words[colon + 1:]
    # A parameter of a subscript has a label only if it has two names.
    label = "_" if is_subscript and len(names) == 1 else names[0].strip("`")
    found, depth = rest, 0
    for index, word in enumerate(rest):
        depth += (word in ("(", "[", "<")) - (word in CLOSING or word == ">")
        if word == "=" and not depth:
            found = rest[:index]
            break
    return Parameter(label, type_name(found), frozenset(attributes), len(found) < len(rest))


def payload(words):
    has_label = words[1:2] == [":"]
    return parameter(words if has_label else ["_", ":", *words], False)


def without_arguments(words):
    return [word for word in words if word not in ("borrowing", "consuming", "__owned", "sending")]


def type_name(words):
    """A type in one spelling: without modules and the types around it, `any` and attributes."""
    text = joined([word for word in words if not word.startswith("@") and word not in ("any", "repeat", "each")])
    text = re.sub(r"`", "", text)
    text = re.sub(r"\b(?:\w+(?:<[^<>]*>)?\.)+(?!Type\b|Protocol\b)(?=\w)", "", text)
    text = re.sub(r"\bOptional<([^<>]*)>", r"\1?", text)
    text = re.sub(r"\bArray<([^<>]*)>", r"[\1]", text)
    # The inner names of a function's parameters are not part of its type.
    text = re.sub(r"([(,] ?)_ \w+:", r"\1", text)
    text = re.sub(r" ?([,&]|->|==|=|\.\.\.) ?", r"\1", text)
    text = re.sub(r"\(\)(?=->)|^\(\)$|(?<=->)\(\)|(?<=[,<])\(\)", "Void", text)
    return text.strip()


def demands(words):
    """The demands of `T: A & B` or `T == U`, each in one spelling."""
    words = [word for word in words if not word.startswith("@") and word not in ("each", "repeat")]
    if "==" in words:
        index = words.index("==")
        return {f"{type_name(words[:index])}=={type_name(words[index + 1:])}"}
    index = words.index(":")
    name = type_name(words[:index])
    return {f"{name}:{type_name(part)}" for part in split(words[index + 1:], "&")}
