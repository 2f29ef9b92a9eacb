#!/usr/bin/env python3
"""Uses the pages as people do: by keyboard, on paper, with forced colors, by a screen reader's rules.

check_pages.py [TOKENC [SCREENSHOT-FOLDER]]

Run from the package's folder; without TOKENC the one that is built for release is used. It drives
Debian's Chromium with Playwright and checks with axe, both from PyPI (Tests/ci/pages.txt); where one of
them is missing it is skipped, with the reason.
"""

import base64
import json
import os
import re
import subprocess
import sys
import tempfile

import browser

AXE_RULES = {
    # Samples of colors are what a design has, not text of the page.
    "exclude": [[".drawing"]],
}


def expect(condition, message):
    if not condition:
        raise SystemExit(f"check_pages: {message}")


class Checker:
    def __init__(self, playwright, executable, tokenc, folder, screenshots):
        self.browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        self.tokenc = tokenc
        self.folder = folder
        self.screenshots = screenshots
        self.errors = []
        self.requests = []

    def write(self, name, contents):
        path = os.path.join(self.folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w") as file:
            file.write(contents if isinstance(contents, str) else json.dumps(contents))
        return path

    def run(self, *arguments):
        return subprocess.run([self.tokenc, *arguments], check=True, capture_output=True, text=True).stdout

    def open(self, path, fragment="", width=1300, height=1000, **options):
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, **options)
        page = context.new_page()
        page.on("console", lambda message: self.errors.append(message.text))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        # What a page asks its server and has not heard of yet.
        page.asked = 0

        def count(change):
            def counted(request):
                if request.method == "POST":
                    page.asked += change
            return counted
        page.on("request", count(1))
        page.on("requestfinished", count(-1))
        page.on("requestfailed", count(-1))
        page.goto(f"{path if '://' in path else 'file://' + path}{fragment}")
        return page

    def close(self, page):
        expect(not self.errors, f"console: {self.errors}")
        page.context.close()

    def shot(self, page, name):
        if self.screenshots:
            page.screenshot(path=os.path.join(self.screenshots, f"{name}.png"))


def pixel(page, locator):
    """The color in the middle of an element, as it is seen."""
    return page.evaluate("""async (png) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(png), each => each.charCodeAt(0))]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas.drawImage(bitmap, 0, 0);
      return [...canvas.getImageData(bitmap.width / 2, bitmap.height / 2, 1, 1).data].slice(0, 3);
    }""", base64.b64encode(locator.screenshot()).decode())


# Of what an app shows, colors are the design's, and what its spec gives no name is reported by 'unnamed-action'.
AXE_SCREENS = {"rules": {name: {"enabled": False} for name in (
    "color-contrast", "aria-command-name", "aria-toggle-field-name", "aria-input-field-name",
    "aria-progressbar-name")}}


def accessibility(page, name):
    from axe_playwright_python.sync_playwright import Axe

    # Axe compares places, which what is off screen has only when it is laid out.
    page.add_style_tag(content="article { content-visibility: visible !important }")
    found = Axe().run(page, context=AXE_RULES).response["violations"]
    if page.locator(".stage, .screen").count():
        found += Axe().run(page, context=".stage, .screen", options=AXE_SCREENS).response["violations"]
    text = "; ".join(
        f"{each['id']} at {[node['target'] for node in each['nodes'][:3]]}" for each in found)
    expect(not found, f"axe on {name}: {text}")


