#!/usr/bin/env python3
"""Opens the page of `tokenc preview` in a browser and uses it: filters, search, schemes.

check_preview_page.py [TOKENC [SCREENSHOT-FOLDER]]

Run from the package's folder; without TOKENC the one that is built for release is used. Fails on a
console message, on any request but the file itself, and when text of the input becomes markup.
Skips, with the reason, where there is no Chromium.
"""

import json
import os
import subprocess

import browser

HOSTILE = "</script><script>document.title='broken'</script><img src=x onerror=document.title='broken'>"


def expect(condition, message):
    if not condition:
        raise SystemExit(f"check_preview_page: {message}")


def page(tokenc, folder, name, source):
    path = os.path.join(folder, name)
    subprocess.run([tokenc, "preview", source, "--output", path], check=True, capture_output=True)
    return path


def check_real_tokens(view, tokenc, folder, screenshots):
    view.open(page(tokenc, folder, "tokens.html", "tokens"))
    shown = lambda: view.run("document.getElementById('count').textContent")
    paths = lambda: view.run("[...document.querySelectorAll('article')].map(each => each.dataset.path)")
    total = view.run("JSON.parse(document.getElementById('data').textContent).tokens.length")
    expect(total > 900, f"only {total} tokens")
    first = shown()
    expect(first.endswith(f"of {total}") and not first.startswith(str(total)), f"'{first}' at the start")
    expect(len(paths()) == 120, f"{len(paths())} tokens in the document at the start")
    screenshot(view, screenshots, "start")
    view.run("document.getElementById('more').click()")
    expect(len(paths()) == 240, "'Show more' shows no more")

    view.set("search", "accent primary")
    found = paths()
    expect(found, "the search finds nothing")
    screenshot(view, screenshots, "search")
    view.run("document.querySelector('#axes button[value=dark]').click()")
    themes = view.run("[...new Set([...document.querySelectorAll('.sample')].map(e => e.dataset.theme))]")
    expect(themes and all(each.endswith("dark") for each in themes), f"themes {themes} after choosing dark")
    view.set("brand", "x5")
    labels = view.run("[...new Set([...document.querySelectorAll('.sample .label')].map(e => e.textContent))]")
    expect(labels == ["x5 dark"], f"themes {labels} after choosing a brand and a scheme")
    view.set("brand", "")
    view.run("document.querySelector('#axes button[value=\"\"]').click()")
    view.set("search", "#ef3124")
    expect(paths(), "no token is found by its value")
    view.set("search", "")

    deprecated = "document.querySelectorAll('article.deprecated').length"
    view.set("search", "text.accent")
    expect(view.run(deprecated) > 0, "no token is marked as deprecated")
    view.set("deprecated", False)
    expect(view.run(deprecated) == 0, "deprecated tokens are not hidden")
    view.set("deprecated", True)
    view.set("search", "color.text.primary.$root")
    ground = "document.querySelector('.sample .drawing.fill > .shape')"
    expect(view.run(f"getComputedStyle({ground}).backgroundColor") == "rgb(11, 31, 53)",
           "a swatch has another color than its token")
    expect(view.run("document.querySelectorAll('details table').length") == 0, "contrasts before they are opened")
    view.run("document.querySelector('.contrasts summary').click()")
    view.run("new Promise(done => setTimeout(done, 200))")
    rows = view.run("document.querySelectorAll('.matrix td').length")
    expect(rows > 10, f"{rows} contrasts")
    screenshot(view, screenshots, "contrast")
    view.set("search", "")
    for group, count in [("typography", 10), ("shadow", 10), ("spacing", 5), ("radius", 3), ("gradient", 1)]:
        view.set("group", group)
        expect(len(paths()) >= count, f"{len(paths())} tokens in {group}")
        looks = view.run("document.querySelectorAll('.drawing > *').length")
        expect(looks >= count, f"{looks} drawings in {group}")
        screenshot(view, screenshots, group)
    view.set("group", "typography")
    sample = view.run("""(() => {
      const shape = document.querySelector('.drawing.text > .shape');
      const style = getComputedStyle(shape);
      return [style.fontSize, Math.round(parseFloat(style.lineHeight)), style.fontWeight];
    })()""")
    expect(sample == ["34px", 41, "600"], f"{sample} for the first text style")
    view.set("group", "")
    expect(shown() == first, "the filters are not undone")


def check_hostile_text(view, tokenc, folder):
    value = {"colorSpace": "srgb", "components": [1, 0, 0]}
    tokens = {
        "color": {"<b>bold</b>": {"$type": "color", "$value": value, "$description": HOSTILE,
                                  "$deprecated": HOSTILE}},
        "family": {"f": {"$type": "fontFamily", "$value": ['x"; } body { display: none } "']}},
        "motion": {"m": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}}},
        "easing": {"e": {"$type": "cubicBezier", "$value": [0.4, 0, 1, 1]}},
    }
    source = os.path.join(folder, "hostile.tokens.json")
    with open(source, "w") as file:
        json.dump(tokens, file)
    view.open(page(tokenc, folder, "hostile.html", source))
    expect("broken" not in view.run("document.title"), "text of the input ran as a script")
    expect(view.run("document.images.length") == 0, "text of the input became an element")
    expect(view.run("document.querySelectorAll('b').length") == 0, "a name became an element")
    expect(view.run("document.scripts.length") == 2, "text of the input became a script")
    expect(view.run("getComputedStyle(document.body).display") == "block", "a font name became style")
    text = view.run("document.body.innerText")
    expect(HOSTILE in text and "<b>bold</b>" in text, "text is not shown as written")
    expect(view.run("document.querySelectorAll('.drawing svg path').length") == 1, "no curve is drawn")
    expect(view.run("getComputedStyle(document.querySelector('.track > .shape')).animationDuration") == "0.2s",
           "a duration does not move")


def screenshot(view, folder, name):
    if folder:
        view.screenshot(os.path.join(folder, f"preview-{name}.png"))


browser.check_page("check_preview_page", screenshot, check_real_tokens, check_hostile_text)
