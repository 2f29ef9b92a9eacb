#!/usr/bin/env python3
"""Redesigns tokens/ on the workbench as a person does: changes the accent of a brand, looks, takes the patch, applies it with
git and compiles.

check_workbench_page.py [TOKENC [SCREENSHOT-FOLDER]]

As check_pages.py, whose tools it has; where Chromium or Playwright is missing it is skipped, with the
reason. It prints how long a change of 100 screens takes, from the slider to the picture.
"""

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

import browser
from check_pages import Checker, accessibility, expect
from check_screens_page import settle

TOKEN = "palette.accent.on-light.default"


@contextlib.contextmanager
def served(checker, folder, *arguments):
    """The address of the workbench of a folder's tokens."""
    process = subprocess.Popen(
        [checker.tokenc, "preview", "tokens", *arguments, "--serve", "0"], cwd=folder,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = re.search(r"http://[\d.]+:\d+/", process.stdout.readline())[0]
        expect("token" in process.stdout.readline(), "nothing is drawn")
        yield address + "workbench.html"
    finally:
        process.terminate()
        process.wait()


def git(folder, *arguments):
    return subprocess.run(
        ["git", "-c", "user.name=check", "-c", "user.email=check@example.com", *arguments], cwd=folder, check=True,
        capture_output=True, text=True).stdout


def project(checker, name):
    """A repository with a copy of tokens/."""
    folder = os.path.join(checker.folder, name)
    shutil.copytree("tokens", os.path.join(folder, "tokens"))
    for arguments in [("init", "-q"), ("add", "-A"), ("commit", "-q", "-m", "tokens")]:
        git(folder, *arguments)
    return folder


def resolved(checker, folder, **contexts):
    choices = [word for name, context in contexts.items() for word in ("--modifier", f"{name}={context}")]
    return json.loads(subprocess.run(
        [checker.tokenc, "resolve", "tokens", *choices], cwd=folder, check=True, capture_output=True, text=True).stdout)


def opened(checker, address, fragment="", **options):
    page = checker.open(address, fragment, **options)
    page.wait_for_selector("#cells .cell")
    settle(page)
    return page


def choose(page, token):
    page.fill("#search", token)
    page.click(f"#tokens button:has-text('{token}') >> nth=0")
    settle(page)
    expect(page.inner_text("#editor-title") == token, f"'{page.inner_text('#editor-title')}' is edited")


def fills(page):
    return page.eval_on_selector_all("#cells .picture path", "all => all.map(each => getComputedStyle(each).fill)")


def write_color(page, text):
    page.fill(".field input[type=text]", text)
    page.press(".field input[type=text]", "Enter")
    settle(page)


def check_redesign(checker):
    folder = project(checker, "redesign")
    before = {brand: resolved(checker, folder, brand=brand) for brand in ("alfa", "bluetint", "x5")}
    with served(checker, folder) as address:
        page = opened(checker, address)
        expect(page.inner_text("#count") == "no changes", "a page begins with changes")
        page.click("#axes button[value=x5]")
        settle(page)
        old = fills(page)
        choose(page, TOKEN)
        write_color(page, "#2255cc")
        expect(page.inner_text("#fault") == "", page.inner_text("#fault"))
        expect(fills(page) != old, "a color changes no screen")
        expect("1 change" in page.inner_text("#count"), page.inner_text("#count"))
        page.wait_for_selector("#found table")
        settle(page)
        effects = page.inner_text("#effects")
        expect("no name changes" in effects and "ΔE" in effects, f"effects {effects}")

        # What follows by an alias is marked, and is all that is shown when asked for.
        page.fill("#search", "")
        page.check("#onlychanged")
        names = page.eval_on_selector_all("#tokens .name", "all => all.map(each => each.textContent)")
        expect(TOKEN in names and "color.accent.primary.$root" in names, f"{names} follow")
        page.uncheck("#onlychanged")

        # Undo and redo, by keyboard and by button.
        new = fills(page)
        page.focus("#tokens button")
        page.keyboard.press("Control+z")
        settle(page)
        expect(fills(page) == old, "undo leaves the screens changed")
        page.click("#redo")
        settle(page)
        expect(fills(page) == new, "redo doesn't change them again")

        # Before and after stand side by side.
        page.check("#compare")
        settle(page)
        words = page.eval_on_selector_all("#cells .cell:first-child .stages p", "all => all.map(each => each.textContent)")
        expect(words == ["before", "after"], f"parts {words}")
        checker.shot(page, "workbench-compare")
        page.uncheck("#compare")
        settle(page)

        # Sliders, by keyboard.
        choose(page, TOKEN)
        page.focus(".field input[type=range] >> nth=0")
        for _ in range(5):
            page.keyboard.press("ArrowRight")
        settle(page)
        expect(fills(page) != new, "a slider changes no screen")
        page.click("#undo")
        settle(page)
        expect(fills(page) == new, "a slider is not one step for each release")

        # What can't be is refused, and the screens stay.
        write_color(page, "8px")
        expect("tokens/theme/x5/accent.tokens.json" in page.inner_text("#fault"), page.inner_text("#fault"))
        expect(page.inner_text("#fault").count("\n") == 0, "a fault of several lines")
        page.click("#undo")
        settle(page)
        expect(page.inner_text("#fault") == "" and fills(page) == new, "a refused change leaves something")

        # A link has the changes.
        page.wait_for_timeout(300)
        link = page.url
        other = opened(checker, link)
        expect("1 change" in other.inner_text("#count") and fills(other) == new, "a link shows other screens")
        checker.close(other)

        # The patch.
        page.click("#take")
        page.wait_for_selector("#patch[open]")
        patch, report = page.inner_text("#patch-text"), page.inner_text("#report-text")
        expect("palette.accent.on-light.default" in report, f"report {report}")
        checker.shot(page, "workbench-patch")
        accessibility(page, "workbench with its patch")
        page.click("#close")
        checker.shot(page, "workbench-change")
        checker.close(page)
        expect(git(folder, "status", "--porcelain") == "", "the workbench writes files")
    with open(os.path.join(folder, "workbench.patch"), "w") as file:
        file.write(patch.rstrip("\n") + "\n")
    git(folder, "apply", "workbench.patch")
    expect(git(folder, "diff", "--stat").count("|") == 1, git(folder, "diff", "--stat"))
    subprocess.run([checker.tokenc, "tokens"], cwd=folder, check=True, capture_output=True)
    after = {brand: resolved(checker, folder, brand=brand) for brand in before}
    expect(after["alfa"] == before["alfa"] and after["bluetint"] == before["bluetint"], "other brands change")
    expect(after["x5"]["color.accent.primary.$root"]["$value"]["hex"] == "#2255cc", "the accent has another value")


PACKAGE = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "redesign",
  dependencies: [.package(name: "design-tokens", path: "{root}")],
  targets: [
    .target(
      name: "RedesignedTokens", dependencies: [.product(name: "TokenRuntime", package: "design-tokens")],
      path: "Sources/DesignTokens"),
    .testTarget(name: "RedesignTests", dependencies: ["RedesignedTokens"]),
  ],
  swiftLanguageModes: [.v6]
)
"""

TESTS = """import RedesignedTokens
import Testing
import TokenRuntime