def check_views(checker, path, name, fragment=""):
    """The page in light, dark, forced colors, small, enlarged and on paper."""
    views = {
        "light": {},
        "dark": {"color_scheme": "dark"},
        "forced": {"forced_colors": "active"},
        "small": {"width": 390, "height": 844},
        # 200 % of a window of 1300 points leaves half of them.
        "enlarged": {"width": 650, "height": 500, "device_scale_factor": 2},
    }
    for view, options in views.items():
        page = checker.open(path, fragment, **options)
        expect(page.evaluate("document.documentElement.scrollWidth <= innerWidth"),
               f"{name} is wider than its window in the view '{view}'")
        edges = page.evaluate("""[...document.querySelectorAll('.drawing')].slice(0, 40).filter(each => {
          const style = getComputedStyle(each);
          return style.borderTopWidth !== '1px' || style.borderTopStyle !== 'solid'
            || style.forcedColorAdjust !== 'none' || style.printColorAdjust !== 'exact';
        }).length""")
        expect(edges == 0, f"{edges} drawings of {name} have no edge, or colors of their reader's, in '{view}'")
        if view in ("light", "dark", "small"):
            accessibility(page, f"{name} in '{view}'")
        if view == "forced":
            pressed, other = page.eval_on_selector_all(
                "#axes button", "all => all.slice(0, 2).map(each => getComputedStyle(each).backgroundColor)")
            expect(pressed != other, f"{name} shows no choice with forced colors")
        checker.shot(page, f"{name}-{view}")
        checker.close(page)


