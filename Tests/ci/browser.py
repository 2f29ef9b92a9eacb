"""Drives a headless Chromium through its DevTools pipe, with the standard library alone, to check pages."""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "chrome"]


def find():
    """The path of a Chromium, or None."""
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Page:
    """One page of a browser; what its console and network report is kept."""

    def __init__(self, executable, width=1300, height=1000, dark=False):
        # Children of the browser may still write there when it has ended.
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self.requests = os.pipe()
        self.answers, from_browser = os.pipe()
        command = [
            executable, "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
            "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}",
            f"--window-size={width},{height}", "about:blank",
        ]
        # The pipe's ends have to be the descriptors 3 and 4 of the browser.
        shell = f'exec "$@" 3<&{to_browser} 4>&{from_browser}'
        self.process = subprocess.Popen(
            ["bash", "-c", shell, "bash", *command], pass_fds=[to_browser, from_browser],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number = 0
        self.buffer = b""
        self.errors = []
        self.urls = []
        self.session = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")
        scheme = "dark" if dark else "light"
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": scheme}])

    def close(self):
        self.process.terminate()
        self.process.wait()
        self.profile.cleanup()

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.requests, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.note(answer)

    def read(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.answers, 1 << 16)
            if not chunk:
                raise RuntimeError("the browser went away")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def note(self, event):
        parameters = event.get("params", {})
        match event.get("method"):
            case "Runtime.exceptionThrown":
                self.errors.append(parameters["exceptionDetails"]["text"])
            case "Runtime.consoleAPICalled" if parameters["type"] in ("error", "warning"):
                self.errors.append(str([each.get("value") for each in parameters["args"]]))
            case "Log.entryAdded" if parameters["entry"]["level"] in ("error", "warning"):
                self.errors.append(parameters["entry"]["text"])
            case "Network.requestWillBeSent":
                self.urls.append(parameters["request"]["url"])

    def open(self, path):
        self.call("Page.navigate", url="file://" + os.path.abspath(path))
        for _ in range(200):
            if self.run("document.readyState") == "complete":
                return
            time.sleep(0.05)
        raise RuntimeError("the page did not load")

    def run(self, expression):
        """The value of a JavaScript expression."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def set(self, identifier, value):
        """Gives a field a value as a person would."""
        self.run(f"""(() => {{
          const field = document.getElementById({json.dumps(identifier)});
          if (field.type === 'checkbox') field.checked = {json.dumps(value)};
          else field.value = {json.dumps(value)};
          field.dispatchEvent(new Event('input', {{ bubbles: true }}));
        }})()""")

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

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
    tokenc = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else release_build()
    screenshots = sys.argv[2] if len(sys.argv) > 2 else None
    for dark in (False, True):
        view = Page(executable, dark=dark)
        try:
            with tempfile.TemporaryDirectory() as folder:
                real_tokens(view, tokenc, folder, screenshots if not dark else None)
                screenshot(view, screenshots if dark else None, "dark-page")
                hostile_text(view, tokenc, folder)
            assert not view.errors, f"console: {view.errors}"
            foreign = [url for url in view.urls if not url.startswith("file://")]
            assert not foreign, f"requests: {foreign}"
        finally:
            view.close()
    print(f"{check}: passed in light and dark")
