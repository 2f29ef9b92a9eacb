#!/usr/bin/env python3
"""Makes the release twice, in two folders, and compares its files byte by byte.

The folders have names of different lengths, another one as home, and the second build begins from nothing in another time
zone and language: what depends on any of that differs. Two builds for release take some minutes, so this is for the night and for
a release.

Usage: reproducible.py [--work FOLDER]
"""

import argparse
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SETTINGS = [{}, {"TZ": "Pacific/Kiritimati", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"}]


def copy(folder):
    names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, names.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


def release(folder, settings):
    """The digest of each file of a release that is made in a folder."""
    result = subprocess.run([folder / "Integration/release"], env=os.environ | settings, capture_output=True, text=True)
    if result.returncode:
        sys.exit(result.stdout[-2000:] + result.stderr[-2000:])
    dist = folder / ".build/dist"
    digests = {str(file.relative_to(dist)): hashlib.sha256(file.read_bytes()).hexdigest() for file in dist.rglob("*") if file.is_file()}
    check(dist, digests)
    return digests


def check(dist, digests):
    """The list of contents and the sums must be of the files that are there."""
    for line in (dist / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split("  ")
        if digests.get(name) != digest:
            sys.exit(f"SHA256SUMS has another digest of {name}")
    contents = json.loads((dist / "tokenc.spdx.json").read_text())
    ids = {entry["SPDXID"] for entry in contents["packages"] + contents["files"]} | {contents["SPDXID"]}
    for relation in contents["relationships"]:
        if not {relation["spdxElementId"], relation["relatedSpdxElement"]} <= ids:
            sys.exit(f"the list of contents has no {relation}")
    if not contents["files"] or not all(package["versionInfo"] for package in contents["packages"]):
        sys.exit("the list of contents lacks files or versions")
    for file in contents["files"]:
        sums = {entry["algorithm"]: entry["checksumValue"] for entry in file["checksums"]}
        if sums["SHA256"] != digests["design-tokens-plugin/" + file["fileName"].removeprefix("./")]:
            sys.exit(f"the list of contents has another digest of {file['fileName']}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--work", type=pathlib.Path, help="where the two folders are made, and stay")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as work:
        work = options.work or pathlib.Path(work)
        folders = [work / "a", work / "a-second-folder-with-a-longer-name/b"]
        # Both before the first build, as somebody may work on the sources meanwhile.
        for folder in folders:
            copy(folder)
        first, second = (release(folder, settings) for folder, settings in zip(folders, SETTINGS))
    for name in sorted(first | second):
        is_same = first.get(name) == second.get(name)
        print(f"{'same   ' if is_same else 'DIFFERS'} {first.get(name, 'missing')[:16]} {name}")
    if first != second:
        sys.exit("the same sources gave two releases")
    print(f"{len(first)} files of two releases, 0 differ")


main()