def check_tokens(checker, path):
    page = checker.open(path)
    checker.requests.clear()
    paths = lambda: page.eval_on_selector_all("article", "all => all.map(each => each.dataset.path)")
    heading = lambda: page.evaluate("document.activeElement.dataset.path ?? document.activeElement.id")

    # The title names no folder of this machine.
    expect(page.title() == "tokens: design tokens", f"title '{page.title()}'")

    # The address keeps what is chosen, and Back brings it back.
    page.fill("#search", "accent primary")
    expect("search=accent+primary" in page.url, f"'{page.url}' after a search")
    page.select_option("#brand", "x5")
    page.click("#axes button[value=dark]")
    expect("brand=x5" in page.url and "scheme=dark" in page.url, f"'{page.url}' after choices")
    names = page.eval_on_selector_all(".sample", "all => [...new Set(all.map(each => each.dataset.themes))]")
    expect(names == ["x5 dark"], f"themes {names} after choosing a brand and a scheme")
    page.go_back()
    expect("scheme" not in page.url and page.input_value("#brand") == "x5", "Back undoes no choice")
    page.reload()
    expect(page.input_value("#search") == "accent primary", "a reload forgets the search")
    found = paths()
    page.click(".chain a")
    target = page.url.split("token=")[1].split("&")[0]
    expect(heading() == target, f"'{heading()}' has focus after a link to '{target}'")
    page.go_back()
    expect(paths() == found and page.input_value("#search") == "accent primary", "Back loses the list")
    page.select_option("#brand", "")

    # A link opens at its token, in full view and below the bar.
    page.goto(f"file://{path}#token=color.text.primary.%24root")
    expect(heading() == "color.text.primary.$root", f"'{heading()}' has focus after opening a link")
    place = page.evaluate("""(() => {
      const box = document.activeElement.getBoundingClientRect();
      return [box.top - document.getElementById('filters').getBoundingClientRect().bottom, innerHeight - box.top];
    })()""")
    expect(place[0] >= 0 and place[1] > 0, f"the token of a link is {place} from bar and window's end")

    # Exact names come first; where nothing is found the nearest names are a click away.
    page.fill("#search", "text_primary")
    first = page.text_content("article .server")
    expect(first == "text_primary", f"'{first}' is first in a search for 'text_primary'")
    page.fill("#search", "textprimery")
    expect(paths() == [], "a wrong name is found")
    page.click(".nearest button")
    expect(paths() and page.evaluate("document.activeElement.id") == "search", "a nearest name finds nothing")
    page.fill("#search", "")

    # Names, values and places are copied by a click.
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.fill("#search", "color.text.primary.$root")
    for selector in [".path", ".server", ".swift", ".value"]:
        button = page.locator(f"article button{selector}").first
        button.click()
        text = page.evaluate("navigator.clipboard.readText()")
        expect(text == button.inner_text() and text in page.inner_text("#said"), f"'{text}' is copied by {selector}")

    # A text color is drawn as text over its declared background; contrast is a matrix.
    drawn = page.evaluate("""(() => {
      const pair = document.querySelector('article .pair > .shape');
      const style = getComputedStyle(pair);
      return [style.color, style.backgroundColor];
    })()""")
    expect(drawn[0] != drawn[1], f"text colors {drawn}")
    page.click(".contrasts summary")
    page.wait_for_selector(".matrix")
    rows, columns = page.evaluate("""[document.querySelectorAll('.matrix tr').length,
      document.querySelectorAll('.matrix tr:first-child th').length]""")
    expect(rows > 4 and columns == 7, f"a matrix of {rows} rows and {columns} columns for 6 themes")
    page.click(".uses summary")
    uses = page.text_content(".uses ul")
    expect(re.search(r"declared in semantic/color/[\w.-]+:\d+", uses), f"'{uses}' tells no place")
    expect("component" in uses, f"'{uses}' tells no component")

    # Groups have their descriptions, and an outline.
    page.goto(f"file://{path}")
    expect(page.locator("#outline a").count() >= 5, "no outline")
    expect("The neutral ramp" in page.text_content("main"), "a group's description is missing")
    page.select_option("#view", "list")
    expect(page.locator("article.compact").count() == 120 and "view=list" in page.url, "no list")
    page.select_option("#view", "cards")

    # The keyboard alone: nothing with focus is hidden by the bar, and focus is never lost.
    page.keyboard.press("Home")
    for _ in range(60):
        page.keyboard.press("Tab")
        hidden = page.evaluate("""(() => {
          const active = document.activeElement;
          if (active === document.body) return 'lost';
          const bar = document.getElementById('filters');
          if (bar.contains(active) || getComputedStyle(bar).position !== 'sticky') return '';
          const box = active.getBoundingClientRect();
          return box.top < bar.getBoundingClientRect().bottom - 1 ? 'hidden' : '';
        })()""")
        expect(not hidden, f"focus is {hidden}")
    for step in range(8):
        page.focus("#more")
        page.keyboard.press("Enter")
        expect(page.evaluate("document.activeElement.tagName") == "ARTICLE", "focus is lost after 'Show more'")
    expect(len(paths()) <= 600, f"{len(paths())} tokens at once")
    page.focus("#earlier")
    page.keyboard.press("Enter")
    expect(page.evaluate("document.activeElement.tagName") == "ARTICLE", "focus is lost after 'Show earlier'")

    # Paper has all that matches, and no bar.
    page.goto(f"file://{path}#group=typography")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    count = page.inner_text("#count").split(" ")[0]
    expect(len(paths()) == int(count), f"{len(paths())} of {count} tokens on paper")
    page.emulate_media(media="print")
    expect(not page.is_visible("#filters"), "the bar is on paper")
    document = page.pdf()
    expect(document.startswith(b"%PDF"), "no PDF")
    if checker.screenshots:
        with open(os.path.join(checker.screenshots, "tokens.pdf"), "wb") as file:
            file.write(document)
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(not checker.requests or all(each.startswith("file:") for each in checker.requests),
           f"requests: {checker.requests}")
    checker.close(page)


def numbers(css):
    return [float(each) for each in re.findall(r"-?[\d.]+(?:e-\d+)?", css)]


def channels(css):
    """A computed color as four numbers from 0 to 1."""
    found = numbers(css.replace("display-p3", "p"))
    scale = 255 if css.startswith("rgb") else 1
    if scale == 1:
        found = numbers(re.sub(r"color\([\w-]+", "", css))
    return [each / scale for each in found[:3]] + [found[3] if len(found) > 3 else 1]


