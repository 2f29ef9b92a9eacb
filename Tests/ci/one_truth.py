#!/usr/bin/env python3
"""Asks the page of screens about the documents that the generated Swift, the JSON Schema and `validate` agree on.

one_truth.py CORPUS [TOKENC [LEAST-SCREENS]]

CORPUS is the folder into which OneTruthTests, ScreenReaderTests and SpokenTests wrote with TOKENC_CORPUS. The page has to find the same
faults in the same words at the same places, and the same outline, in each document. The same holds for
texts that are not JSON, against `tokenc validate` itself.

Random documents in random themes must look the same: each property of each component with its token and its value
in the theme; they must have the same contrast, the page's measured in what Chromium draws; and components and
elements must have the same frames. Texts have the sizes that the engine gives them, as a browser's letters are not
those of a device: what is compared is where boxes stand and how they share space. Chromium's accessibility tree
has what the runtime says of the arrangements of generated code, and of random ones with elements of all kinds. Where there is no Chromium or no Playwright
(Tests/ci/pages.txt) it is skipped, with the reason.
"""

import itertools
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter

import browser

# What the page has to be asked through its fields, too.
EVERY = 97
LEAST = 5000

# What stands in the place of a character, or before it, to make a text that is not JSON.
SLIPS = ["", ",", '"', "}", "]", "{", "[", ":", "x", "\n", "\t", "\\", "\\u12", "\\ud800", "// a\n", "/* a */",
         "0", "-", ".5", "True", "NaN", "é", "\u0001", "null", "'"]

# Gives the parts of the page's script a name outside.
EXPOSED = ("window.page = { readDocument, checkDocument, placesIn, pointerOf, drawnComponent, drawnBox, lookOf, "
           "speak, spokenOf, textAt, valueIn, tokens, groundOf };\n})();\n</script>")

ASK = """({ texts, root }) => texts.map((text) => {
  const { readDocument, checkDocument, placesIn, pointerOf } = window.page;
  const placeOf = placesIn(text);
  const { root: node, faults, isWhole } = readDocument(text);
  const { findings, contents } = isWhole ? checkDocument(node, root) : { findings: [], contents: [] };
  const outline = ({ component, path, faulty, children }) => {
    const names = faulty.map((index) => component.fields[index].name).sort();
    const words = names.length ? ` without ${names.join(', ')}` : '';
    return [`${pointerOf(path)} ${component.name}${words}`, ...children.flatMap((each) => outline(each.content))];
  };
  return {
    findings: [...faults, ...findings].map(
      ({ severity, message, start }) => `${placeOf(start)}: ${severity}: ${message}`),
    outline: contents.flatMap(outline),
  };
})"""


