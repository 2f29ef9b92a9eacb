"""Token sets that look like a large design system's: the same bytes for the same size, everywhere.

A set of N tokens has a palette of primitive colors (three tenths of N), semantic colors that name
them through one to three aliases (six tenths), lengths, and text styles that name lengths.
"""

import json
import random
from pathlib import Path

BRANDS = ["alfa", "beta", "gamma", "delta"]
SCHEMES = ["light", "dark"]

_HUES = ["red", "orange", "amber", "lime", "green", "teal", "cyan", "blue", "indigo", "violet", "pink", "gray"]
_SHADES = ["50", "100", "200", "300", "400", "500", "600", "700", "800", "900"]
_ELEMENTS = ["button", "input", "card", "banner", "badge", "tab", "menu", "dialog", "table", "tooltip", "list",
             "chip", "switch", "slider", "avatar", "header"]
_PARTS = ["background", "foreground", "border", "icon", "placeholder", "overlay", "track", "divider"]
_STATES = ["rest", "hover", "pressed", "focused", "disabled", "selected", "error", "success"]
_STYLES = ["display", "title", "body", "label", "code"]


def _spread(number, *axes):
    """The names at a number's digits, the last axis turning fastest; the first is numbered on overflow."""
    names = []
    for axis in reversed(axes[1:]):
        number, digit = divmod(number, len(axis))
        names.append(axis[digit])
    series, digit = divmod(number, len(axes[0]))
    names.append(axes[0][digit] + (f"-{series + 1}" if series else ""))
    return names[::-1]


def _alias(path):
    return "{" + ".".join(path) + "}"


def _color(source):
    channels = [source.randrange(256) for _ in range(3)]
    alpha = 1 if source.random() < 0.9 else round(source.random(), 2)
    return {
        "colorSpace": "srgb",
        "components": [round(channel / 255, 4) for channel in channels],
        "alpha": alpha,
        "hex": "#" + "".join(f"{channel:02x}" for channel in channels),
    }


def _put(tree, path, token):
    for name in path[:-1]:
        tree = tree.setdefault(name, {})
    tree[path[-1]] = token


