#!/usr/bin/env python3
"""Uses the page of `tokenc diff --screens` as people do: swipes, marks what changes, filters, prints.

check_rehearsal_page.py [TOKENC [SCREENSHOT-FOLDER]]

As check_pages.py, whose tools it has; where Chromium or Playwright is missing it is skipped, with the
reason.
"""

import json
import os
import sys
import tempfile

import browser
from check_pages import Checker, check_views, color, expect

SCREENS = {
    "pay.json": {"type": "StackElement", "axis": "vertical", "children": [
        {"type": "ButtonView", "title": "Pay", "style": "accent"},
        {"type": "TextAtom", "text": "Ends with 4276", "color": "text_tertiary"},
        {"type": "TextAtom", "text": "All of them", "color": "text_secondary"}]},
    "tag.json": {"type": "Tag", "text": "Food"},
    "log.ndjson": "\n".join(json.dumps({"type": "ButtonView", "title": f"Row {index}"}) for index in range(12)),
}


def names(page):
    return page.eval_on_selector_all("article", "all => all.map(each => each.dataset.screen)")


def check_page(checker):
    for name, contents in SCREENS.items():
        checker.write(os.path.join("recorded", name), contents)
    path = os.path.join(checker.folder, "rehearsal.html")
    checker.run("diff", "tokens", "--brand", "alfa", "--against", "bluetint", "--screens",
                os.path.join(checker.folder, "recorded"), "--format", "html", "--output", path)
    page = checker.open(path)
    checker.requests.clear()
    data = json.loads(page.evaluate("document.getElementById('data').textContent"))
    # Every screen is listed, the worst first; the page names no folder of this machine.
    listed = [each["name"] for each in data["screens"]]
    expect(len(listed) == 14 and set(listed) > {"pay.json", "tag.json", "log.ndjson:1"}, f"screens {listed}")
    expect(checker.folder not in open(path, encoding="utf-8").read(), "the page names a folder of this machine")
    expect(names(page) == listed[:5], f"{names(page)} at the start")
    page.click("#more")
    expect(names(page) == listed[:10], "'Show more' shows no more")
    page.fill("#search", "pay.json")
    expect(names(page) == ["pay.json"], f"{names(page)} after a search")

    # Both schemes are drawn before and after, as images that are whole.
    figures = page.eval_on_selector_all("figure", "all => all.map(each => each.dataset.themes)")
    expect(figures == ["light", "dark"], f"pictures of {figures}")
    sizes = page.eval_on_selector_all(
        "img", "all => Promise.all(all.map(async each => { await each.decode(); return each.naturalWidth; }))")
    expect(sizes == [390] * 4, f"images of {sizes} points")
    alternatives = page.eval_on_selector_all("img", "all => all.map(each => each.alt)")
    expect(alternatives[:2] == ["pay.json in light, before", "pay.json in light, after"], f"{alternatives}")

    # The range, by keyboard, decides how much is before and how much after.
    clips = lambda: page.eval_on_selector_all(
        "figure:first-child .version", "all => all.map(each => getComputedStyle(each).clipPath)")
    page.focus(".swipe input")
    page.keyboard.press("End")
    whole = clips()
    expect(whole == ["inset(0px 0% 0px 0px)", "inset(0px 0px 0px 100%)"], f"{whole} at the end")
    before = page.locator("figure:first-child .stack").screenshot()
    page.keyboard.press("Home")
    expect(clips() == ["inset(0px 100% 0px 0px)", "inset(0px 0px 0px 0%)"], f"{clips()} at the start")
    after = page.locator("figure:first-child .stack").screenshot()
    expect(before != after, "before and after look the same")
    page.keyboard.press("ArrowRight")
    expect("1 %" in page.get_attribute(".swipe input", "aria-valuetext"), "the range does not say its value")
    box = page.locator("figure:first-child .stack").bounding_box()
    page.mouse.move(box["x"] + box["width"] * 0.25, box["y"] + 8)
    page.mouse.down()
    page.mouse.up()
    expect(abs(int(page.input_value(".swipe input")) - 25) <= 1, "a press on a picture does not move the cut")

    # A click on the places of a finding marks them, where the component is drawn.
    page.locator(".findings li", has_text="ButtonView").locator(".places").first.click()
    marks = page.locator("figure:first-child .version.new .mark")
    expect(marks.count() == 1, f"{marks.count()} marks")
    mark, stack = marks.bounding_box(), page.locator("figure:first-child .stack").bounding_box()
    expect(mark["y"] - stack["y"] < 8 and mark["height"] < stack["height"], f"a mark at {mark} in {stack}")
    page.click(".places[aria-pressed=true]")
    expect(page.locator(".mark").count() == 0, "a second click keeps the mark")

    # Filters: kinds, components and schemes; the address keeps them.
    page.fill("#search", "")
    for kind in data_kinds(page):
        page.select_option("#kind", kind)
        kinds = page.eval_on_selector_all(".findings > li", "all => [...new Set(all.map(each => each.dataset.kind))]")
        expect(kinds == [kind], f"findings {kinds} after choosing {kind}")
    page.select_option("#kind", "")
    page.select_option("#group", "Tag")
    expect(names(page) == ["tag.json"], f"{names(page)} have the component Tag")
    page.select_option("#group", "")
    page.click("#axes button[value=dark]")
    figures = page.eval_on_selector_all("figure", "all => [...new Set(all.map(each => each.dataset.themes))]")
    expect(figures == ["dark"] and "scheme=dark" in page.url, f"pictures of {figures} in '{page.url}'")
    page.select_option("#view", "beside")
    apart = page.eval_on_selector_all(
        "figure:first-child .version", "all => all.map(each => each.getBoundingClientRect().left)")
    expect(apart[0] < apart[1] and not page.locator(".swipe").first.is_visible(), f"versions at {apart} side by side")
    page.reload()
    expect(page.input_value("#view") == "beside", "a reload forgets the view")

    # On paper both stand side by side, and nothing is cut.
    page.select_option("#view", "swipe")
    page.emulate_media(media="print")
    expect(set(clips()) == {"none"} and not page.locator(".swipe").first.is_visible(), f"{clips()} on paper")
    page.emulate_media(media="screen")
    expect(all(url.startswith(("file://", "data:image/svg+xml")) for url in checker.requests),
           f"requests {[url[:60] for url in checker.requests]}")
    checker.requests.clear()
    checker.close(page)
    check_views(checker, path, "rehearsal")
    check_views(checker, path, "rehearsal-beside", "#view=beside")
    checker.requests.clear()


