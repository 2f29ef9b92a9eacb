#!/usr/bin/env python3
"""Opens the HTML page of `tokenc diff` in a browser and uses it: filters, search, schemes.

check_diff_page.py [TOKENC [SCREENSHOT-FOLDER]]

Run from the package's folder; without TOKENC the one that is built for release is used. Fails on a console message, on any request but the file itself, and
when text of the input becomes markup. Skips, with the reason, where there is no Chromium.
"""

import json
import os
import subprocess

import browser

HOSTILE = "</script><script>document.title='broken'</script><img src=x onerror=document.title='broken'>"


def color(red, green, blue):
    return {"$type": "color", "$value": {"colorSpace": "srgb", "components": [red, green, blue]}}


def page(tokenc, *arguments):
    outcome = subprocess.run(
        [tokenc, "diff", *arguments, "--format", "html"], check=True, capture_output=True)
    return outcome.stdout


def write(folder, name, contents):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(contents if isinstance(contents, bytes) else json.dumps(contents).encode())
    return path


def expect(condition, message):
    if not condition:
        raise SystemExit(f"check_diff_page: {message}")


def check_real_tokens(view, tokenc, folder, screenshots):
    path = write(folder, "brands.html",
                 page(tokenc, "tokens", "--brand", "alfa", "--against", "bluetint"))
    view.open(path)
    total = view.run("JSON.parse(document.getElementById('data').textContent).changes.length")
    expect(total > 100, f"only {total} changes between two brands")
    shown = lambda: view.run("document.getElementById('count').textContent")
    articles = lambda: view.run("document.querySelectorAll('article').length")
    expect(shown() == f"{total} of {total}", f"'{shown()}' at the start")
    expect(articles() == 100, f"{articles()} changes in the document at the start")
    screenshot(view, screenshots, "start")
    view.run("document.getElementById('more').click()")
    expect(articles() == 200, "'Show more' shows no more")

    view.set("search", "text primary inverted")
    found = view.run("[...document.querySelectorAll('article')].map("
                     "each => [...each.querySelectorAll('.path, .notes, .names')].map(e => e.textContent).join(' '))")
    expect(found, "the search finds nothing")
    words = view.run("[...document.querySelectorAll('article')].map(each => each.textContent.toLowerCase())")
    for each in words:
        expect(all(word in each for word in ["text", "primary", "inverted"]), f"found '{each}'")
    screenshot(view, screenshots, "search")
    view.set("search", "")

    view.run("document.querySelector('#axes button[value=dark]').click()")
    themes = view.run("[...new Set([...document.querySelectorAll('.theme')].map(e => e.dataset.themes))]")
    expect(themes == ["dark"], f"themes {themes} after choosing dark")
    view.run("document.querySelector('#axes button[value=\"\"]').click()")

    view.set("delta", "10")
    least = view.run("Math.min(...[...document.querySelectorAll('article .tag')]"
                     ".map(e => e.textContent).filter(t => t.startsWith('ΔE')).map(t => Number(t.slice(3))))")
    expect(least >= 10, f"ΔE {least} with the limit 10")
    screenshot(view, screenshots, "delta")
    view.set("delta", "0")

    for kind in ["revalued", "contrast"]:
        view.set("kind", kind)
        kinds = view.run("[...new Set([...document.querySelectorAll('article')].map(e => e.dataset.kind))]")
        expect(kinds == [kind], f"kinds {kinds} after choosing {kind}")
        screenshot(view, screenshots, kind)
    view.set("kind", "")
    view.set("group", "shadow.xl")
    screenshot(view, screenshots, "shadows")
    expect(0 < articles() < 10, f"{articles()} changes in one group of shadows")
    view.set("group", "ButtonView")
    screenshot(view, screenshots, "component")
    paths = view.run("[...document.querySelectorAll('article')].map(each => each.dataset.path)")
    expect(paths and all(each.startswith("ButtonView.") for each in paths), f"{paths} of a component")
    expect(view.run("document.querySelectorAll('article .drawing').length") > 0, "looks have no swatches")
    view.set("group", "")
    expect(shown() == f"{total} of {total}", "the filters are not undone")


def check_hostile_text(view, tokenc, folder):
    old = {"color": {HOSTILE.replace(".", "")[:40]: color(1, 0, 0), "kept": color(0, 0, 1)}}
    new = {"color": {"kept": color(0, 1, 0)}}
    for side in (old, new):
        side["color"]["kept"]["$description"] = HOSTILE + str(side is old)
    paths = [os.path.join(folder, name) for name in ("old", "new")]
    for path, side in zip(paths, (old, new)):
        os.mkdir(path)
        write(path, "a.tokens.json", side)
        write(path, "Tag.component.json", {
            "description": HOSTILE + str(side is old), "serverName": HOSTILE + str(side is old)})
    view.open(write(folder, "hostile.html", page(tokenc, *paths)))
    expect("broken" not in view.run("document.title"), "text of the input ran as a script")
    expect(view.run("document.images.length") == 0, "text of the input became an element")
    expect(view.run("document.scripts.length") == 2, "text of the input became a script")
    shown = view.run("document.body.innerText").count(HOSTILE)
    expect(shown >= 5, f"descriptions and names are not shown as written: {shown}")


def screenshot(view, folder, name):
    if folder:
        view.screenshot(os.path.join(folder, f"diff-{name}.png"))


browser.check_page("check_diff_page", screenshot, check_real_tokens, check_hostile_text)