# What the page makes of documents in themes: the properties of looks, what differs in contrast, what differs in frames,
# and how many of these were compared.
ASK_SCREENS = r"""({ screens, root }) => screens.map(({ text, theme, looks, contrast, frames }) => {
  const { readDocument, checkDocument, pointerOf, drawnComponent, drawnBox, lookOf } = window.page;
  const { textAt, valueIn, tokens, groundOf } = window.page;
  const { root: node } = readDocument(text);
  const [content] = checkDocument(node, root).contents;
  const drawn = drawnComponent(content);

  // Looks.
  const found = [];
  const shown = (value) => {
    if (value === null || typeof value !== 'object') return value ?? null;
    if (!Array.isArray(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shown(part)]));
    }
    const index = valueIn(tokens[value[0]], theme);
    return [tokens[value[0]].path, index < 0 ? '' : textAt(index)];
  };
  const visitParts = (inputs, way, names) => {
    for (const [index, part] of lookOf(inputs).parts.entries()) {
      for (const [path, value] of Object.entries(part.properties ?? {})) {
        found.push(JSON.stringify([`${way} ${[names[index], path].filter(Boolean).join('.')}`, shown(value)]));
      }
      if (!part.nested) continue;
      const { component, part: kind } = part.nested;
      const inner = kind === 'looks' ? component.elements.map(({ name }) => name) : component.layout;
      visitParts(part.nested, `${way} ${names[index]}`, inner);
    }
  };
  const visit = ({ looks: own, layout, children }, way) => {
    if (own) visitParts(own, way, own.component.elements.map(({ name }) => name));
    visitParts(layout, `${way} layout`, layout.component.layout);
    for (const [index, child] of children.entries()) visit(child.drawn, `${way}/${index}`);
  };
  visit(drawn, '');
  const sorted = (value) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.keys(value).sort().map((name) => [name, sorted(value[name])]));
  };
  const line = ([path, value]) => JSON.stringify([path, sorted(value)]);
  const wanted = looks.map(({ path, value }) => line([path, value ?? null])).sort();
  const got = found.map((each) => line(JSON.parse(each))).sort();
  const differences = [
    ...wanted.filter((each) => !got.includes(each)).map((each) => `${each} not on the page`),
    ...got.filter((each) => !wanted.includes(each)).map((each) => `${each} on the page alone`),
  ];
  const counts = { looks: wanted.length, contrast: 0, frames: 0, runs: 0 };

  // What is drawn.
  const stage = document.createElement('div');
  stage.className = 'drawing screen';
  stage.style.cssText = `position: absolute; left: 0; top: 0; width: 390px; border: 0; padding: 0; overflow: visible; background: ${groundOf(theme).css}`;
  const marks = [];
  const ways = new Map();
  const name = (each, way) => {
    ways.set(each, way);
    each.children.forEach((child, index) => name(child.drawn, `${way}/${index}`));
  };
  name(drawn, '');
  const screen = {
    theme, scale: 1, left: 1500,
    marked: (box, each, context, index) => marks.push({ box, drawn: each, state: context?.state, index }),
  };
  const box = drawnBox(drawn, 'normal', {}, screen);
  if (box) stage.append(box);
  document.querySelector('.truth')?.remove();
  stage.classList.add('truth');
  document.body.append(stage);

  // Contrast, of the colors that the browser has computed.
  const channels = (css) => {
    const numbers = css.match(/-?[\d.]+(e-?\d+)?%?/g)?.map((each) => each.endsWith('%') ? parseFloat(each) / 100 : Number(each));
    if (!numbers || css.includes('gradient')) return undefined;
    if (css.startsWith('color(')) return { rgb: numbers.slice(-(css.includes('/') ? 4 : 3)).slice(0, 3), alpha: css.includes('/') ? numbers.at(-1) : 1 };
    return { rgb: numbers.slice(0, 3).map((each) => each / 255), alpha: numbers[3] ?? 1 };
  };
  const over = ({ rgb, alpha }, below) => rgb.map((each, index) => each * alpha + below[index] * (1 - alpha));
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const seen = (chain, below, color) => {
    const [first, ...rest] = chain;
    const style = getComputedStyle(first);
    const background = channels(style.backgroundColor);
    if (style.backgroundImage !== 'none' || !background) return undefined;
    const own = over(background, below);
    const inner = rest.length ? seen(rest, own, color) : { ground: own, sign: over(color, own) };
    const opacity = Number(style.opacity);
    const faded = (rgb) => over({ rgb, alpha: opacity }, below);
    return inner && { ground: faded(inner.ground), sign: faded(inner.sign) };
  };
  const texts = { label: 'textColor', textView: 'textColor', link: 'textColor', button: 'states.titleColor' };
  const paints = new Map(contrast.map((each) => [`${each.place} ${each.state}`, each.ratio ?? null]));
  for (const { box: part, drawn: owner, state, index } of marks) {
    const element = owner.component.elements[index];
    const way = ways.get(owner);
    const text = element?.kind === 'button' ? part.querySelector(':scope > .shape') : part;
    if (!element || !texts[element.kind] || way === undefined || !text || state === 'disabled') continue;
    const place = `${way} ${element.name}.${texts[element.kind].replace('states.', '')}`;
    const want = paints.get(`${place} ${state}`) ?? paints.get(`${place} normal`);
    if (want === undefined || want === null) continue;
    const chain = [];
    for (let each = text; each !== stage.parentElement; each = each.parentElement) chain.unshift(each);
    const result = seen(chain, [1, 1, 1], channels(getComputedStyle(text).color));
    counts.contrast += 1;
    const own = result && ratio(result.sign, result.ground);
    if (!(Math.abs(own - want) <= 0.02 * want)) differences.push(`${place} has contrast ${own} for ${want}`);
  }

  // Frames, with the texts as large as the engine has them.
  // There are none where a row has no room for the insets of an item, which a browser keeps.
  const keys = new Map();
  const numbered = (all, key) => {
    all.set(key, (all.get(key) ?? 0) + 1);
    return `${key}#${all.get(key)}`;
  };
  const boxes = new Map();
  for (const { box: part, drawn: owner, index } of marks) {
    if (!owner.content || index === undefined) continue;
    const key = `${pointerOf(owner.content.path)} ${owner.component.elements[index].name}`;
    boxes.set(numbered(keys, key), part);
  }
  const others = new Map();
  const keyed = (frames ?? []).map((each) => ({ ...each, key: numbered(others, `${each.pointer} ${each.element}`) }));
  for (const { key, texts: sizes, runs } of keyed) {
    const part = boxes.get(key);
    if (!part) continue;
    if (runs) {
      const own = [...part.querySelectorAll('[data-run]')].map((each) => [
        each.dataset.run, [...each.classList].filter((name) => name !== 'run').sort().join(' ')]);
      counts.runs += runs.length;
      const [got, want] = [own, runs].map((each) => JSON.stringify(each));
      if (got !== want) differences.push(`${key} has the runs ${got} for ${want}`);
    }
    const inner = [part, ...part.querySelectorAll('[data-sample]')].filter(
      (each) => each.dataset.sample !== undefined && !each.matches('.unknown, .others'));
    for (const [index, [width, height, line, ascent]] of (sizes ?? []).entries()) {
      const each = inner[index];
      if (!each) continue;
      delete each.dataset.sample;
      each.classList.remove('clamped');
      each.classList.add('measured');
      each.style.fontSize = each.style.lineHeight = '0';
      each.replaceChildren(...Array.from({ length: Math.round(height / line) }, (_, number) => {
        const row = document.createElement('div');
        const letters = document.createElement('span');
        row.style.cssText = `height: ${line}px; white-space: nowrap`;
        letters.style.cssText = `display: inline-block; height: ${ascent}px; width: ${number ? 0 : width}px`;
        row.append(letters);
        return row;
      }));
    }
  }
  const origin = stage.getBoundingClientRect();
  for (const { key, frame } of keyed) {
    const part = boxes.get(key);
    if (!part) {
      if (frame[2] && frame[3]) differences.push(`${key} is not on the page`);
      continue;
    }
    const { left, top, width, height } = part.getBoundingClientRect();
    const own = [left - origin.left, top - origin.top, width, height];
    counts.frames += 1;
    if (own.some((each, index) => Math.abs(each - frame[index]) > 0.5)) {
      differences.push(`${key} stands at ${own.map((each) => each.toFixed(1))} for ${frame.map((each) => each.toFixed(1))}`);
    }
  }
  return { differences, counts };
})"""


