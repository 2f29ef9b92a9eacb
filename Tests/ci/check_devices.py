"""Integration/devices with stand-ins for Apple's commands: the commands that it gives, the report that it writes, and
what it says of a part that fails or has no simulator. The asset catalogs are the tool's own.

Usage: check_devices.py TOKENC
"""

import importlib.machinery
import importlib.util
import json
import os
import pathlib
import shutil
import sys
import tempfile
import unittest
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOKENC = pathlib.Path(sys.argv.pop(1)).resolve()
# What stands for each of Apple's commands. It notes its words, and does what the script waits for.
STAND_IN = '''#!/usr/bin/env python3
import json, os, pathlib, subprocess, sys
name, words = pathlib.Path(sys.argv[0]).name, sys.argv[1:]
folder = pathlib.Path(os.environ["STAND_INS"])
line = " ".join([name, *words])
with open(folder / "commands.txt", "a") as log:
    log.write(line + "\\n")
failing = os.environ.get("FAILING")
if failing and failing in line:
    print("first line\\nlast line: it failed")
    sys.exit(65)
if "list devices" in line:
    print((folder / "devices.json").read_text())
elif "get_app_container" in line:
    print(folder / "container")
elif "screenshot" in line:
    pathlib.Path(words[-1]).write_text("a picture")
elif name == "xcodebuild" and "-derivedDataPath" in words:
    products = pathlib.Path(words[words.index("-derivedDataPath") + 1])
    (products / "Build/Products/Debug-iphonesimulator/Device Checks.app").mkdir(parents=True)
elif "tokenc" in words:
    sys.exit(subprocess.run([os.environ["TOKENC"], words[-1]]).returncode)
elif line == "swift test":
    print("Test run with 3 tests in 1 suite passed after 0.1 seconds.")
else:
    print(name, "of a stand-in")
'''
DEVICES = {
    "com.apple.CoreSimulator.SimRuntime.iOS-9-3": [{"name": "iPhone 6s", "udid": "OLD"}],
    "com.apple.CoreSimulator.SimRuntime.iOS-26-1": [{"name": "iPad Air", "udid": "PAD"}, {"name": "iPhone 17", "udid": "NEW"}],
    "com.apple.CoreSimulator.SimRuntime.xrOS-26-0": [{"name": "Apple Vision Pro", "udid": "VISION"}],
    "com.apple.CoreSimulator.SimRuntime.watchOS-26-0": [{"name": "Apple Watch Ultra", "udid": "WATCH"}],
}
CHECKS = [{"title": "Lines", "expectation": "The text is in the middle."}, {"title": "Gamut", "expectation": "Red."}]


def script(output):
    loader = importlib.machinery.SourceFileLoader("devices", str(ROOT / "Integration/devices"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("devices", loader))
    sys.modules["devices"] = module
    loader.exec_module(module)
    module.OUTPUT = output
    module.DRAWING_TIME = 0
    return module


class DevicesTests(unittest.TestCase):
    def setUp(self):
        # The report's place is named from the checkout.
        self.output = ROOT / ".build/devices-check"
        self.addCleanup(shutil.rmtree, self.output, ignore_errors=True)
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        for name in ("xcrun", "xcodebuild", "swift", "sw_vers"):
            path = self.folder / name
            path.write_text(STAND_IN)
            path.chmod(0o755)
        (self.folder / "devices.json").write_text(json.dumps({"devices": DEVICES}))
        (self.folder / "container/Documents").mkdir(parents=True)
        (self.folder / "container/Documents/checks.json").write_text(json.dumps(CHECKS))
        self.environment = {
            "PATH": f"{self.folder}:{os.environ['PATH']}", "STAND_INS": str(self.folder), "TOKENC": str(TOKENC)}

    def run_script(self, *parts, **environment):
        with mock.patch.dict(os.environ, {**self.environment, **environment}), mock.patch("sys.argv", ["devices", *parts]), \
                mock.patch("builtins.print"):
            status = script(self.output).main()
        log = self.folder / "commands.txt"
        commands = log.read_text() if log.exists() else ""
        report = (self.output / "report.md").read_text() if status in (0, 1) else ""
        return status, report, commands

    def test_a_system_is_tested_in_its_newest_simulator(self):
        status, report, commands = self.run_script("iOS", "visionOS")
        self.assertEqual(status, 0)
        self.assertIn("-destination id=NEW -only-testing DesignTokensTests", commands)
        self.assertIn("-scheme Appearance -destination generic/platform=visionOS", commands)
        self.assertIn("-destination id=VISION", commands)
        self.assertIn("iPhone 17, iOS 26.1", report)
        self.assertIn("| visionOS | passed |", report)

    def test_a_system_without_a_simulator_is_left_out(self):
        status, report, commands = self.run_script("tvOS")
        self.assertEqual(status, 0)
        self.assertNotIn("xcodebuild test", commands)
        self.assertIn("Xcode has no simulator of tvOS", report)

    def test_a_failure_is_reported_and_keeps_no_other_part_from_running(self):
        status, report, _ = self.run_script("watchOS", "macos", FAILING="xcodebuild test")
        self.assertEqual(status, 1)
        self.assertIn("| watchOS | failed |", report)
        self.assertIn("ended with 65:\nfirst line\nlast line: it failed", report)
        self.assertIn("| macos | passed |", report)
        self.assertIn("Test run with 3 tests", report)

    def test_each_brand_has_a_catalog_that_is_compiled(self):
        status, report, commands = self.run_script("assets")
        self.assertEqual(status, 0, report)
        compiled = [line.rpartition("/")[2] for line in commands.splitlines() if line.startswith("xcrun actool")]
        self.assertEqual(compiled, ["alfa.xcassets", "bluetint.xcassets", "x5.xcassets"])

    def test_each_check_has_a_picture_in_each_form(self):
        status, report, commands = self.run_script("checks")
        self.assertEqual(status, 0, report)
        for form in ("light", "dark", "large-text", "right-to-left"):
            for index in (1, 2):
                self.assertTrue((self.output / f"{index:02}-{form}.png").exists(), form)
        self.assertIn("### 1. Lines\n\n- [ ] The text is in the middle.", report)
        self.assertIn("![dark](02-dark.png)", report)
        self.assertIn("ui NEW appearance dark", commands)
        self.assertIn("launch --terminate-running-process NEW example.device-checks -check 1 -AppleTextDirection YES", commands)
        self.assertTrue(commands.rstrip().endswith("--version"), "the report's machine is asked last")
        self.assertIn("simctl shutdown NEW", commands)

    def test_a_part_that_is_not_there_is_a_usage_error(self):
        self.assertEqual(self.run_script("android")[0], 64)

    def test_without_xcode_it_says_what_it_needs(self):
        (self.folder / "xcrun").unlink()
        self.assertEqual(self.run_script("iOS")[0], 69)


unittest.main()