def data_kinds(page):
    return page.eval_on_selector_all("#kind option", "all => all.map(each => each.value).filter(Boolean)")


def check_hostile(checker):
    """Names and texts of files, tokens, specs and documents are text, in pictures, too."""
    hostile = "</title></svg><script>document.title='broken'</script><img src=x onerror=document.title='broken'>"
    label = {"$type": "typography", "$value": {
        "fontFamily": hostile, "fontSize": {"value": 16, "unit": "px"}, "fontWeight": 400, "lineHeight": 1.5,
        "letterSpacing": {"value": 0, "unit": "px"}}}
    for version, value in [("old", color(0, 0, 0)), ("new", color(0.8, 0.8, 0.8))]:
        checker.write(f"{version}/a.tokens.json", {
            "color": {"ink": {"$type": "color", "$value": value}}, "text": {"body": label}})
        checker.write(f"{version}/Note.component.json", {
            "serverName": hostile, "elements": {"title": {"kind": "label"}},
            "variants": {"plain": {"appearance": {"title": {
                "textColor": "{color.ink}", "typography": "{text.body}"}}}},
            "content": {"title": {"type": "text"}}, "arrangement": "title"})
    sample = checker.write("<img src=x onerror=alert(1)>.json", {"type": hostile, "title": hostile})
    path = os.path.join(checker.folder, "hostile.html")
    old, new = (os.path.join(checker.folder, name) for name in ("old", "new"))
    checker.run("diff", old, new, "--screens", sample, "--format", "html", "--output", path)
    page = checker.open(path)
    expect("broken" not in page.title() and page.evaluate("document.scripts.length") == 2, "the input ran as a script")
    expect(page.evaluate("[...document.images].every(each => each.src.startsWith('data:image/svg+xml'))")
           and page.locator("img").count() == 2, "the input became an element")
    expect(names(page) == ["<img src=x onerror=alert(1)>.json"], f"{names(page)}")
    svg = json.loads(page.evaluate("document.getElementById('data').textContent"))["pictures"][0]["svg"]
    expect("<script" not in svg and "onerror" in svg, "a picture has the input as markup")
    checker.close(page)


def main():
    executable = browser.find()
    if not executable:
        return print("check_rehearsal_page: skipped, as there is no Chromium; Debian's package is 'chromium'")
    try:
        from playwright.sync_api import sync_playwright
        import axe_playwright_python  # noqa: F401
    except ImportError as error:
        return print(f"check_rehearsal_page: skipped, as there is no {error.name}; Tests/ci/pages.txt has it")
    tokenc = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else browser.release_build()
    screenshots = sys.argv[2] if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        checker = Checker(playwright, executable, tokenc, folder, screenshots)
        check_page(checker)
        check_hostile(checker)
        checker.browser.close()
    print("check_rehearsal_page: passed")


if __name__ == "__main__":
    main()