@Suite struct RedesignTests {{
  @Test("the brand has the repaired accent, and the others keep theirs") func accents() {{
    let names = [{names}]
    let colors = names.compactMap {{ Theme(brand: $0)?[.accentPrimary].resolved(in: .light) }}
    #expect(colors.map {{ String($0.description.lowercased().prefix(7)) }} == [{colors}])
  }}
}}
"""


def failing_count(checker, folder):
    """The declared and drawn pairs that are below, as `lint` counts them without a baseline."""
    report = json.loads(subprocess.run(
        [checker.tokenc, "lint", "tokens", "--repair", "--format", "json"], cwd=folder, capture_output=True,
        text=True).stdout)
    return sum(pair["before"] < pair["minimum"] for pair in report["pairs"])


def check_repaired_redesign(checker):
    """The accent of a brand becomes another, contrast is repaired, and a package that uses the tokens is built and tested."""
    folder = project(checker, "repaired")
    before = failing_count(checker, folder)
    with served(checker, folder) as address:
        page = opened(checker, address)
        page.click("#axes button[value=x5]")
        page.click("#axes button[value=dark]")
        settle(page)
        old = fills(page)
        choose(page, TOKEN)
        write_color(page, "#123d14")
        page.wait_for_selector("#found table")
        settle(page)
        lost = page.inner_text("#said")
        changed = fills(page)
        expect(changed != old, "the accent changes no screen")
        expect(re.search(r"pairs that lose contrast: [1-9]", lost), f"dark green on black loses nothing: {lost}")
        page.click("#repair")
        page.wait_for_selector("#said:has-text('ΔE')", timeout=60_000)
        settle(page)
        expect(page.inner_text("#fault") == "", page.inner_text("#fault"))
        expect(fills(page) != changed, "a repair changes no screen")
        checker.shot(page, "workbench-repaired")
        page.click("#take")
        page.wait_for_selector("#patch[open]")
        patch = page.inner_text("#patch-text")
        checker.close(page)
    with open(os.path.join(folder, "workbench.patch"), "w") as file:
        file.write(patch.rstrip("\n") + "\n")
    git(folder, "apply", "workbench.patch")
    after = failing_count(checker, folder)
    expect(after < before / 10, f"{after} pairs are below after the repair, {before} were before")
    subprocess.run([checker.tokenc, "tokens"], cwd=folder, check=True, capture_output=True)
    print(f"check_workbench_page: a redesign with {before} pairs below has {after} after its repair")
    if shutil.which("swift"):
        test_package(checker, folder)


def test_package(checker, folder):
    """Builds the generated Swift of a folder and asks it for colors that `tokenc resolve` prints."""
    brands = ("alfa", "bluetint", "x5")
    resolved_brands = {brand: resolved(checker, folder, brand=brand) for brand in brands}
    hex_values = [resolved_brands[brand]["color.accent.primary.$root"]["$value"]["hex"] for brand in brands]
    os.makedirs(os.path.join(folder, "Tests/RedesignTests"))
    with open(os.path.join(folder, "Package.swift"), "w") as file:
        file.write(PACKAGE.format(root=os.getcwd()))
    with open(os.path.join(folder, "Tests/RedesignTests/RedesignTests.swift"), "w") as file:
        file.write(TESTS.format(names=quoted(brands), colors=quoted(hex_values)))
    done = subprocess.run(["swift", "test"], cwd=folder, capture_output=True, text=True)
    expect(done.returncode == 0, done.stdout + done.stderr)
    print("check_workbench_page: the package with the repaired tokens is built, and its test is green")


def quoted(words):
    return ", ".join(f'"{word}"' for word in words)


def check_reach(checker):
    """A brand gets a value of its own, and one scheme of it."""
    folder = project(checker, "reach")
    with served(checker, folder) as address:
        page = opened(checker, address)
        page.click("#axes button[value=bluetint]")
        settle(page)
        choose(page, "spacing.gap.m")
        page.select_option(".row select.long >> nth=-1", label="all of bluetint")
        page.fill(".field input[type=number]", "20")
        page.press(".field input[type=number]", "Enter")
        settle(page)
        expect(page.inner_text("#fault") == "", page.inner_text("#fault"))
        token = page.inner_text("#editor-title")
        page.click("#take")
        page.wait_for_selector("#patch[open]")
        patch = page.inner_text("#patch-text")
        checker.close(page)
    with open(os.path.join(folder, "workbench.patch"), "w") as file:
        file.write(patch.rstrip("\n") + "\n")
    git(folder, "apply", "workbench.patch")
    new = {brand: resolved(checker, folder, brand=brand)[token]["$value"]["value"] for brand in ("alfa", "bluetint")}
    expect(new == {"alfa": 16, "bluetint": 20}, f"{new}")


def check_speed(checker):
    """100 screens in view, from the slider to the picture."""
    folder = project(checker, "speed")
    kinds = ["primary", "accent", "secondary"]
    for number in range(100):
        rows = [{"type": "ListItem", "title": f"Row {row} of {number}", "subtitle": "12 May"} for row in range(5)]
        document = {"type": "Stack", "children": [*rows, {"type": "ButtonView", "title": f"Pay {number}", "style": kinds[number % 3]}]}
        checker.write(f"speed/recorded/{number:03}.json", document)
    with served(checker, folder, "--screens", "recorded") as address:
        page = opened(checker, address, "#scale=30&brand=x5", width=1600, height=1200)
        choose(page, TOKEN)
        drawn = page.locator("#cells .picture").count()
        expect(drawn >= 100, f"{drawn} screens")
        times = page.evaluate("""async () => {
          const slider = document.querySelector('.field input[type=range]');
          const times = [];
          for (let step = 0; step < 5; step += 1) {
            const changed = new Promise((found) => {
              const observer = new MutationObserver(() => { observer.disconnect(); found(); });
              observer.observe(document.getElementById('paints'), { childList: true });
            });
            const start = performance.now();
            slider.value = String(0.3 + step / 10);
            slider.dispatchEvent(new Event('input', { bubbles: true }));
            await changed;
            await new Promise(requestAnimationFrame);
            times.push(Math.round(performance.now() - start));
            await new Promise((later) => setTimeout(later, 600));
          }
          return times;
        }""")
        print(f"check_workbench_page: {drawn} screens drawn again in {sorted(times)[len(times) // 2]} ms (of {times})")
        checker.close(page)


def check_views(checker):
    """The page in light, dark and small."""
    with served(checker, ".") as address:
        views = {"light": {}, "dark": {"color_scheme": "dark"}, "forced": {"forced_colors": "active"},
                 "small": {"width": 390, "height": 844}}
        for view, options in views.items():
            page = opened(checker, address, "#brand=x5", **{"width": 1500, **options})
            choose(page, TOKEN)
            write_color(page, "#ffcc00")
            page.wait_for_selector("#found table")
            settle(page)
            expect(page.evaluate("document.documentElement.scrollWidth <= innerWidth"),
                   f"the workbench is wider than its window in the view '{view}'")
            checker.shot(page, f"workbench-{view}")
            if view != "forced":
                accessibility(page, f"workbench in '{view}'")
            checker.close(page)


def main():
    executable = browser.find()
    if not executable:
        return print("check_workbench_page: skipped, as there is no Chromium; Debian's package is 'chromium'")
    try:
        from playwright.sync_api import sync_playwright
        import axe_playwright_python  # noqa: F401
    except ImportError as error:
        return print(f"check_workbench_page: skipped, as there is no {error.name}; Tests/ci/pages.txt has it")
    tokenc = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else browser.release_build()
    screenshots = sys.argv[2] if len(sys.argv) > 2 else None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        checker = Checker(playwright, executable, tokenc, folder, screenshots)
        check_redesign(checker)
        check_repaired_redesign(checker)
        check_reach(checker)
        check_views(checker)
        check_speed(checker)
        checker.browser.close()
    print("check_workbench_page: passed")


if __name__ == "__main__":
    main()
