"""Prints which modules and folders of the compiler use which others, and fails on a cycle.

A folder uses another when its code names a type, a function or a constant that only the other
declares, or a member that the other alone adds to a type. Comments and the text of strings don't count; code
inside a string's interpolation does.

It also fails where a file imports Foundation. Linking it, with the data of ICU, makes each start of the tool cost
half as much again.

Usage: module_graph.py [ROOT]    ROOT is a folder of modules, Sources/tokenc by default.
"""

import pathlib
import re
import sys
from collections import defaultdict

MODIFIERS = r"(?:(?:public|package|internal|fileprivate|private|indirect|final|static|mutating|nonisolated|lazy|" \
    r"private\(set\)|package\(set\)|override|borrowing|consuming|@\w+(?:\([^)\n]*\))?)\s+)*"
TYPE = re.compile(rf"^( *)({MODIFIERS})(?:struct|enum|class|protocol|actor|typealias)\s+(\w+)", re.M)
MEMBER = re.compile(rf"^( *)({MODIFIERS})(?:func|var|let|case)\s+`?(\w+)", re.M)
EXTENSION = re.compile(rf"^{MODIFIERS}extension\s+([\w.]+)", re.M)
FOUNDATION = re.compile(r"^[ \w@]*\bimport (Foundation\w*)", re.M)
PRIVATE = re.compile(r"\b(?:private|fileprivate)\b(?!\()")


def code_of(text):
    """The text without comments and without what strings say; interpolated code stays."""
    out = []
    index, end = 0, len(text)

    def skip_string(start):
        hashes = 0
        while text.startswith("#", start + hashes):
            hashes += 1
        index = start + hashes
        quote = '"""' if text.startswith('"""', index) else '"'
        index += len(quote)
        escape, closing = "\\" + "#" * hashes, quote + "#" * hashes
        while index < end:
            if text.startswith(closing, index):
                return index + len(closing)
            if text.startswith(escape + "(", index):
                index += len(escape) + 1
                depth, begin = 1, index
                while index < end and depth:
                    if text[index] == '"':
                        index = skip_string(index)
                        continue
                    depth += {"(": 1, ")": -1}.get(text[index], 0)
                    index += 1
                out.append(" " + code_of(text[begin : index - 1]) + " ")
            elif text.startswith(escape, index):
                index += len(escape) + 1
            else:
                index += 1
        return end

    while index < end:
        if text.startswith("//", index):
            index = text.find("\n", index)
            index = end if index < 0 else index
        elif text.startswith("/*", index):
            index = text.find("*/", index)
            index = end if index < 0 else index + 2
        elif text[index] == '"' or re.match(r'#+"', text[index : index + 8]):
            out.append('""')
            index = skip_string(index)
        else:
            out.append(text[index])
            index += 1
    return "".join(out)


def read(root):
    """The code of each file, by folder: `Module/Folder`, or `Module` for a file beside the folders."""
    folders = defaultdict(dict)
    for path in sorted(root.rglob("*.swift")):
        parts = path.relative_to(root).parts[:-1]
        folders["/".join(parts[:2]) or "."][path.name] = code_of(path.read_text("utf-8"))
    return folders


def declarations(folders):
    """Folders by what they declare for others: names of types, and of members that they add to types of others."""
    types, members = defaultdict(set), defaultdict(set)
    for folder, files in folders.items():
        for code in files.values():
            for match in TYPE.finditer(code):
                if not match.group(1) and not PRIVATE.search(match.group(2)):
                    types[match.group(3)].add(folder)
    for folder, files in folders.items():
        for code in files.values():
            for match in MEMBER.finditer(code):
                if PRIVATE.search(match.group(2)):
                    continue
                if not match.group(1):
                    types[match.group(3)].add(folder)
                # A name that several folders declare as a member of something tells nothing.
                members[match.group(3)].add(folder)
    added = {}
    for folder, files in folders.items():
        for code in files.values():
            for extension in EXTENSION.finditer(code):
                owner = types.get(extension.group(1).split(".")[0], set())
                if folder in owner or len(owner) != 1:
                    continue
                body = code[extension.end() :].split("\n}", 1)[0]
                for match in MEMBER.finditer(body):
                    name = match.group(3)
                    if len(match.group(1)) == 2 and members[name] == {folder} and not PRIVATE.search(match.group(2)):
                        added[name] = folder
    return {name: next(iter(owners)) for name, owners in types.items() if len(owners) == 1}, added


def edges(folders):
    """For each folder the folders that it uses, with the names."""
    types, added = declarations(folders)
    result = defaultdict(lambda: defaultdict(set))
    for folder, files in folders.items():
        for code in files.values():
            own = {match.group(3) for match in TYPE.finditer(code) if match.group(1)}
            for name in set(re.findall(r"(?<![.\w])[A-Za-z_]\w*", code)) - own:
                if name[0].isupper() and types.get(name, folder) != folder:
                    result[folder][types[name]].add(name)
            for name in set(re.findall(r"\.([a-z_]\w*)", code)):
                if added.get(name, folder) != folder:
                    result[folder][added[name]].add("." + name)
    return result


def foundation_imports(folders):
    """The files that import Foundation or a part of it, each as a line."""
    return [
        f"{folder}/{name} imports {found.group(1)}"
        for folder, files in sorted(folders.items())
        for name, code in files.items()
        for found in FOUNDATION.finditer(code)
    ]


def cycles(nodes, targets):
    """The strongly connected components of more than one node (Tarjan, 1972)."""
    numbers, low, stack, found = {}, {}, [], []

    def visit(node):
        numbers[node] = low[node] = len(numbers)
        stack.append(node)
        for target in targets(node):
            if target not in numbers:
                visit(target)
                low[node] = min(low[node], low[target])
            elif target in stack:
                low[node] = min(low[node], numbers[target])
        if low[node] == numbers[node]:
            component = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            if len(component) > 1:
                found.append(sorted(component))

    for node in nodes:
        if node not in numbers:
            visit(node)
    return found


def main(root):
    folders = read(root)
    if not folders:
        sys.exit(f"{root}: no Swift files")
    graph = edges(folders)
    modules = defaultdict(lambda: defaultdict(set))
    for folder, targets in graph.items():
        for target, names in targets.items():
            one, other = folder.split("/")[0], target.split("/")[0]
            if one != other:
                modules[one][other] |= names
    found = []
    for title, nodes, arrows in [
        ("modules", sorted({folder.split("/")[0] for folder in folders}), modules),
        ("folders", sorted(folders), graph),
    ]:
        print(f"{title}:")
        for node in nodes:
            print(f"  {node} → {', '.join(sorted(arrows[node])) or 'nothing'}")
        for cycle in cycles(nodes, lambda node: sorted(arrows[node])):
            found.append(cycle)
            print(f"error: {len(cycle)} {title} form a cycle: {', '.join(cycle)}")
            for one in cycle:
                for other in cycle:
                    if arrows[one].get(other):
                        print(f"  {one} uses of {other}: {', '.join(sorted(arrows[one][other]))}")
    imports = foundation_imports(folders)
    for line in imports:
        print(f"error: {line}; use the C library or Swift's own")
    print("no cycle" if not found else f"{len(found)} cycles")
    return bool(found or imports)


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    sys.exit(main(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "Sources/tokenc")))