# Draws documents alone on the page; of each what has a role, with what Chromium's tree leaves out.
ASK_SPOKEN = r"""({ documents, root }) => {
  const { readDocument, checkDocument, drawnComponent, drawnBox, speak, spokenOf } = window.page;
  for (const each of document.body.children) each.style.display = 'none';
  const all = document.createElement('div');
  document.body.append(all);
  return documents.map(({ text, theme }, index) => {
    const stage = document.createElement('div');
    stage.className = 'drawing screen';
    stage.setAttribute('role', 'group');
    stage.setAttribute('aria-label', `document ${index}`);
    const [content] = checkDocument(readDocument(text).root, root).contents;
    const screen = { theme, scale: 1, left: 1500, marked: () => {} };
    const box = speak(drawnBox(drawnComponent(content), 'normal', {}, screen));
    if (box) stage.append(box);
    all.append(stage);
    // What only the app knows.
    for (const each of stage.querySelectorAll('.stand-in')) {
      const said = spokenOf.get(each);
      const stated = ['accessibilityLabel', 'accessibilityValue', 'accessibilityHint', 'role'];
      const isStated = stated.some((name) => said[name] !== undefined) || each.hasAttribute('aria-description');
      if (!isStated && [null, 'img'].includes(each.getAttribute('role'))) each.setAttribute('aria-hidden', 'true');
    }
    return [...stage.querySelectorAll('[role]:not([role=radio])')]
      .filter((each) => !each.closest('[aria-hidden]'))
      .map((each) => Object.fromEntries(
        [...['current', 'valuetext', 'placeholder', 'multiline'].map(
          (name) => [name, each.getAttribute(`aria-${name}`)]), ['element', each.dataset.element ?? null]]));
  });
}"""