def check_values(checker, path):
    """What the browser computes against `tokenc resolve`, for each theme."""
    tokens = os.path.abspath("tokens")
    page = checker.open(path, "#primitive=yes")
    count = 0
    for brand in ["alfa", "bluetint", "x5"]:
        for scheme in ["light", "dark"]:
            resolved = json.loads(checker.run(
                "resolve", tokens, "--modifier", f"brand={brand}", "--modifier", f"scheme={scheme}"))
            shown = page.evaluate("""([brand, scheme]) => {
              const theme = data => data.themes.findIndex(each => each.brand === brand && each.contexts[0] === scheme);
              const data = JSON.parse(document.getElementById('data').textContent);
              const index = theme(data);
              const probe = document.createElement('div');
              document.body.append(probe);
              const result = {};
              for (const token of data.tokens) {
                const value = data.values[token.values[token.values.length > 1 ? index : 0]];
                if (typeof value === 'string') {
                  result[token.path] = ['text', value];
                } else {
                  probe.removeAttribute('style');
                  for (const [name, css] of Object.entries(value.style)) probe.style[name] = css;
                  const style = getComputedStyle(probe);
                  result[token.path] = [value.look, style.backgroundColor, style.fontSize, style.lineHeight,
                    style.fontWeight, style.letterSpacing, style.width, style.borderTopLeftRadius];
                }
              }
              probe.remove();
              return result;
            }""", [brand, scheme])
            for name, token in resolved.items():
                look, *found = shown[name]
                value = token["$value"]
                if token["$type"] == "color" and value["colorSpace"] == "srgb":
                    if look == "text":
                        text, _, exact = found[0].partition("=")
                        code, _, alpha = text.partition(" ")
                        got = [int(code[place:place + 2], 16) / 255 for place in (1, 3, 5)]
                        got.append(float(alpha.rstrip("%") or 100) / 100)
                        if exact:
                            got = [*numbers(exact), 1][:4]
                    else:
                        got = channels(found[0])
                    want = [*value["components"], value.get("alpha", 1)]
                    expect(all(abs(one - other) < 1e-4 for one, other in zip(got, want)),
                           f"{name} in {brand} {scheme}: {found[0]} for {want}")
                elif token["$type"] == "typography":
                    size = value["fontSize"]["value"]
                    want = [size, None, value["fontWeight"], value["letterSpacing"]["value"]]
                    got = [numbers(each)[0] if numbers(each) else 0 for each in found[1:5]]
                    for one, other in zip(got, want):
                        if isinstance(other, (int, float)):
                            expect(abs(one - other) < 0.01, f"{name} in {brand} {scheme}: {got} for {want}")
                elif token["$type"] == "dimension" and value["value"] >= 0:
                    got = numbers(found[6 if look == "corner" else 5])[0]
                    expect(abs(got - value["value"]) < 0.01, f"{name}: {got} for {value}")
                else:
                    continue
                count += 1
    expect(count > 6000, f"only {count} values are compared")
    checker.close(page)
    return count


def color(*components, alpha=1, space="srgb"):
    return {"colorSpace": space, "components": list(components), "alpha": alpha}


