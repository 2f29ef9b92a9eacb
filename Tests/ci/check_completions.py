#!/usr/bin/env python3
"""Asks bash, zsh and fish to complete words of tokenc, and roff's readers to read its manual page.

check_completions.py [TOKENC]

Run from the package's folder; without TOKENC the one that is built for release is used. A shell or
reader that is not installed is left out, and said to be. Fails when a completion lacks a word or
offers one too many, and at any warning about the manual page.
"""

import os
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import time

import browser

# A command line up to the cursor, words that must be offered, and words that must not.
CASES = [
    ("tokenc res", ["resolve"], ["lint", "compile"]),
    ("tokenc ", ["compile", "lint", "completions", "help", "tokens/"], ["--brand"]),
    ("tokenc --war", ["--warnings-as-errors"], ["--watch"]),
    ("tokenc tok", ["tokens/"], ["compile"]),
    ("tokenc tokens/ --ch", ["--check"], ["--brand"]),
    ("tokenc lint tokens/ --rule near", ["near-duplicate"], ["naming"]),
    ("tokenc lint --rule=near", ["near-duplicate"], ["naming"]),
    ("tokenc lint tokens/ --fail-on ", ["error", "warning", "never"], ["contrast", "tokens/"]),
    ("tokenc diff --fail-on ", ["breaking", "removed"], ["warning"]),
    ("tokenc resolve tokens/ --color-space display", ["display-p3"], ["oklch"]),
    ("tokenc resolve --diagnostics ", ["text", "json", "github", "sarif"], ["tokens/"]),
    ("tokenc compile tokens/ --output tok", ["tokens/"], ["token.json"]),
    ("tokenc preview tokens/ --output tok", ["tokens/", "token.json"], []),
    ("tokenc import ", ["figma", "tokens-studio"], ["tokens/"]),
    ("tokenc import figma tok", ["tokens/", "token.json"], ["tokens-studio"]),
    ("tokenc import figma --unit px tok", ["tokens/", "token.json"], ["tokens-studio"]),
    ("tokenc diff tokens/ tok", ["tokens/"], []),
    ("tokenc help unkn", ["unknown-alias", "unknown-property"], ["near-duplicate"]),
    ("tokenc help near", ["near-duplicate"], ["unknown-alias"]),
    ("tokenc help cont", ["contract", "contrast"], []),
    ("tokenc completions ", ["bash", "zsh", "fish"], ["tokens/"]),
    ("tokenc find --brand x --lim", ["--limit"], ["--brand"]),
    ("tokenc find ", [], ["tokens/"]),
    ("tokenc find '#fff' tok", ["tokens/"], []),
    ("tokenc -- tok", ["tokens/"], []),
]


def fail(message):
    raise SystemExit(f"check_completions: {message}")


def bash(script, line, folder):
    # As readline splits a line: the sign of '--name=value' is a word of its own.
    code = (
        f"source {script}\n"
        "line=$1 rest=$1 COMP_WORDS=()\n"
        "for word in ${line//=/ = }; do COMP_WORDS+=(\"$word\"); done\n"
        "[[ $line == *' ' ]] && COMP_WORDS+=('')\n"
        "COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))\n"
        "_tokenc\n"
        "for reply in \"${COMPREPLY[@]}\"; do\n"
        "  [[ -d $reply ]] && reply=$reply/\n"
        "  printf '%s\\n' \"$reply\"\n"
        "done\n")
    outcome = subprocess.run(
        ["bash", "--norc", "-c", code, "bash", line], cwd=folder, capture_output=True, text=True)
    if outcome.stderr:
        fail(f"bash says '{outcome.stderr.strip()}' of '{line}'")
    return outcome.stdout.split("\n")


def fish(script, line, folder):
    outcome = subprocess.run(
        ["fish", "--no-config", "-c", f"source {script}; complete -C $argv[1]", line],
        cwd=folder, capture_output=True, text=True)
    if outcome.stderr:
        fail(f"fish says '{outcome.stderr.strip()}' of '{line}'")
    words = [row.split("\t")[0] for row in outcome.stdout.split("\n")]
    # fish answers the whole word of '--name=value'.
    return [word.split("=", 1)[1] if word.startswith("--") and "=" in word else word for word in words]


