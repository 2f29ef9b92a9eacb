"""Drives a headless Chromium for the checks of pages, with Playwright of PyPI (Tests/ci/pages.txt)."""

import json
import os
import shutil
import subprocess
import sys
import tempfile

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]


def find():
    """The path of a Chromium, or None."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Page:
    """One page of a browser; what its console and network report is kept."""

    def __init__(self, playwright, executable, dark=False):
        self.browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        self.page = self.browser.new_page(
            viewport={"width": 1300, "height": 1000}, color_scheme="dark" if dark else "light")
        self.errors = []
        self.urls = []
        self.page.on("console", lambda message: self.errors.append(message.text))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self.urls.append(request.url))

    def close(self):
        self.browser.close()

    def open(self, path):
        self.page.goto("file://" + os.path.abspath(path))

    def run(self, expression):
        """The value of a JavaScript expression."""
        return self.page.evaluate(expression)

    def set(self, identifier, value):
        """Gives a field a value as a person would."""
        self.run(f"""(() => {{
          const field = document.getElementById({json.dumps(identifier)});
          if (field.type === 'checkbox') field.checked = {json.dumps(value)};
          else field.value = {json.dumps(value)};
          field.dispatchEvent(new Event('input', {{ bubbles: true }}));
        }})()""")

    def screenshot(self, path):
        self.page.screenshot(path=path)


def release_build():
    """The compiler, as the package manager builds it for release."""
    folder = subprocess.run(["swift", "build", "-c", "release", "--show-bin-path"], check=True,
                            capture_output=True, text=True).stdout.strip()
    return os.path.join(folder, "tokenc")


def check_page(check, screenshot, real_tokens, hostile_text):
    """Runs a page's checks in light and dark.

    The command line may name the compiler and a folder for screenshots.
    """
    executable = find()
    if not executable:
        print(f"{check}: skipped, as there is no Chromium; Debian's package is 'chromium'")
        return
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        print(f"{check}: skipped, as there is no {error.name}; Tests/ci/pages.txt has it")
        return
    tokenc = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else release_build()
    screenshots = sys.argv[2] if len(sys.argv) > 2 else None
    with sync_playwright() as playwright:
        for dark in (False, True):
            view = Page(playwright, executable, dark=dark)
            with tempfile.TemporaryDirectory() as folder:
                real_tokens(view, tokenc, folder, screenshots if not dark else None)
                screenshot(view, screenshots if dark else None, "dark-page")
                hostile_text(view, tokenc, folder)
            assert not view.errors, f"console: {view.errors}"
            foreign = [url for url in view.urls if not url.startswith("file://")]
            assert not foreign, f"requests: {foreign}"
            view.close()
    print(f"{check}: passed in light and dark")