class Set:
    """The paths of a set of N tokens; methods make the files."""

    def __init__(self, count):
        self.count = count
        self.text_styles = max(1, count * 3 // 100)
        lengths = max(4, count * 6 // 100)
        primitives = max(1, count * 3 // 10)
        semantics = count - primitives - lengths - self.text_styles
        self.primitives = [["palette", *_spread(i, _HUES, _SHADES)] for i in range(primitives)]
        self.semantics = [["color", *_spread(i, _ELEMENTS, _PARTS, _STATES)] for i in range(semantics)]
        self.lengths = [["size", _STYLES[i % 5], f"s{i // 5}"] for i in range(lengths)]

    def palette(self, seed, every=1):
        """Values for each primitive, or for every tenth: what a brand overrides."""
        source = random.Random(f"palette {seed} {self.count}")
        tree = {"palette": {"$type": "color"}}
        for path in self.primitives[::every]:
            _put(tree, path, {"$value": _color(source)})
        return tree

    def semantic(self, seed):
        """Three fifths name a primitive, a quarter one of those, the rest one of that quarter."""
        source = random.Random(f"semantic {seed} {self.count}")
        level = [0 if i % 20 < 12 else 1 if i % 20 < 17 else 2 for i in range(len(self.semantics))]
        targets = [self.primitives] + [
            [path for path, own in zip(self.semantics, level) if own == which] for which in (0, 1)]
        tree = {"color": {"$type": "color"}}
        for index, path in enumerate(self.semantics):
            token = {"$value": _alias(source.choice(targets[level[index]] or self.primitives))}
            if index % 7 == 0:
                token["$description"] = f"The {path[-2]} of a {path[1]} at {path[-1]}."
            _put(tree, path, token)
        return tree

    def length_tree(self):
        tree = {"size": {"$type": "dimension"}}
        for index, path in enumerate(self.lengths):
            _put(tree, path, {"$value": {"value": index * 2 % 96 + 2, "unit": "px"}})
        return tree

    def text_tree(self):
        source = random.Random(f"text {self.count}")
        tree = {"text": {"$type": "typography"}}
        for index in range(self.text_styles):
            _put(tree, ["text", _STYLES[index % 5], f"t{index // 5}"], {"$value": {
                "fontFamily": ["Inter", "sans-serif"],
                "fontSize": _alias(source.choice(self.lengths)),
                "fontWeight": source.choice([400, 500, 600, 700]),
                "letterSpacing": _alias(source.choice(self.lengths)),
                "lineHeight": source.choice([1.2, 1.4, 1.5]),
            }})
        return tree


def _write(folder, name, tree):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(json.dumps(tree, indent=2) + "\n")


def _parts(tree, count):
    """A tree with one top-level group as several, each with some of the group's groups."""
    (name, group), = tree.items()
    type_member = {"$type": group["$type"]}
    children = [(key, child) for key, child in group.items() if key != "$type"]
    size = -(-len(children) // count)
    return [{name: type_member | dict(children[start:start + size])} for start in range(0, len(children), size)]


def write_single(folder, count):
    """One theme in about ten files without a resolver."""
    made = Set(count)
    files = [(f"palette-{i}", part) for i, part in enumerate(_parts(made.palette("base"), 4))]
    files += [(f"semantic-{i}", part) for i, part in enumerate(_parts(made.semantic("light"), 4))]
    files += [("size", made.length_tree()), ("text", made.text_tree())]
    for name, tree in files:
        _write(Path(folder), name + ".tokens.json", tree)


def write_themed(folder, count):
    """Four brands, each with every tenth primitive of its own, and two schemes of semantic colors."""
    made = Set(count)
    folder = Path(folder)
    core = [(f"palette-{i}", part) for i, part in enumerate(_parts(made.palette("base"), 4))]
    core += [("size", made.length_tree()), ("text", made.text_tree())]
    for name, tree in core:
        _write(folder, name + ".tokens.json", tree)
    for brand in BRANDS:
        write_brand(folder, count, brand, brand)
    schemes = {}
    for scheme in SCHEMES:
        parts = _parts(made.semantic(scheme), 2)
        schemes[scheme] = [f"{scheme}-{i}.tokens.json" for i in range(len(parts))]
        for name, tree in zip(schemes[scheme], parts):
            _write(folder, name, tree)
    _write(folder, "synthetic.resolver.json", {
        "version": "2025.10",
        "sets": {"core": {"sources": [{"$ref": name + ".tokens.json"} for name, _ in core]}},
        "modifiers": {
            "brand": {"default": BRANDS[0],
                      "contexts": {brand: [{"$ref": f"brand-{brand}.tokens.json"}] for brand in BRANDS}},
            "scheme": {"default": SCHEMES[0],
                       "contexts": {scheme: [{"$ref": name} for name in names] for scheme, names in schemes.items()}},
        },
        "resolutionOrder": [{"$ref": "#/sets/core"}, {"$ref": "#/modifiers/brand"}, {"$ref": "#/modifiers/scheme"}],
    })


def write_brand(folder, count, brand, seed):
    """What a brand has of its own: every tenth primitive."""
    _write(Path(folder), f"brand-{brand}.tokens.json", Set(count).palette(seed, every=10))


def write_colors(folder, count):
    """COUNT semantic colors with a value for light and dark each: one enum, for lookup and swiftc."""
    folder = Path(folder)
    source = random.Random(f"colors {count}")
    tree = {"color": {"$type": "color"}}
    for index in range(count):
        _put(tree, ["color", *_spread(index, _ELEMENTS, _PARTS, _STATES)], {
            "$value": _color(source), "$extensions": {"mode": {"dark": _color(source)}}})
    _write(folder, "colors.tokens.json", tree)
    _write(folder, "colors.resolver.json", {
        "version": "2025.10",
        "sets": {"colors": {"sources": [{"$ref": "colors.tokens.json"}]}},
        "modifiers": {"scheme": {"default": "light", "contexts": {"light": [], "dark": []}}},
        "resolutionOrder": [{"$ref": "#/sets/colors"}, {"$ref": "#/modifiers/scheme"}],
    })


# Screens of the components in `tokens/`

_WORDS = ("transfer to another bank statement for November savings account mobile phone groceries restaurant refund "
          "перевод на карту выписка за ноябрь оплата услуг").split()


def write_screens(folder, count):
    """Documents of rows, texts, buttons, tags and lists, as a bank's server sends them."""
    source = random.Random(count)

    def text(most):
        return " ".join(source.choice(_WORDS) for _ in range(source.randint(1, most))).capitalize()

    def row():
        members = {"type": "ListItem", "title": text(9), "chevron": source.random() < 0.5}
        if source.random() < 0.6:
            members["subtitle"] = text(12)
        if source.random() < 0.6:
            members["amount"] = {"value": source.randint(1, 9_999_999), "currency": "RUB"}
        return members

    def component():
        kind = source.random()
        if kind < 0.6:
            return row()
        if kind < 0.75:
            return {"type": "Text", "lines": 0, "text": text(40)}
        if kind < 0.85:
            return {"type": "ButtonView", "title": text(4), "size": source.choice("sml")}
        if kind < 0.9:
            return {"type": "Tag", "text": text(2)}
        return {"type": "VerticalListWidget", "children": [row() for _ in range(source.randint(2, 5))]}

    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        screen = {"type": "VerticalListWidget", "children": [component() for _ in range(source.randint(8, 40))]}
        (folder / f"screen-{number:04}.json").write_text(json.dumps(screen, ensure_ascii=False), encoding="utf-8")


# Code of an app

_VIEW = '''import SwiftUI

/// What is known of one item.
struct ItemView{index}: View {{
  let title: String
  let count: Int
  @State private var isOpen = false

  var body: some View {{
    VStack(alignment: .leading, spacing: {spacing}) {{
      Text(title)
        .font(.system(size: {font}, weight: .semibold))
        .foregroundColor(isOpen ? .red : Color(red: 0.{part}, green: 0.2, blue: 0.{spacing}))
        .padding(.horizontal, {font})
      HStack(spacing: 8) {{
        ForEach(0..<count, id: \\.self) {{ index in
          RoundedRectangle(cornerRadius: {spacing})
            .fill(Color("Surface"))
            .frame(width: 44, height: 44)
            .opacity(index == count - 1 ? 0.{part} : 1)
        }}
      }}
      if isOpen, let text = details(of: title) {{
        Text(text).lineLimit(3).padding(EdgeInsets(top: 4, leading: 8, bottom: {spacing}, trailing: 8))
      }}
    }}
    .onTapGesture {{ withAnimation(.easeInOut(duration: 0.{part})) {{ isOpen.toggle() }} }}
    .shadow(color: .black.opacity(0.1), radius: {spacing}, x: 0, y: 2)
  }}

  /// Words that aren't measured.
  private func details(of title: String) -> String? {{
    guard !title.isEmpty, count > {index} else {{ return nil }}
    let parts = title.split(separator: " ").map(String.init)
    return parts.enumerated().map {{ "\\($0.offset): \\($0.element)" }}.joined(separator: "\\n")
  }}
}}
'''
_CONTROLLER = '''import UIKit

final class ItemController{index}: UIViewController {{
  private let label = UILabel()
  private let stack = UIStackView()
  private var items: [String: Int] = [:]

  override func viewDidLoad() {{
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.{part}, green: 0.5, blue: 0.5, alpha: 1)
    label.font = UIFont.systemFont(ofSize: {font})
    label.textColor = .white
    stack.spacing = {spacing}
    stack.layer.cornerRadius = {spacing}
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: {font}),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: {spacing}),
      stack.heightAnchor.constraint(equalToConstant: 44),
    ])
    UIView.animate(withDuration: 0.{part}) {{ self.label.alpha = 0.{part} }}
  }}

  func load(_ names: [String]) {{
    for (index, name) in names.enumerated() where items[name] == nil {{
      items[name] = index + {index}
      guard let first = name.first, first.isLetter else {{ continue }}
      switch first {{
      case "a"..."m": items[name, default: 0] += 1
      default: items.removeValue(forKey: name)
      }}
    }}
    label.text = items.keys.sorted().joined(separator: ", ")
  }}
}}
'''

_MODEL = '''
/// What a server knows of an item.
struct Item{index}: Codable, Equatable {{
  var id: Int
  var name: String
  var tags: [String] = []
  var parent: Int?

  enum CodingKeys: String, CodingKey {{
    case id, name, tags
    case parent = "parent_id"
  }}

  func matches(_ query: String) -> Bool {{
    let words = query.lowercased().split(separator: " ")
    return words.allSatisfy {{ word in
      name.lowercased().contains(word) || tags.contains {{ $0.hasPrefix(word) }}
    }}
  }}
}}

actor Store{index} {{
  private var items: [Int: Item{index}] = [:]
  private var pending: Set<Int> = []

  func load(_ ids: [Int], from source: some ItemSource) async throws -> [Item{index}] {{
    let missing = ids.filter {{ items[$0] == nil && !pending.contains($0) }}
    pending.formUnion(missing)
    defer {{ pending.subtract(missing) }}
    for id in missing {{
      guard let data = try await source.data(of: id) else {{ continue }}
      items[id] = try JSONDecoder().decode(Item{index}.self, from: data)
    }}
    return ids.compactMap {{ items[$0] }}
  }}

  func children(of id: Int) -> [Item{index}] {{
    items.values.filter {{ $0.parent == id }}.sorted {{ $0.name < $1.name }}
  }}
}}
'''


def write_app(folder, lines):
    """Swift files of an app in SwiftUI and UIKit with as many lines, of 80 to 240 each; returns their number."""
    folder = Path(folder)
    folder.mkdir(parents=True)
    written = index = 0
    while written < lines:
        templates = [[_VIEW, _CONTROLLER][index // 10 % 2]] + [_MODEL] * (1 + index // 10 % 5)
        text = "".join(template.format(index=index + step, spacing=4 + index % 9, font=12 + index % 9, part=1 + index % 8)
                       for step, template in enumerate(templates))
        (folder / f"Item{index}.swift").write_text(text)
        written += text.count("\n")
        index += 10
    return written
