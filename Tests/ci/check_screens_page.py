#!/usr/bin/env python3
"""Uses the page of screens as people do: writes JSON, completes it, looks at it in several themes, and shares it.

check_screens_page.py [TOKENC [SCREENSHOT-FOLDER]]

As check_pages.py, whose tools it has; where Chromium or Playwright is missing it is skipped, with the
reason.
"""

import contextlib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile

import browser
from check_pages import Checker, channels, check_views, expect

PUBLISHED = {"Editor": "editorjs.json", "ViewItems": "view-items.json"}
FRIENDS = [{"name": "Ада", "friends": [{"name": "Grace"}]}]


def write(page, text):
    page.fill("#json", text if isinstance(text, str) else json.dumps(text, indent=2, ensure_ascii=False))
    settle(page)


def settle(page):
    """Waits until the server has answered what the page asked."""
    page.wait_for_timeout(120)
    for _ in range(600):
        if not getattr(page, "asked", 0):
            break
        page.wait_for_timeout(50)
    page.wait_for_timeout(80)


@contextlib.contextmanager
def served(checker, *arguments):
    """The address of a server of pages."""
    process = subprocess.Popen(
        [checker.tokenc, "preview", *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = re.search(r"http://[\d.]+:\d+/", process.stdout.readline())[0]
        expect("token" in process.stdout.readline(), "nothing is drawn")
        yield address
    finally:
        process.terminate()
        process.wait()


def opened(checker, path, fragment="", **options):
    page = checker.open(path, fragment, **options)
    settle(page)
    return page


def texts(page):
    return page.eval_on_selector_all("#cells .picture text", "all => all.map(each => each.textContent)")


def until(page, condition, *arguments):
    """Waits for a function of the page; its policy forbids Playwright's own way, which evaluates text."""
    for _ in range(600):
        try:
            if page.evaluate(condition, *arguments):
                return
        except Exception as error:
            # A page that is served reloads by itself.
            if "Execution context was destroyed" not in str(error):
                raise
        page.wait_for_timeout(100)
    expect(False, f"never: {condition}")


def caret(page, place):
    page.focus("#json")
    page.evaluate("place => document.getElementById('json').setSelectionRange(place, place)", place)


def faults(page):
    return page.eval_on_selector_all("#faults li", "all => all.map(each => each.textContent)")


def check_editor(checker, path):
    page = opened(checker, path)
    checker.requests.clear()
    expect(faults(page) == [] and page.locator("#cells .screen").count() == 1, "the first sample has faults")
    expect("not those of iOS" in page.inner_text("#screen"), "nothing is said of the text")

    # Faults stand in place, and a click mends them.
    write(page, '{\n  "type": "ListItm",\n  "title": 7,\n}')
    found = faults(page)
    expect(found[0].startswith("2:11 error /type: ComponentContent.type: ComponentType has no 'ListItm'")
           and found[1].startswith("4:1 warning a comma before this bracket"), f"faults {found}")
    marked = page.eval_on_selector_all("#marks .error, #marks .warning", "all => all.map(each => each.textContent)")
    expect(marked == ['"ListItm"', "}"], f"marks {marked}")
    page.click("#faults .edit >> nth=0")
    settle(page)
    page.click("#faults .edit >> nth=-1")
    settle(page)
    found = faults(page)
    expect(len(found) == 1 and found[0].startswith("3:12 error /title: ListItem.title is not a string, so nothing"),
           f"faults {found} after clicks")
    page.click("#faults .place")
    selected = page.evaluate("(() => { const f = document.activeElement; "
                             "return f.value.slice(f.selectionStart, f.selectionEnd); })()")
    expect(selected == "7", f"'{selected}' is selected for a fault")
    page.keyboard.type('"Rent"')
    settle(page)
    expect(faults(page) == [] and "Rent" in texts(page), "what is typed is not drawn")

    # What cannot be read leaves the screen as it was.
    write(page, page.input_value("#json") + "]")
    expect("Rent" in texts(page) and "as it was" in page.inner_text("#count"),
           "an unread document changes the screen")

    # Undo knows what a click wrote.
    write(page, '{"type":"Tg","title":"a"}')
    page.click("#faults .edit")
    page.keyboard.press("Control+z")
    settle(page)
    expect('"Tg"' in page.input_value("#json"), "a click cannot be undone")
    checker.close(page)


def offers(page):
    return page.eval_on_selector_all("#offers li", "all => all.map(each => each.firstElementChild.nextElementSibling "
                                     "&& each.querySelector('.drawing') ? each.children[1].textContent "
                                     ": each.children[0].textContent)")


def check_file(checker, path):
    """Without a server a page shows its documents in each theme, size of text and state, and says how to edit them."""
    page = opened(checker, path)
    checker.requests.clear()
    expect(faults(page) == [] and page.locator("#cells .screen").count() == 1, "the first sample has faults")
    expect("tokenc preview --serve" in page.inner_text("#editing"), "nothing says how to edit")
    expect(page.get_attribute("#json", "readonly") is not None, "what no one draws can be typed")
    page.select_option("#sample", "ButtonView")
    size = lambda: page.get_attribute("#cells text", "font-size")
    fills = lambda: page.eval_on_selector_all("#cells path", "all => all.map(each => getComputedStyle(each).fill)")
    normal, light = size(), fills()
    page.click("#axes summary")
    page.click("#axes button[value=AX3]")
    page.click("#axes button[value=large]")
    expect(float(size()) > 2 * float(normal), f"a text of {size()} for {normal}")
    page.click("#axes button[value=large]")
    page.click("#axes button[value=AX3]")
    page.click("#axes button[value=dark]")
    page.click("#axes button[value=light]")
    expect(fills() != light and size() == normal, "a scheme changes no color")
    dark = fills()
    page.select_option("#state", "disabled")
    expect(fills() != dark, "a state changes nothing")
    expect(page.get_attribute("#cells [role=button]", "aria-disabled") == "true", "a state is not said")
    page.click("#cells [data-element=button]", force=True)
    expect(page.locator("#details a.token").count() > 2, "nothing is said of a component")
    expect(not checker.requests, f"requests {checker.requests}")
    checker.close(page)


def check_completion(checker, path):
    page = opened(checker, path)
    # By keyboard alone: components, keys that are not used, choices and tokens with their colors.
    write(page, "{}")
    caret(page, 1)
    page.keyboard.press("Control+Space")
    settle(page)
    expect(offers(page) == ["type"], f"offers {offers(page)} in an empty object")
    page.keyboard.press("Enter")
    settle(page)
    text = page.input_value("#json")
    expect(json.loads(text).keys() == {"type"}, f"'{text}' is completed")

    text = '{\n  "type": "Bu",\n  "title": "Pay"\n}'
    write(page, text)
    caret(page, text.index("Bu") + 2)
    page.keyboard.press("Control+Space")
    settle(page)
    expect(offers(page)[0] == "ButtonView", f"offers {offers(page)} for a type")
    page.keyboard.press("Enter")
    settle(page)
    expect(json.loads(page.input_value("#json"))["type"] == "ButtonView", "a type is not completed")

    text = '{\n  "type": "ButtonView",\n  "title": "Pay"\n  \n}'
    write(page, text)
    caret(page, len(text) - 2)
    page.keyboard.press("Control+Space")
    settle(page)
    keys = offers(page)
    spec = json.load(open("tokens/component/ButtonView.component.json"))["content"]
    want = [field.get("key", name) for name, field in spec.items() if field["type"] != "callback" and name != "title"]
    expect(keys == want, f"keys {keys} for {want}")
    for _ in range(want.index("size")):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    settle(page)
    expect(list(json.loads(page.input_value("#json"))) == ["type", "title", "size"] and not faults(page),
           f"'{page.input_value('#json')}' after a key")

    text = page.input_value("#json").replace('"m"', '""')
    write(page, text)
    caret(page, text.rindex('""') + 1)
    page.keyboard.press("Control+Space")
    settle(page)
    expect(offers(page) == ["s", "m", "l"], f"cases {offers(page)}")
    page.keyboard.press("Escape")
    expect(page.is_hidden("#offers") and page.evaluate("document.activeElement.id") == "json", "Escape closes nothing")

    text = '{"type": "Stack", "backgroundColor": "", "children": []}'
    write(page, text)
    caret(page, text.index('""') + 1)
    page.keyboard.type("accent")
    settle(page)
    page.keyboard.press("Control+Space")
    settle(page)
    found = offers(page)
    expect(found and all("accent" in each for each in found), f"tokens {found}")
    expect(page.locator("#offers li:first-child .drawing").count() == 1, "no color beside a token")
    page.click("#offers li >> nth=0")
    settle(page)
    expect(json.loads(page.input_value("#json"))["backgroundColor"] == found[0] and not faults(page),
           "a token is not completed")
    text = page.input_value("#json")
    caret(page, text.index("[]") + 1)
    page.click("#complete")
    settle(page)
    names = offers(page)
    expect("ListItem" in names and "Constraint" not in names, f"components {names}")
    page.click("#offers li >> nth=2")
    settle(page)
    expect(len(json.loads(page.input_value("#json"))["children"]) == 1 and not faults(page), "no component is added")
    checker.close(page)


def check_cells(checker, path):
    page = opened(checker, path)
    cells = page.locator("#cells .screen")
    page.click("#axes summary")
    for value in ["x5", "bluetint", "dark", "rtl", "AX3"]:
        page.click(f"#axes button[value='{value}']")
    settle(page)
    expect(cells.count() == 3 * 2 * 2 * 2, f"{cells.count()} cells")
    labels = page.eval_on_selector_all("#cells figcaption", "all => all.map(each => each.textContent)")
    expect(len(set(labels)) == 24 and "x5 dark, text AX3, right to left" in labels, f"cells {labels}")
    page.select_option("#width", "320")
    page.select_option("#scale", "100 %")
    page.reload()
    settle(page)
    expect(cells.count() == 24, "a reload forgets the cells")
    widths = page.eval_on_selector_all("#cells .screen", "all => [...new Set(all.map(each => each.clientWidth))]")
    expect(widths == [320], f"widths {widths}")

    # Colors and sizes are those that `tokenc resolve` has, in each theme.
    page.goto(f"{path}#brand=alfa,bluetint,x5&scheme=light,dark&text=large,AX3")
    spec = json.load(open("tokens/component/ButtonView.component.json"))
    for variant in ["accent", "secondary"]:
        write(page, {"type": "ButtonView", "title": "Pay", "style": variant})
        drawn = page.evaluate("""[...document.querySelectorAll('#cells figure')].map(cell => {
          const box = cell.querySelector('[data-element=button]');
          const fills = [...box.querySelectorAll(':scope > path')].map(each => getComputedStyle(each).fill);
          const title = box.querySelector('text');
          return [cell.querySelector('figcaption').textContent, fills.filter(each => each !== 'none').at(-1),
            getComputedStyle(title).fill, title.getAttribute('font-size')];
        })""")
        expect(len(drawn) == 12, f"{len(drawn)} cells for 6 themes and 2 sizes")
        for label, background, color, size in drawn:
            brand, scheme = label.split(",")[0].split(" ")
            resolved = json.loads(checker.run(
                "resolve", "tokens", "--modifier", f"brand={brand}", "--modifier", f"scheme={scheme}"))
            looks = spec["variants"][variant]["appearance"]["button"]["states"]["normal"]
            for name, got in [("backgroundColor", background), ("titleColor", color)]:
                alias = looks[name] if isinstance(looks[name], str) else looks[name]["otherwise"]
                value = resolved[alias.strip("{}")]["$value"]
                want = [*value["components"], value.get("alpha", 1)]
                expect(all(abs(one - other) < 0.003 for one, other in zip(channels(got), want)),
                       f"{name} of {variant} in {label}: {got} for {want}")
            alias = spec["appearance"]["button"]["typography"]["values"]["medium"].strip("{}")
            want = resolved[alias]["$value"]["fontSize"]["value"] * (40 / 17 if "AX3" in label else 1)
            expect(abs(float(size) - want) < 0.01, f"{size} of {label} for {want}")

    # States on demand.
    page.goto(f"{path}#brand=alfa")
    write(page, {"type": "ButtonView", "title": "Pay"})
    look = """[...document.querySelectorAll('#cells [data-element=button] > path')].map(each => getComputedStyle(each).fill)"""
    normal = page.evaluate(look)
    page.select_option("#state", "disabled")
    settle(page)
    disabled = page.evaluate(look)
    page.select_option("#state", "")
    settle(page)
    write(page, {"type": "ButtonView", "title": "Pay", "enabled": False})
    expect(normal != disabled == page.evaluate(look), f"states {normal}, {disabled}, {page.evaluate(look)}")
    checker.close(page)


def check_overview(checker, path):
    """Six themes side by side in a window of 1,440 points, the controls in one row, and the JSON beside."""
    page = opened(checker, path, width=1440)
    settle(page)
    page.select_option("#sample", "ListItem")
    settle(page)
    page.click("#everything")
    settle(page)
    tops = page.eval_on_selector_all("#cells .cell", "all => all.map(each => each.getBoundingClientRect().top)")
    expect(len(tops) == 6 and len(set(tops)) == 1, f"cells at {tops}")
    expect(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "six themes are wider than the window")
    bottoms = page.eval_on_selector_all(
        "#filters > label, #filters fieldset, #filters > button",
        "all => all.filter(each => !each.hidden).map(each => Math.round(each.getBoundingClientRect().bottom))")
    expect(max(bottoms) - min(bottoms) <= 8, f"the controls end at {bottoms}")
    beside = page.evaluate("""(() => {
      const [json, cells] = ['json', 'cells'].map(each => document.getElementById(each).getBoundingClientRect());
      return json.right <= cells.left && json.top < cells.top + 100;
    })()""")
    expect(beside, "the JSON is not beside the screens")
    widths = lambda: page.eval_on_selector_all("#cells .screen", "all => all.map(each => each.getBoundingClientRect().width)")
    small = widths()
    page.select_option("#scale", "100 %")
    expect(all(each == 392 for each in widths()) and small[0] < 200, f"widths {small}, {widths()}")
    checker.close(page)


def check_knobs(checker, path):
    """Each field of the selected component has a control, which writes it into the JSON."""
    page = opened(checker, path)
    text = '{ "type": "Stack", "children": [\n  { "type": "ButtonView", "title": "Pay", "enabled": false }\n] }'
    write(page, text)
    page.click("#tree button >> nth=1")
    settle(page)
    spec = json.load(open("tokens/component/ButtonView.component.json"))["content"]
    knobs = page.eval_on_selector_all("#details [data-field]", "all => all.map(each => each.dataset.field)")
    want = [name for name, field in spec.items() if field["type"] not in ("callback", "action")]
    expect(knobs == want, f"knobs {knobs} for {want}")
    button = lambda: json.loads(page.input_value("#json"))["children"][0]
    page.fill("[data-field=title]", "Send")
    page.keyboard.press("Enter")
    settle(page)
    expect(button() == {"type": "ButtonView", "title": "Send", "enabled": False}, f"{button()} after a text")
    expect(page.evaluate("document.activeElement.dataset.field") == "title", "the knob loses the focus")
    page.select_option("[data-field=size]", label="large")
    settle(page)
    expect(button()["size"] == "l" and "Send" in texts(page), f"{button()} after a case")
    page.select_option("[data-field=isEnabled]", label="not sent")
    settle(page)
    expect("enabled" not in button(), f"{button()} after leaving out")
    page.select_option("[data-field=backgroundColor]", label="status_info")
    settle(page)
    # The title on it has too little contrast, and that is all.
    said = faults(page)
    expect(button()["backgroundColor"] == "status_info" and all("contrast" in fault for fault in said),
           f"{button()} and {said} after a token")
    expect(page.inner_text("#tree [aria-pressed=true]") == "/children/0 ButtonView", "the selection is lost")
    page.focus("#json")
    for _ in range(4):
        page.keyboard.press("Control+z")
    settle(page)
    expect(page.input_value("#json") == text, f"'{page.input_value('#json')}' after undoing all")
    checker.close(page)


def check_selection(checker, path):
    page = opened(checker, path)
    write(page, {"type": "Stack", "children": [
        {"type": "ListItem", "title": "Rent"}, {"type": "ButtonView", "title": "Pay", "style": "accent"}]})
    page.click("#cells [data-element=button]")
    settle(page)
    selected = page.inner_text("#marks .selected")
    expect(json.loads(page.eval_on_selector_all("#marks .selected", "all => all.map(each => each.textContent).join('')"))
           == {"type": "ButtonView", "title": "Pay", "style": "accent"}, f"'{selected}' is selected")
    tokens = page.eval_on_selector_all("#details a.token", "all => all.map(each => each.textContent)")
    spec = json.load(open("tokens/component/ButtonView.component.json"))
    want = spec["variants"]["accent"]["appearance"]["button"]["states"]["normal"]["titleColor"].strip("{}")
    expect(want in tokens, f"'{want}' is not among {tokens}")
    expect(page.locator("#cells .chosen").count() == 1, "the element is not marked")
    # The same by keyboard.
    page.focus("#tree button >> nth=1")
    page.keyboard.press("Enter")
    chosen = page.inner_text("#tree [aria-pressed=true]")
    expect(chosen == "/children/0 ListItem" and "ListItem" in page.inner_text("#details h3"), f"'{chosen}' is chosen")
    page.click("#details a.token >> nth=0")
    expect("index.html#token=" in page.url, f"'{page.url}' for a token")
    checker.close(page)


def check_link(checker, path):
    page = opened(checker, path)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    settle(page)
    page.click("#axes button[value=x5]")
    text = '{ "type": "Tag",\n "text": "Ещё 🙂" }'
    write(page, text)
    page.click("#share")
    until(page, "document.getElementById('said').textContent.includes('copied')")
    link = page.evaluate("navigator.clipboard.readText()")
    expect(link == page.url and len(link) < 400, f"the link '{link}'")
    other = opened(checker, path, link[link.index("#"):])
    until(other, "text => document.getElementById('json').value === text", text)
    settle(other)
    expect(other.locator("#cells .screen").count() == 2 and not other.inner_text("#said"), "a link loses choices")
    checker.close(other)
    digest = link.split("digest=")[1]
    for fragment, words in [(link.replace(digest, "0"), "other tokens"), ("#document=%21%21", "cannot be read"),
                            ("#document=AAAA", "cannot be read"), ("#brand=%E0%A4%A&sample=none", "")]:
        other = opened(checker, path, fragment[fragment.index("#"):])
        settle(other)
        expect(words in other.inner_text("#said") and other.locator("#cells .screen").count() >= 1,
               f"'{other.inner_text('#said')}' for {fragment}")
        checker.close(other)
    checker.close(page)


def check_hostile(checker, folder):
    """Strings of tokens, specs, samples and documents are text; large documents are drawn in part."""
    from check_pages import color
    hostile = "</script><img src=x onerror=document.title='broken'>"
    body = {"$type": "typography", "$value": {
        "fontFamily": "Inter", "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400, "lineHeight": 1.5,
        "letterSpacing": {"value": 0, "unit": "px"}}}
    checker.write("hostile/a.tokens.json", {
        "color": {"ink": {"$type": "color", "$value": color(0, 0, 0)}}, "text": {"body": body}})
    checker.write("hostile/Note.component.json", {
        "description": hostile, "serverName": hostile, "elements": {"title": {"kind": "label"}},
        "enums": {"Size": {"cases": {"small": {"serverName": hostile}}}},
        "variants": {"plain": {"appearance": {"title": {
            "textColor": "{color.ink}", "typography": "{text.body}"}}}},
        "content": {"title": {"type": "text"}, "size": {"type": "choice", "enum": "Size", "optional": True}},
        "arrangement": "title"})
    sample = checker.write("hostile <b>.json", {"type": hostile, "title": hostile, "size": hostile + "x"})
    path = os.path.join(checker.folder, "hostile.html")
    checker.run("preview", os.path.join(checker.folder, "hostile"), "--screens", sample, "--output", path)
    expect(folder not in open(path, encoding="utf-8").read(), "the page names a folder of this machine")
    with served(checker, os.path.join(checker.folder, "hostile"), "--screens", sample, "--serve", "0") as address:
        for each in (path, address + "screens.html"):
            page = opened(checker, each)
            settle(page)
            expect(page.input_value("#sample") == "hostile <b>.json", f"the sample '{page.input_value('#sample')}'")
            expect(len(faults(page)) == 1 and hostile in faults(page)[0], f"faults {faults(page)}")
            caret(page, 1)
            page.keyboard.press("Control+Space")
            settle(page)
            page.click("#tree button")
            expect("broken" not in page.title() and page.evaluate("document.images.length") == 0, "a document is markup")
            expect(hostile in "".join(texts(page)), f"a text is not as written: {texts(page)}")
            if each != path:
                check_large(page, hostile)
            checker.close(page)


def check_large(page, hostile):

    rows = [{"type": hostile, "title": f"Строка {index}"} for index in range(12_000)]
    text = json.dumps(rows, ensure_ascii=False)
    expect(len(text) > 1_000_000, f"only {len(text)} characters")
    page.evaluate("""text => {
      const field = document.getElementById('json');
      field.focus();
      field.select();
      document.execCommand('insertText', false, text);
    }""", text)
    until(page, "document.getElementById('tree').textContent.includes('more')")
    nodes = page.evaluate("document.querySelectorAll('*').length")
    expect(nodes < 30_000, f"{nodes} nodes for a large document")
    write(page, "[" * 40_000)
    until(page, "document.getElementById('faults').textContent.includes('inside one another')")


DIRECTIONS = {
    "toTop": "to top", "toTopTrailing": "to right top", "toTrailing": "to right",
    "toBottomTrailing": "to right bottom", "toBottom": "to bottom", "toBottomLeading": "to left bottom",
    "toLeading": "to left", "toTopLeading": "to left top",
}


def check_gradients(checker):
    """A gradient runs on the page and in pictures as the spec says, whatever angle its token has."""
    from check_pages import color
    stop = lambda position, *channels: {"color": color(*channels), "position": position}
    checker.write("gradients/a.tokens.json", {"blend": {"$type": "gradient", "sky": {
        "$value": [stop(1, 0, 0, 1), stop(0, 1, 0, 0)], "$extensions": {"angle": "45deg"}}}})
    fills = {name: {"gradient": "{blend.sky}", "direction": name} for name in DIRECTIONS}
    fills["plain"] = "{blend.sky}"
    checker.write("gradients/Sky.component.json", {
        "elements": {name: {"kind": "view"} for name in fills},
        "variants": {"plain": {"appearance": {name: {"backgroundFill": fill} for name, fill in fills.items()}}},
        "content": {}, "arrangement": {"column": [
            {"element": name, "size": {"width": 200, "height": 100}} for name in fills]}})
    sample = checker.write("sky.json", {"type": "Sky"})
    tokens = os.path.join(checker.folder, "gradients")
    ends = {"left": (0, None), "right": (1, None), "top": (None, 0), "bottom": (None, 1)}
    turn = {"left": "right", "right": "left"}
    with served(checker, tokens, "--screens", sample, "--serve", "0") as address:
        page = opened(checker, address + "screens.html")
        for opposite in (False, True):
            page.evaluate("direction => { location.hash = `#direction=${direction}`; }", "rtl" if opposite else "ltr")
            settle(page)
            found = page.eval_on_selector_all("#cells linearGradient", """all => all.map(
                each => ['x1', 'y1', 'x2', 'y2'].map(name => Number(each.getAttribute(name))))""")
            wanted = []
            for sides in list(DIRECTIONS.values()) + ["to bottom"]:
                words = [turn.get(word, word) if opposite else word for word in sides.split()[1:]]
                x = next((ends[word][0] for word in words if ends[word][0] is not None), 0.5)
                y = next((ends[word][1] for word in words if ends[word][1] is not None), 0.5)
                wanted.append([1 - x, 1 - y, x, y])
            expect(found == wanted, f"gradients {found} for {wanted}")
        checker.close(page)
    pictures = os.path.join(checker.folder, "sky")
    checker.run("preview", tokens, "--screens", sample, "--format", "svg", "--output", pictures)
    text = open(os.path.join(pictures, os.listdir(pictures)[0]), encoding="utf-8").read()
    lines = re.findall(r'<linearGradient id="\w+" x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)"><stop offset="0" '
                       r'stop-color="#ff0000"', text)
    ends = {"left": (0, None), "right": (1, None), "top": (None, 0), "bottom": (None, 1)}
    for line, sides in zip(lines, list(DIRECTIONS.values()) + ["to bottom"], strict=True):
        x = next((ends[word][0] for word in sides.split()[1:] if ends[word][0] is not None), 0.5)
        y = next((ends[word][1] for word in sides.split()[1:] if ends[word][1] is not None), 0.5)
        expect(tuple(map(float, line)) == (1 - x, 1 - y, x, y), f"a picture has {line} for '{sides}'")


def check_systems(checker):
    """The published systems: their documents where they are beside this checkout, and documents of their form."""
    for system in ["Editor", "ViewItems", "Friends"]:
        folder = os.path.join("Examples", "Specs", system)
        path = os.path.join(checker.folder, f"{system}.html")
        published = os.path.join("..", "shared", "published", PUBLISHED.get(system, "-"))
        if os.path.exists(published):
            checker.run("preview", folder, "--screens", published, "--output", path)
        else:
            sample = checker.write("friends.json", {"friends": FRIENDS} if system == "Friends" else {})
            checker.run("preview", folder, "--screens", sample, "--output", path)
        page = opened(checker, path, "#sample=every+component")
        expect(not faults(page), f"{system}: {faults(page)}")
        checker.close(page)
        if not os.path.exists(published):
            continue
        with served(checker, folder, "--screens", published, "--serve", "0") as address:
            page = opened(checker, address + "screens.html")
            settle(page)
            found = faults(page)
            # Both have a comma before a closing bracket, which a click takes away.
            expect(len(found) == 1 and "trailing commas" in found[0], f"{published}: {found}")
            page.click("#faults .edit")
            settle(page)
            expect(not faults(page) and page.locator("#tree button").count() > 5, f"{published}: {faults(page)}")
            checker.shot(page, f"screens-{system}")
            checker.close(page)


def check_server(checker):
    """`--serve`: the loopback alone, bounded requests, and newer pages without a reload by hand."""
    folder = os.path.join(checker.folder, "served")
    shutil.copytree("tokens", os.path.join(folder, "tokens"))
    recorded = checker.write("served/recorded/pay.json", {"type": "ButtonView", "title": "Pay"})
    process = subprocess.Popen(
        [checker.tokenc, "preview", os.path.join(folder, "tokens"), "--screens", os.path.dirname(recorded),
         "--serve", "0"], stdout=subprocess.PIPE, text=True)
    try:
        port = int(re.search(r"http://127\.0\.0\.1:(\d+)/", process.stdout.readline())[1])
        drawn = process.stdout.readline()
        expect("tokens" in drawn, f"'{drawn}' after drawing")

        def ask(head):
            with socket.create_connection(("127.0.0.1", port), timeout=20) as connection:
                connection.sendall(head)
                answer = b""
                while chunk := connection.recv(1 << 16):
                    answer += chunk
            return answer

        host = f"Host: 127.0.0.1:{port}\r\n".encode()
        for head, status in [
            (b"GET / HTTP/1.1\r\n" + host, b"200"), (b"GET /screens.html?a=b HTTP/1.1\r\n" + host, b"200"),
            (b"GET /version HTTP/1.1\r\nHost: localhost:%d\r\n" % port, b"200"),
            (b"GET / HTTP/1.1\r\nHost: evil.example:%d\r\n" % port, b"403"), (b"GET / HTTP/1.1\r\n", b"400"),
            (b"GET /../tokens.resolver.json HTTP/1.1\r\n" + host, b"404"), (b"POST / HTTP/1.1\r\n" + host, b"405"),
            (b"GET / HTTP/1.1\r\nX: " + b"a" * 9000 + b"\r\n", b"431"), (b"\x00\xff\r\n", b"400"),
            (b"POST /draw HTTP/1.1\r\n" + host, b"415"),
            (b"POST /draw HTTP/1.1\r\nContent-Type: application/json\r\n" + host, b"400"),
            (b"POST /draw HTTP/1.1\r\nContent-Type: application/json\r\nOrigin: http://evil.example\r\n" + host, b"403"),
            (b"POST /draw HTTP/1.1\r\nContent-Type: application/json\r\nHost: evil.example\r\n", b"403"),
            (b"POST /draw HTTP/1.1\r\nContent-Length: 99999999\r\n" + host, b"413"),
            (b"OPTIONS /draw HTTP/1.1\r\n" + host, b"405"),
        ]:
            answer = ask(head + b"\r\n")
            expect(answer.split(b" ")[1] == status, f"{answer[:60]} for {head[:60]}")
        answer = ask(b"GET / HTTP/1.1\r\n" + host + b"\r\n")
        head, _, body = answer.partition(b"\r\n\r\n")
        expect(b"Content-Length: %d\r\n" % len(body) in head and b"Access-Control" not in head, f"head {head}")
        # Connections that say nothing keep nobody waiting.
        idle = [socket.create_connection(("127.0.0.1", port)) for _ in range(20)]
        expect(ask(b"GET /version HTTP/1.1\r\n" + host + b"\r\n").endswith(b"\r\n\r\n1"), "idle connections block")
        for each in idle:
            each.close()
        for address in socket.gethostbyname_ex(socket.gethostname())[2]:
            if not address.startswith("127."):
                with socket.socket() as other:
                    other.settimeout(5)
                    expect(other.connect_ex((address, port)) != 0, f"{address} is served, too")

        page = opened(checker, f"http://127.0.0.1:{port}/screens.html")
        until(page, "document.querySelector('#cells [data-element=button]') !== null")
        write(page, {"type": "ButtonView", "title": "Mine"})
        # A new token, a new document: both come by themselves, and what is written stays.
        path = os.path.join(folder, "tokens", "component", "ButtonView.component.json")
        with open(path) as file:
            spec = json.load(file)
        spec["description"] = "Changed for this check."
        with open(path, "w") as file:
            json.dump(spec, file)
        told = process.stdout.readline()
        until(page, """JSON.parse(document.getElementById('data').textContent).components
          .some(each => each.description === 'Changed for this check.')""")
        expect("Mine" in page.input_value("#json"), f"'{page.input_value('#json')}' after newer pages ({told})")
        with open(os.path.join(folder, "recorded", "new.json"), "w") as file:
            file.write('{"type": "Tag", "text": "New"}')
        until(page, "[...document.querySelectorAll('#sample option')].some(each => each.value === 'new.json')")
        # What cannot be drawn leaves the pages as they are, and is told, on the pages too.
        tokens = os.path.join(folder, "tokens", "semantic", "radius.tokens.json")
        with open(tokens) as file:
            sound = file.read()
        for broken in (tokens, path):
            with open(broken, "w") as file:
                file.write("{")
            until(page, "document.querySelector('.outdated')?.textContent.includes('error: ')")
            expect(os.path.basename(broken) in page.inner_text(".outdated"), f"'{page.inner_text('.outdated')}' for {broken}")
            expect("Mine" in page.input_value("#json"), "an error takes away what is written")
            page.reload()
            until(page, "document.querySelector('.outdated')?.textContent.includes('error: ')")
            if broken == tokens:
                with open(tokens, "w") as file:
                    file.write(sound)
                until(page, "document.querySelector('.outdated') === null")
        told = process.stdout.readline()
        while "error" not in told and "drew" in told:
            told = process.stdout.readline()
        checker.close(page)
    finally:
        process.terminate()
        process.wait()


def check_listening(checker):
    """`--listen`: for a proxy, under the names that it passes on alone."""
    with served(checker, "tokens", "--listen", "127.0.0.1:0", "--host", "design.example.com") as address:
        port = int(re.search(r":(\d+)/", address)[1])
        for host, origin, status in [
            ("design.example.com", "https://design.example.com", b"200"), ("design.example.com", None, b"200"),
            ("design.example.com", "https://evil.example", b"403"), ("evil.example", None, b"403"),
        ]:
            body = b'{"document": "{}"}'
            head = f"POST /draw HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
            head += f"Content-Length: {len(body)}\r\n" + (f"Origin: {origin}\r\n" if origin else "")
            with socket.create_connection(("127.0.0.1", port), timeout=20) as connection:
                connection.sendall(head.encode() + b"\r\n" + body)
                answer = connection.recv(1 << 16)
            expect(answer.split(b" ")[1] == status, f"{answer[:60]} for {host} and {origin}")


def main():
    executable = browser.find()
    if not executable:
        return print("check_screens_page: skipped, as there is no Chromium; Debian's package is 'chromium'")
    try:
        from playwright.sync_api import sync_playwright
        import axe_playwright_python  # noqa: F401
    except ImportError as error:
        return print(f"check_screens_page: skipped, as there is no {error.name}; Tests/ci/pages.txt has it")
    tokenc = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else browser.release_build()
    screenshots = sys.argv[2] if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        checker = Checker(playwright, executable, tokenc, folder, screenshots)
        site = os.path.join(folder, "site/")
        checker.run("preview", "tokens", "--output", site)
        path = site + "screens.html"
        check_file(checker, path)
        with served(checker, "tokens", "--serve", "0") as address:
            check_editor(checker, address + "screens.html")
            check_completion(checker, address + "screens.html")
            check_cells(checker, address + "screens.html")
            check_knobs(checker, address + "screens.html")
            check_selection(checker, address + "screens.html")
            check_link(checker, address + "screens.html")
            check_views(checker, address + "screens.html", "screens-served")
        check_overview(checker, path)
        check_views(checker, path, "screens")
        check_hostile(checker, folder)
        check_gradients(checker)
        check_systems(checker)
        check_server(checker)
        check_listening(checker)
        checker.browser.close()
    print("check_screens_page: passed")


if __name__ == "__main__":
    main()
