#!/usr/bin/env python3
"""Asks the page of screens about the documents that the generated Swift, the JSON Schema and `validate` agree on.

one_truth.py CORPUS [TOKENC]

CORPUS is the folder into which OneTruthTests wrote with TOKENC_CORPUS. The page has to find the same
faults in the same words at the same places, and the same outline, in each document. The same holds for
texts that are not JSON, against `tokenc validate` itself. Where there is no Chromium or no Playwright
(Tests/ci/pages.txt) it is skipped, with the reason.
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile

import browser

# What the page has to be asked through its fields, too.
EVERY = 97
LEAST = 5000

# What stands in the place of a character, or before it, to make a text that is not JSON.
SLIPS = ["", ",", '"', "}", "]", "{", "[", ":", "x", "\n", "\t", "\\", "\\u12", "\\ud800", "// a\n", "/* a */",
         "0", "-", ".5", "True", "NaN", "é", "\u0001", "null", "'"]

# Gives the parts of the page's script a name outside.
EXPOSED = ("window.page = { readDocument, checkDocument, placesIn, pointerOf };\n})();\n</script>")

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
        # What colors of content do to contrast, the page does not say.
        if found and finding["severity"] != "note" and finding["id"] != "low-contrast":
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
    count, wrong = 0, 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        context = chromium.new_context()
        for name in files:
            with open(os.path.join(sys.argv[1], name), encoding="utf-8") as file:
                corpus = json.load(file)
            pages = open_page(context, tokenc, folder, corpus["folder"], name)
            count += check_corpus(pages, corpus)
            wrong += check_slips(pages[1], tokenc, folder, corpus, 400)
        chromium.close()
    expect(count >= LEAST, f"only {count} documents; {LEAST} are the least")
    expect(wrong > 500, f"only {wrong} texts are no sound documents")
    print(f"one_truth: passed; {count} documents and {wrong} texts that are not JSON have one verdict")


if __name__ == "__main__":
    main()