# Roles as Chromium has them.
ROLES = {"toggle": "switch"}
KINDS = {"button": "button", "link": "link", "image": "image", "pageControl": "image", "textField": "textbox",
         "textView": "textbox", "searchBar": "searchbox", "switch": "switch", "slider": "slider",
         "stepper": "spinbutton", "segmentedControl": "radiogroup", "progress": "progressbar",
         "activityIndicator": "progressbar"}
INPUTS = ["textField", "textView", "searchBar", "switch", "slider", "stepper", "datePicker", "segmentedControl"]
ENDS = {"slider": (0, 1), "stepper": (0, 100), "progress": (0, 1)}
USABLE = ["button", "link", "switch", "group", "textbox", "searchbox", "slider", "spinbutton", "radiogroup"]
REFUSING = ["textbox", "searchbox", "slider", "spinbutton", "switch", "radiogroup"]


def expect(condition, message):
    if not condition:
        raise SystemExit(f"one_truth: {message}")


def open_page(context, tokenc, folder, specs, name):
    """The page of screens of some specs, once as it is and once with its reader in view."""
    path = os.path.join(folder, f"{name}.html")
    sample = os.path.join(folder, "sample.json")
    with open(sample, "w") as file:
        file.write("{}")
    subprocess.run([tokenc, "preview", specs, "--screens", sample, "--output", path], check=True,
                   capture_output=True)
    with open(path, encoding="utf-8") as file:
        text = file.read()
    opened = os.path.join(folder, f"{name}-opened.html")
    with open(opened, "w", encoding="utf-8") as file:
        file.write(text.replace("\n})();\n</script>", "\n" + EXPOSED))
    pages = []
    for each in (path, opened):
        page = context.new_page()
        page.on("pageerror", lambda error: expect(False, f"{specs}: {error}"))
        page.goto(f"file://{each}")
        pages.append(page)
    return pages


def compare(specs, text, want, got):
    for part in ("findings", "outline"):
        expect(want[part] == got[part],
               f"{specs}: {part} of {text!r}\n  {want[part]}\n  of the page\n  {got[part]}")


def check_screens(page, corpus):
    """The numbers of documents, and of the properties, contrasts and frames in them."""
    total = {"screens": 0, "looks": 0, "contrast": 0, "frames": 0, "runs": 0}
    screens, differing = corpus["screens"], []
    for start in range(0, len(screens), 200):
        part = screens[start:start + 200]
        answers = page.evaluate(ASK_SCREENS, {"screens": part, "root": corpus["root"]})
        for want, got in zip(part, answers, strict=True):
            if got["differences"]:
                differing.append(f"{want['text']} in theme {want['theme']}\n  " + "\n  ".join(got["differences"]))
            total["screens"] += 1
            for name, number in got["counts"].items():
                total[name] += number
    expect(not differing, f"{len(differing)} of {len(screens)} documents of {corpus['folder']} differ; the first are\n"
           + "\n".join(differing[:10]))
    return total