class Zsh:
    """A zsh at a terminal: only there do its widgets run. A key completes and prints the matches."""

    START = """
        PS1= PS2= RPS1= ; unsetopt zle_bracketed_paste 2>/dev/null; zle_bracketed_paste=()
        autoload -Uz compinit && compinit -u -D
        zstyle ':completion:*' menu no
        zstyle ':completion:*' list-prompt ''
        zstyle ':completion:*' insert-tab no
        source SCRIPT
        compadd () {
          if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
          local -a hits
          local -i folders=0
          [[ ${@[1,(i)(-|--)]} == *\\ -*f* || -n ${(M)@:#-f} ]] && folders=1
          builtin compadd -O hits "$@"
          local hit
          for hit in $hits; do
            [[ $folders == 1 && -d $hit ]] && hit=$hit/
            print -r -- "$hit" >> FOUND
          done
          builtin compadd "$@"
        }
        finish () { zle complete-word 2>/dev/null; print -r -- END >> FOUND; BUFFER= ; zle kill-buffer }
        zle -N finish
        bindkey '^G' finish
        print -r -- READY >> FOUND
    """

    def __init__(self, script, folder):
        self.found = os.path.join(folder, ".found")
        open(self.found, "w").close()
        start = os.path.join(folder, ".start")
        with open(start, "w") as file:
            file.write(self.START.replace("SCRIPT", script).replace("FOUND", self.found))
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            os.environ["TERM"] = "vt100"
            os.execvp("zsh", ["zsh", "-f", "-i"])
        self.send(f"source {start}\n")
        self.wait("READY")

    def send(self, text):
        os.write(self.terminal, text.encode())

    def wait(self, mark):
        """Waits until zsh wrote a mark, and answers the lines before it."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            if select.select([self.terminal], [], [], 0.02)[0]:
                os.read(self.terminal, 1 << 16)
            with open(self.found) as file:
                lines = file.read().split("\n")
            if mark in lines:
                open(self.found, "w").close()
                return lines[:lines.index(mark)]
        fail(f"zsh does not answer; '{mark}' is awaited")

    def complete(self, line):
        self.send(line + "\x07")
        return self.wait("END")

    def close(self):
        self.send("\x03exit\n")
        os.close(self.terminal)
        os.waitpid(self.process, 0)


def check(shell, answer):
    count = 0
    for line, wanted, unwanted in CASES:
        words = {word for word in answer(line) if word}
        for word in wanted:
            if word not in words:
                fail(f"{shell} does not offer '{word}' after '{line}', but {sorted(words)}")
        for word in unwanted:
            if word in words:
                fail(f"{shell} offers '{word}' after '{line}'")
        count += 1
    print(f"{shell}: {count} command lines completed")


def check_manual(tokenc, folder):
    page = os.path.join(folder, "tokenc.1")
    with open(page, "wb") as file:
        file.write(subprocess.run([tokenc, "man"], check=True, capture_output=True).stdout)
    readers = [
        ["groff", "-man", "-ww", "-z", "-Tutf8", page],
        ["mandoc", "-T", "lint", "-W", "warning", page],
        ["man", "--warnings", "-l", page],
    ]
    for reader in readers:
        if shutil.which(reader[0]) is None:
            print(f"manual page: left out: no {reader[0]}")
            continue
        if reader[0] == "man" and sys.platform == "darwin":
            continue
        outcome = subprocess.run(reader, capture_output=True, text=True)
        said = outcome.stderr + ("" if reader[0] == "man" else outcome.stdout)
        if outcome.returncode != 0 or said.strip():
            fail(f"{reader[0]} says of the manual page: {said.strip()}")
        print(f"manual page: {reader[0]} has no warning")


def main():
    tokenc = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else browser.release_build()
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(os.path.join(folder, "tokens"))
        open(os.path.join(folder, "token.json"), "w").close()
        for shell in ["bash", "zsh", "fish"]:
            if shutil.which(shell) is None:
                print(f"{shell}: left out: it is not installed")
                continue
            script = os.path.join(folder, f".{shell}-script")
            with open(script, "wb") as file:
                file.write(subprocess.run(
                    [tokenc, "completions", shell], check=True, capture_output=True).stdout)
            subprocess.run([shell, "-n", script], check=True)
            if shell == "zsh":
                zsh = Zsh(script, folder)
                check("zsh", zsh.complete)
                zsh.close()
            else:
                complete = bash if shell == "bash" else fish
                check(shell, lambda line: complete(script, line, folder))
        check_manual(tokenc, folder)


main()