def check_contexts(checker):
    """Themes with a contrast axis, a value that light and dark share, and every type of token."""
    def modes(light, dark, high):
        return {"$value": light, "$extensions": {"mode": {"dark": dark, "high": high}}}

    px = lambda value: {"value": value, "unit": "px"}
    red, blue = color(1, 0, 0), color(0, 0, 1)
    checker.write("axes/base.tokens.json", {
        "color": {"$type": "color",
                  "a": modes(red, blue, color(0, 0, 0)), "b": modes(blue, red, red),
                  "wide": {"$value": color(1, 0, 0, space="display-p3")}},
        "gap": {"$type": "dimension", "minus": {"$value": px(-12)}, "plus": {"$value": px(12)}},
        "mix": {"$type": "gradient", "sky": {
            "$value": [{"color": red, "position": 0}, {"color": blue, "position": 1}],
            "$extensions": {"figma": {"angle": "135deg"}}}},
        "line": {"$type": "strokeStyle",
                 "dash": {"$value": {"dashArray": [px(8), px(4)], "lineCap": "round"}}},
        "edge": {"$type": "border",
                 "thin": {"$value": {"color": red, "width": px(2), "style": "solid"}}},
        "move": {"$type": "transition", "quick": {"$value": {
            "duration": {"value": 200, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"},
            "timingFunction": [0.4, 0, 1, 1]}}},
        "level": {"$type": "number", "one": {"$value": 7}},
        "weight": {"$type": "fontWeight", "bold": {"$value": 700}},
        "face": {"$type": "fontFamily", "body": {"$value": ["Inter", "serif"]}},
        "lift": {"$type": "shadow", "card": {"$value": {
            "color": color(0, 0, 0, alpha=0.5), "offsetX": px(0), "offsetY": px(2), "blur": px(4), "spread": px(0)}}},
    })
    names = {"scheme": ["light", "dark"], "contrast": ["normal", "high"]}
    checker.write("axes/t.resolver.json", {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
        "modifiers": {name: {"contexts": {each: [] for each in contexts}, "default": contexts[0]}
                      for name, contexts in names.items()},
        "resolutionOrder": [{"$ref": "#/sets/base"}, *[{"$ref": f"#/modifiers/{name}"} for name in names]]})
    path = os.path.join(checker.folder, "axes.html")
    checker.run("preview", os.path.join(checker.folder, "axes"), "--output", path)
    page = checker.open(path)
    cells = lambda token: page.evaluate("""token =>
      [...document.querySelectorAll(`[data-path="${token}"] .sample`)].map(each =>
        [each.querySelector('.label')?.textContent ?? '', each.style.gridColumn, each.querySelector('.value').textContent])
    """, token)
    shown = cells("color.a")
    expect(len({label for label, _, _ in shown}) == len(shown), f"two values with one label: {shown}")
    for label, column, _ in cells("color.b"):
        expect("dark" not in label or column.startswith("2"), f"dark is not on the right: {cells('color.b')}")
    looks = page.eval_on_selector_all(
        "article", "all => all.map(each => [each.dataset.path, each.querySelector('.drawing').className])")
    expect(len(looks) == 13 and all("undefined" not in look for _, look in looks), f"drawings {looks}")
    note = page.text_content("[data-path='color.wide'] .note")
    expect("#" in note and "P3" in note, f"'{note}' tells no fallback of Display P3")
    image = page.evaluate("getComputedStyle(document.querySelector('[data-path=\"mix.sky\"] .shape')).backgroundImage")
    expect("135deg" in image and "srgb" in image, f"a gradient is drawn as {image}")
    dashes = page.evaluate("getComputedStyle(document.querySelector('[data-path=\"line.dash\"] path')).strokeDasharray")
    expect(numbers(dashes) == [8, 4], f"dashes {dashes}")
    running = lambda: page.evaluate(
        "getComputedStyle(document.querySelector('[data-path=\"move.quick\"] .track > .shape')).animationPlayState")
    expect(running() == "paused", "something moves by itself")
    page.click("[data-path='move.quick'] .play")
    expect(running() == "running", "nothing moves when asked to")
    page.click("[data-path='move.quick'] .play")
    expect(running() == "paused", "what moves does not pause")
    checker.shot(page, "types")
    checker.close(page)


def check_diff(checker):
    red = {"$type": "color", "$value": color(1, 0, 0)}
    near = {"$type": "color", "$value": color(0.99, 0, 0)}
    old = checker.write("was/a.tokens.json", {"color": {
        "gone": red, "kept": red, "faint": {"$type": "color", "$value": color(0, 0, 0, alpha=0.5)},
        "first": {**red, "$extensions": {"tokenc": {"name": "before", "serverName": "was"}}}}})
    new = checker.write("now/a.tokens.json", {"color": {
        "kept": near, "faint": {"$type": "color", "$value": color(0, 0, 0, alpha=0.4)},
        "first": {**red, "$extensions": {"tokenc": {"name": "after", "serverName": "is"}}}}})
    path = checker.write("diff.html", checker.run("diff", old, new, "--format", "html"))
    page = checker.open(path)
    expect(page.title() == "Design tokens: was/a.tokens.json → now/a.tokens.json", f"title '{page.title()}' has folders of this machine")
    paths = lambda: page.eval_on_selector_all("article", "all => all.map(each => each.dataset.path)")
    tags = page.eval_on_selector_all(
        "article", "all => all.map(each => [...each.querySelectorAll('.tag')].map(tag => tag.textContent))")
    breaking = ["breaking" in each for each in tags]
    expect(breaking == sorted(breaking, reverse=True) and any(breaking), f"the worst is not first: {tags}")
    expect("ColorToken.before → ColorToken.after" in page.text_content("main"), "no renamed Swift name")
    everything = paths()
    for text in ["ColorToken.before", "was", "#ff0000", "color.gone"]:
        page.fill("#search", text)
        expect(0 < len(paths()) < len(everything) + 1 and paths(), f"the search for '{text}' finds {paths()}")
    page.fill("#search", "")
    page.fill("#delta", "1")
    expect("color.gone" in paths() and "color.kept" not in paths(), f"ΔE at least 1 leaves {paths()}")
    expect("delta=1" in page.url, "the address forgets ΔE")
    page.fill("#delta", "0")
    labels = page.eval_on_selector_all(".side .label", "all => [...new Set(all.map(each => each.textContent))]")
    expect(len(labels) == 2, f"the sides are called {labels}")
    checker.close(page)

    path = checker.write("brands.html", checker.run(
        "diff", "tokens", "--brand", "alfa", "--against", "bluetint", "--format", "html"))
    check_views(checker, path, "diff")
    page = checker.open(path)
    labels = page.eval_on_selector_all(".side .label", "all => [...new Set(all.map(each => each.textContent))]")
    expect(labels == ["tokens (alfa)", "tokens (bluetint)"], f"the sides of two brands are called {labels}")
    headings = page.eval_on_selector_all(".theme h3", "all => [...new Set(all.map(each => each.textContent))]")
    expect(not any("bluetint" in each for each in headings), f"themes of two brands are called {headings}")
    checker.close(page)


def check_components(checker, path):
    """The catalogue: every component in one file and in a site, drawn from the resolved looks."""
    page = checker.open(path, "#show=components")
    names = [name.split(".")[0] for name in os.listdir("tokens/component")]
    # Named styles are shown as what a server chooses among.
    names = sorted(names + [name.split(".")[0] + "StyleName" for name in os.listdir("tokens/style")])
    listed = page.eval_on_selector_all("#outline a", "all => all.map(each => each.textContent)")
    expect(listed == names, f"components {listed}")
    page.goto(f"file://{path}#component=ButtonView&brand=x5")
    expect(page.evaluate("document.activeElement.dataset.component") == "ButtonView", "a link to a component is lost")
    article = "article[data-component=ButtonView]"
    themes = page.eval_on_selector_all(f"{article} .looks th[scope=col]", "all => all.map(each => each.textContent)")
    expect(themes == ["x5 light", "x5 dark"], f"themes {themes}")
    rows = page.eval_on_selector_all(
        f"{article} .looks tr", "all => all.slice(1).map(row => [...row.querySelectorAll('th')].map(each => each.textContent))")
    states = ["normal", "highlighted", "disabled", "focused"]
    groups = {"accent": states, "primary": states, "secondary": states, "Size": ["small", "medium", "large"],
              "Shape": ["rounded", "pill"]}
    wanted = [[group, name] if not index else [name] for group, names in groups.items() for index, name in enumerate(names)]
    expect(rows == wanted, f"looks {rows}")

    # What the browser computes against `tokenc resolve`, for each theme.
    spec = json.load(open("tokens/component/ButtonView.component.json"))
    for brand in ["alfa", "bluetint", "x5"]:
        for scheme in ["light", "dark"]:
            resolved = json.loads(checker.run(
                "resolve", "tokens", "--modifier", f"brand={brand}", "--modifier", f"scheme={scheme}"))
            page.goto(f"file://{path}#component=ButtonView&brand={brand}&scheme={scheme}")
            cells = page.evaluate("""[...document.querySelectorAll('article[data-component=ButtonView] .looks .stage')].map(
              cell => {
                const box = cell.querySelector('[data-element=button]');
                const paths = [...box.querySelectorAll(':scope > path')];
                const fills = paths.map(each => getComputedStyle(each).fill).filter(each => each !== 'none');
                const title = box.querySelector('text');
                return [fills.at(-1), getComputedStyle(title).fill, title.getAttribute('font-size'),
                  /A([\d.]+)/.exec(paths.at(-1).getAttribute('d'))?.[1] ?? '0'];
              })""")
            drawn = [[cells.pop(0) for _ in names] for names in groups.values()]
            for row, variant in enumerate(["accent", "primary", "secondary"]):
                for column, state in enumerate(states):
                    looks = spec["variants"][variant]["appearance"]["button"]["states"]
                    for place, name in enumerate(["backgroundColor", "titleColor"]):
                        alias = looks.get(state, {}).get(name, looks["normal"][name])
                        alias = alias if isinstance(alias, str) else alias["otherwise"]
                        value = resolved[alias.strip("{}")]["$value"]
                        want = [*value["components"], value.get("alpha", 1)]
                        got = channels(drawn[row][column][place])
                        expect(value["colorSpace"] == "srgb" and all(
                            abs(one - other) < 0.003 for one, other in zip(got, want)),
                            f"{name} of {variant} {state} in {brand} {scheme}: {got} for {want}")
            sizes = spec["appearance"]["button"]["typography"]["values"]
            for column, size in enumerate(["small", "medium", "large"]):
                want = resolved[sizes[size].strip("{}")]["$value"]["fontSize"]["value"]
                expect(numbers(drawn[3][column][2]) == [want], f"{size}: {drawn[3][column]} for {want}")
            expect([numbers(cell[3])[0] for cell in drawn[4]] == [resolved["radius.corner.s"]["$value"]["value"], 24],
                   f"corners {drawn[4]}")

    # Samples of specs are what is seen: an amount of money, a picture and a sign instead of dashed boxes.
    page.goto(f"file://{path}#show=components")
    page.set_viewport_size({"width": 1440, "height": 1000})
    shown = lambda name: page.eval_on_selector_all(
        f"article[data-component={name}] .picture text", "all => [...new Set(all.map(each => each.textContent))]")
    expect(shown("AmountView") == ["1 250", ",50 ₽"], f"an amount is {shown('AmountView')}")
    for name in ["Banner", "ButtonView", "Checkbox"]:
        paths = page.eval_on_selector_all(
            f"article[data-component={name}] .picture g[transform*=scale]",
            "all => all.map(each => each.querySelectorAll('path').length)")
        expect(paths and all(paths), f"{name} has no picture")
    expect(page.locator("article .unknown").count() == 0, "a component has a dashed box")
    wide = page.evaluate("""[...document.querySelectorAll('.component-themes')].filter(
      each => each.scrollWidth > each.clientWidth).map(each => each.getAttribute('aria-label'))""")
    expect(wide == [], f"six themes are not side by side: {wide}")

    # What color blindness makes of a color: Machado, Oliveira and Fernandes (2009), severity 1.
    page.goto(f"file://{path}#token=color.status.negative.$root&brand=alfa&scheme=light")
    swatch = page.locator("article[data-path='color.status.negative.$root'] .drawing.fill .shape").first
    usual = pixel(page, swatch)
    for vision, row in {"": None, "protanopia": [0.152286, 1.052583, -0.204868], "deuteranopia": [0.367322, 0.860646, -0.227968],
                        "tritanopia": [1.255528, -0.076749, -0.178779], "achromatopsia": [0.2126, 0.7152, 0.0722]}.items():
        page.select_option("#vision", vision)
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (each / 255 for each in usual)]
        red = min(1, max(0, sum(one * other for one, other in zip(row, linear)))) if row else linear[0]
        want = 255 * (red * 12.92 if red <= 0.0031308 else 1.055 * red ** (1 / 2.4) - 0.055)
        expect(abs(pixel(page, swatch)[0] - want) <= 2, f"red is {pixel(page, swatch)} with '{vision}' for {want}")

    # Links lead from a component to its tokens and back.
    page.goto(f"file://{path}#component=Tag")
    page.click("article[data-component=Tag] .uses summary")
    page.click("article[data-component=Tag] .uses a >> nth=0")
    name = page.evaluate("document.activeElement.dataset.path")
    expect("token=" in page.url and name, "no token for a component")
    token = page.locator(f"article[data-path='{name}']")
    token.locator(".uses summary").click()
    token.locator(".uses a.component").first.click()
    expect("component=" in page.url, "no component for a token")
    page.go_back()
    page.go_back()
    expect(page.evaluate("document.querySelector('article[data-component=Tag]') !== null"), "Back loses the component")
    checker.close(page)

    # A component without an arrangement is boxes with names.
    ink = {"$type": "color", "$value": color(0, 0, 0)}
    body = {"$type": "typography", "$value": {
        "fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400, "lineHeight": 1.5,
        "letterSpacing": {"value": 0, "unit": "px"}}}
    checker.write("plain/a.tokens.json", {"color": {"ink": ink}, "text": {"body": body}})
    hostile = "</script><img src=x onerror=document.title='broken'>"
    checker.write("plain/Note.component.json", {
        "description": hostile, "serverName": hostile, "elements": {"title": {"kind": "label"}},
        "variants": {"plain": {"appearance": {"title": {"textColor": "{color.ink}", "typography": "{text.body}"}}}},
        "content": {"title": {"type": "text"}}})
    checker.write("plain/Chart.component.json", {
        "elements": {"plot": {"kind": "view"}}, "arrangement": None,
        "variants": {"plain": {"appearance": {"plot": {"backgroundColor": "{color.ink}"}}}}})
    folder = os.path.join(checker.folder, "site/")
    checker.run("preview", os.path.join(checker.folder, "plain"), "--output", folder)
    expect(sorted(os.listdir(folder)) == ["components.html", "index.html", "screens.html"],
           f"a site of {os.listdir(folder)}")
    page = checker.open(folder + "index.html")
    page.click("nav a[href='components.html']")
    expect(page.locator(".picture text").all_text_contents() == ["plot", "title", "Title"], "no box with a name")
    told = page.text_content("main")
    expect("The app arranges it" in told and "Its spec has no arrangement" in told, "nothing tells who arranges it")
    expect("broken" not in page.title() and page.evaluate("document.images.length") == 0, "a spec is markup")
    expect(hostile in page.text_content("main"), "a description is not shown as written")
    page.click(".uses summary")
    page.click(".uses a")
    expect("index.html#token=color.ink" in page.url, f"'{page.url}' for a token of the site")
    page.click(".uses summary")
    page.click(".uses a.component:text('Note')")
    expect("components.html#component=Note" in page.url, f"'{page.url}' for a component of the site")
    checker.close(page)


def main():
    executable = browser.find()
    if not executable:
        return print("check_pages: skipped, as there is no Chromium; Debian's package is 'chromium'")
    try:
        from playwright.sync_api import sync_playwright
        import axe_playwright_python  # noqa: F401
    except ImportError as error:
        return print(f"check_pages: skipped, as there is no {error.name}; Tests/ci/pages.txt has it")
    tokenc = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else browser.release_build()
    screenshots = sys.argv[2] if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        checker = Checker(playwright, executable, tokenc, folder, screenshots)
        path = os.path.join(folder, "tokens.html")
        checker.run("preview", "tokens", "--output", path)
        check_tokens(checker, path)
        check_views(checker, path, "tokens")
        check_components(checker, path)
        check_views(checker, path, "components", "#show=components")
        count = check_values(checker, path)
        check_contexts(checker)
        check_diff(checker)
        checker.browser.close()
    print(f"check_pages: passed; {count} values are drawn as 'tokenc resolve' has them")


if __name__ == "__main__":
    main()