def plain(text):
    return " ".join((text or "").split())


def said_by_app(item):
    """What the runtime says of an item, as ARIA has it: a text, what has a role, or None for nothing."""
    kind, shown, label, value = item["kind"], item.get("shown") or {}, item.get("stated"), item.get("value")
    stated = [label, value, item.get("hint")] != [None] * 3
    is_of_app = kind == "app" or item.get("ofApp")
    if kind != "app" and is_of_app and not stated and not item.get("role"):
        return None
    role = ROLES.get(item.get("role"), item.get("role"))
    role = role or ("image" if is_of_app else KINDS.get(kind)) or ("group" if stated else None)
    if not role:
        return item["name"] if kind == "datePicker" else shown.get("text") or shown.get("title")
    name = item.get("label")
    if kind in INPUTS:
        name = label or shown.get("placeholder")
    elif label is None and kind == "activityIndicator":
        name = "In progress"
    is_range = role in ("slider", "spinbutton", "progressbar")
    name = ", ".join(filter(None, [name, None if is_range else value]))
    is_typed = role in ("textbox", "searchbox")
    is_unknown = is_of_app and label is None
    if role == "image" and not name and not is_unknown:
        return None
    said = {"role": role, "name": plain(name), "description": plain(item.get("hint")),
            "disabled": item["disabled"] and role in USABLE,
            "text": plain(shown.get("text")) if is_typed else "", "valuetext": is_range and value or None,
            "placeholder": is_typed and shown.get("placeholder") or None,
            "multiline": "true" if is_typed and kind == "textView" else None,
            "invalid": "true" if item.get("invalid") and role in REFUSING else None,
            "current": "true" if item["selected"] and role not in ("button", "switch") else None}
    if is_unknown:
        del said["name"]
    if kind != "group" and not is_of_app:
        said["element"] = item["name"]
    if role == "button":
        said["pressed"] = "true" if item["selected"] else None
    if role == "switch":
        said["checked"] = str(shown.get("isOn") is True if kind == "switch" else item["selected"]).lower()
    if role == "heading":
        said["level"] = 3
    if kind in ENDS and role == KINDS[kind] and not is_of_app:
        low, high = (shown.get(slot, end) for slot, end in zip(("minimum", "maximum"), ENDS[kind]))
        said["range"] = [low, high, max(low, min(high, shown.get("value", 0)))]
    if role == "radiogroup":
        said["choices"] = [[title, str(index == shown.get("selected")).lower()]
                           for index, title in enumerate(shown.get("titles", []))]
    return said


def said_by_tree(node, nodes, attributes):
    """What Chromium says of what is in a node: texts, and what has a role."""
    for child in (nodes[each] for each in node.get("childIds", [])):
        role = child.get("role", {}).get("value")
        if child["ignored"] or role == "generic":
            yield from said_by_tree(child, nodes, attributes)
        elif role == "StaticText":
            yield child["name"]["value"]
        elif role not in ("InlineTextBox", "LineBreak"):
            states = {each["name"]: each["value"].get("value") for each in child.get("properties", [])}
            said = {"role": role, "name": plain(child["name"]["value"]),
                    "description": plain(child.get("description", {}).get("value")),
                    "disabled": states.get("disabled", False), **(next(attributes, {}) if role != "radio" else {})}
            for name in ("pressed", "checked", "level"):
                said[name] = states.get(name)
            said["invalid"] = {"true": "true"}.get(states.get("invalid"))
            said["range"] = [states.get("valuemin"), states.get("valuemax"), child.get("value", {}).get("value")]
            inner = list(said_by_tree(child, nodes, attributes))
            said["choices"] = [[each["name"], each["checked"]] for each in inner if isinstance(each, dict)]
            said["text"] = plain("".join(each for each in inner if isinstance(each, str)))
            yield said


