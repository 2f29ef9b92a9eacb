"""Makes the site of the documentation with .ci/site, and opens its pages in Chromium: the landing page, every guide, and a page of
each kind of declaration. None may ask for what is not there, throw, or have what axe finds wrong.

Usage: check_site.py [SITE]     SITE is a site that was made before
       A page that axe finds at fault is planted first, so that a check that checks nothing fails.
"""

import functools
import http.server
import pathlib
import subprocess
import sys
import tempfile
import threading

import browser

ROOT = pathlib.Path(__file__).resolve().parents[2]
GUIDES = ROOT / "Sources/DesignTokens/DesignTokens.docc"
PAGES = ["", "designtokens/", "designtokens/colortoken/", "designtokens/theme/", "tokenruntime/", "tokenruntime/colorvalue/",
         "tokenruntime/themecontext/", "appearance/", "appearanceruntime/", "appearanceruntime/labelappearance/"]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def main():
    executable = browser.find()
    if not executable:
        return print("check_site: skipped, as there is no Chromium; Debian's package is 'chromium'")
    try:
        from axe_playwright_python.sync_playwright import Axe
        from playwright.sync_api import sync_playwright
    except ImportError as error:
        return print(f"check_site: skipped, as there is no {error.name}; Tests/ci/pages.txt has it")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = sys.argv[1] if len(sys.argv) > 1 else folder
        if site == folder:
            subprocess.run([ROOT / ".ci/site", folder], check=True)
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=site))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        started = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        page = started.new_page()
        faults = []
        page.on("response", lambda one: faults.append(f"{one.status} {one.url}") if one.status >= 400 else None)
        page.on("pageerror", lambda error: faults.append(str(error)))

        def violations():
            return [f"{one['id']}: {one['nodes'][0]['html'][:100]}" for one in Axe().run(page).response["violations"]]

        page.set_content("<html lang=en><title>x</title><main><h1>x</h1><img src='data:,'></main></html>")
        if not violations():
            sys.exit("check_site: axe finds nothing wrong with a picture without a text")
        paths = PAGES + [f"designtokens/{guide.stem.lower()}/" for guide in sorted(GUIDES.glob("*.md")) if guide.stem != "DesignTokens"]
        for path in paths:
            page.goto(f"http://127.0.0.1:{server.server_port}/documentation/{path}")
            page.wait_for_selector("h1", timeout=60_000)
            page.wait_for_timeout(1_000)
            faults += [f"/documentation/{path}: {one}" for one in violations()]
        started.close()
    sys.exit("\n".join(faults) or print(f"check_site: {len(paths)} pages without a fault"))


main()