def joined(items):
    """Items with the texts between two others as one, without spaces and case, as a text may stand in several nodes
    and a style may write it in capitals."""
    result = []
    for item in items:
        if isinstance(item, dict):
            result.append(item)
        elif text := "".join((item or "").casefold().split()):
            if result and isinstance(result[-1], str):
                result[-1] += text
            else:
                result.append(text)
    return result


def is_said(want, got):
    if not isinstance(want, dict) or not isinstance(got, dict):
        return want == got
    for name, value in want.items():
        own = got[name]
        if name == "range":
            if any(abs(float(one) - float(other or 0)) > 1e-6 for one, other in zip(value, own)):
                return False
        elif (own is None and name == "element") or own == value:
            continue
        else:
            return False
    return "choices" in want or not got["choices"]


def check_spoken(page, corpus):
    """The number of items that Chromium's accessibility tree has as the runtime says them."""
    session = page.context.new_cdp_session(page)
    count, differing = 0, []
    for start in range(0, len(corpus["spoken"]), 200):
        part = corpus["spoken"][start:start + 200]
        attributes = page.evaluate(ASK_SPOKEN, {"documents": part, "root": corpus["root"]})
        nodes = {each["nodeId"]: each for each in session.send("Accessibility.getFullAXTree")["nodes"]}
        stages = {each["name"]["value"]: each for each in nodes.values() if not each["ignored"] and "name" in each}
        for index, document in enumerate(part):
            want = joined(filter(None, map(said_by_app, document["items"])))
            got = joined(said_by_tree(stages[f"document {index}"], nodes, iter(attributes[index])))
            count += len(want)
            pair = next((pair for pair in itertools.zip_longest(want, got) if not is_said(*pair)), None)
            if pair:
                differing.append("{}\n  {}\n  of the page\n  {}".format(document["text"], *pair))
    session.detach()
    expect(not differing, f"{len(differing)} documents of {corpus['folder']} are spoken otherwise; the first are\n"
           + "\n".join(differing[:5]))
    return count


def check_corpus(pages, corpus):
    shown, opened = pages
    documents = corpus["documents"]
    answers = opened.evaluate(ASK, {"texts": [each["text"] for each in documents], "root": corpus["root"]})
    for want, got in zip(documents, answers, strict=True):
        compare(corpus["folder"], want["text"], want, got)
    # The same through the fields of the page, as people see it.
    shown.select_option("#root", corpus["root"])
    for want in documents[::EVERY]:
        shown.fill("#json", want["text"])
        shown.wait_for_timeout(60)
        findings = shown.eval_on_selector_all("#faults li", """all => all.map(each => {
          const [place, severity] = [each.querySelector('.place'), each.querySelector('strong')];
          const text = [...each.childNodes].filter(node => node.nodeType === 3).map(node => node.data).join('');
          return `${place.textContent}: ${severity.textContent}: ${text.trim()}`;
        })""")
        outline = shown.eval_on_selector_all("#tree button", "all => all.map(each => each.textContent)")
        order = lambda all: sorted(all, key=lambda each: tuple(map(int, each.split(":")[:2])))
        expect(findings == order(want["findings"]),
               f"{want['text']!r}\n  {want['findings']}\n  of the page's list\n  {findings}")
        expect(outline == want["outline"], f"{want['text']!r}: {want['outline']} for {outline} of the page's tree")
    return len(documents)


def slips(corpus, count):
    """Texts that are nearly JSON, the same in each run."""
    chance = random.Random(7)
    sound = [each["text"] for each in corpus["documents"] if not each["findings"]]
    texts = []
    for _ in range(count):
        text = json.dumps(json.loads(chance.choice(sound)), indent=chance.choice([None, 2]), ensure_ascii=False)
        place = chance.randrange(len(text))
        texts.append(text[:place] + chance.choice(SLIPS) + text[place + chance.choice([0, 1]):])
    return texts


def check_slips(page, tokenc, folder, corpus, count):
    texts = slips(corpus, count)
    recorded = os.path.join(folder, "slips")
    os.makedirs(recorded, exist_ok=True)
    for index, text in enumerate(texts):
        with open(os.path.join(recorded, f"{index:04}.json"), "w", encoding="utf-8", newline="") as file:
            file.write(text)
    output = subprocess.run(
        [tokenc, "validate", corpus["folder"], recorded, "--root", corpus["root"], "--diagnostics", "json",
         "--fail-on", "never", "--quiet"], capture_output=True, text=True)
    wanted = [[] for _ in texts]
    for finding in json.loads(output.stdout)["diagnostics"]:
        found = re.search(r"(\d{4})\.json$", finding.get("path", ""))
        # What colors of content do to contrast the page does not say.
        unsaid = finding["severity"] == "note" or finding["id"] == "low-contrast"
        if found and not unsaid:
            start = finding["range"]["start"]
            wanted[int(found[1])].append(
                f"{start['line']}:{start['column']}: {finding['severity']}: {finding['message']}")
    answers = page.evaluate(ASK, {"texts": texts, "root": corpus["root"]})
    for text, want, got in zip(texts, wanted, answers, strict=True):
        # A mistake that is repeated in one file is told once.
        told = {re.sub(r" \(\d+ times.*", "", each) for each in want}
        expect(told <= set(got["findings"]) and bool(told) == bool(got["findings"]),
               f"{corpus['folder']}: {text!r}\n  {want}\n  of the page\n  {got['findings']}")
    for name in os.listdir(recorded):
        os.remove(os.path.join(recorded, name))
    return sum(1 for each in wanted if each)


def main():
    executable = browser.find()
    if not executable:
        return print("one_truth: skipped, as there is no Chromium; Debian's package is 'chromium'")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        return print(f"one_truth: skipped, as there is no {error.name}; Tests/ci/pages.txt has it")
    tokenc = os.path.abspath(sys.argv[2]) if len(sys.argv) > 2 else browser.release_build()
    files = sorted(os.listdir(sys.argv[1]))
    least_screens = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    count, wrong, spoken, screens = 0, 0, 0, Counter()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        context = chromium.new_context()
        for name in files:
            with open(os.path.join(sys.argv[1], name), encoding="utf-8") as file:
                corpus = json.load(file)
            for path, text in corpus.get("files", {}).items():
                specs = os.path.join(folder, corpus["folder"])
                os.makedirs(specs, exist_ok=True)
                with open(os.path.join(specs, path), "w", encoding="utf-8") as file:
                    file.write(text)
            specs = os.path.join(folder if "files" in corpus else "", corpus["folder"])
            pages = open_page(context, tokenc, folder, specs, name)
            screens.update(check_screens(pages[1], corpus) if "screens" in corpus else {})
            if "spoken" in corpus:
                spoken += check_spoken(pages[1], corpus)
                continue
            count += check_corpus(pages, corpus)
            wrong += check_slips(pages[1], tokenc, folder, corpus, 400)
        chromium.close()
    expect(count >= LEAST, f"only {count} documents; {LEAST} are the least")
    expect(wrong > 500, f"only {wrong} texts are no sound documents")
    expect(spoken > 500, f"only {spoken} items are spoken")
    expect(screens["screens"] >= least_screens, f"only {screens['screens']} screens; {least_screens} are the least")
    print(f"one_truth: passed; {count} documents and {wrong} texts that are not JSON have one verdict, {screens['screens']} "
          f"screens {screens['looks']} properties, {screens['contrast']} contrasts, {screens['frames']} frames and "
          f"{screens['runs']} runs of rich text, and {spoken} items are spoken as in the app")


if __name__ == "__main__":
    main()
