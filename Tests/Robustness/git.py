#!/usr/bin/env python3
"""Repositories that would have something executed, revisions and paths that look like options.

    Tests/Robustness/git.py --tokenc .build/release/tokenc

The configuration of a repository names programs: pagers, filters, drivers of differences, a checker of
signatures. Each is a script that leaves a mark here; no command may leave one.
"""
import argparse
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

COLOR = '{ "color": { "$type": "color", "%s": { "$value": { "colorSpace": "srgb", "components": [%s, 0, 0] } } } }'
KEYS = """core.pager pager.log core.fsmonitor core.editor core.sshCommand core.askPass core.hooksPath diff.external
diff.evil.command diff.evil.textconv filter.evil.clean filter.evil.smudge filter.evil.process merge.evil.driver
gpg.program gpg.ssh.program gpg.x509.program credential.helper interactive.diffFilter alias.log alias.rev-parse
alias.ls-tree alias.cat-file alias.tag uploadpack.packObjectsHook""".split()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tokenc", required=True, type=pathlib.Path)
    tokenc = parser.parse_args().tokenc.resolve()
    faults = checks = 0
    with tempfile.TemporaryDirectory() as work:
        work = pathlib.Path(work)
        repository, mark = work / "repository", work / "executed"
        (repository / "tokens").mkdir(parents=True)
        (repository / "App").mkdir()
        environment = os.environ | {"GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
                                    "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.com",
                                    "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.com"}

        def run(*command, text=None):
            return subprocess.run([str(word) for word in command], cwd=repository, input=text, env=environment,
                                  capture_output=True, text=True, timeout=60)

        def commit(name, red):
            (repository / "tokens/a.tokens.json").write_text(COLOR % (name, red))
            run(tokenc, "tokens", "--output", "App/Generated", "--force")
            (repository / "App/View.swift").write_text(f"let a = theme[.{name}]\n")
            run("git", "add", "-A")
            tree = run("git", "write-tree").stdout.strip()
            head = run("git", "rev-parse", "-q", "--verify", "HEAD").stdout.strip()
            # Signed, so that whoever shows signatures asks the program for it.
            text = f"tree {tree}\n" + (f"parent {head}\n" if head else "")
            who = "a <a@example.com> 1700000000 +0000"
            text += f"author {who}\ncommitter {who}\n"
            text += "gpgsig -----BEGIN PGP SIGNATURE-----\n \n AAAA\n -----END PGP SIGNATURE-----\n\nsubject\n"
            made = run("git", "hash-object", "-t", "commit", "-w", "--stdin", text=text).stdout.strip()
            run("git", "update-ref", "HEAD", made)

        run("git", "init", "-q", "-b", "main")
        commit("a", "1")
        run("git", "tag", "v1")
        shutil.copytree(repository / "App/Generated", work / "earlier")
        commit("b", "0.9")
        run("git", "tag", "--", "v2")
        script = work / "evil"
        script.write_text(f'#!/bin/sh\necho "$0 $*" >> {mark}\ncat\n')
        script.chmod(0o755)
        hooks = work / "hooks"
        hooks.mkdir()
        for hook in ("post-checkout", "reference-transaction", "pre-commit", "post-index-change"):
            shutil.copy(script, hooks / hook)
        for key in KEYS:
            value = hooks if key == "core.hooksPath" else f"!{script}" if key.startswith("alias.") else script
            run("git", "config", key, value)
        run("git", "config", "log.showSignature", "true")
        (repository / ".gitattributes").write_text("* diff=evil filter=evil merge=evil\n")
        # What shows that the marks work: git itself executes some of it.
        run("git", "log", "--show-signature", "-p", "--ext-diff", "-1")
        if not mark.exists():
            sys.exit("git executed nothing of this configuration, so nothing would be found")
        mark.unlink()

        # Files that the manifest doesn't know make a run look for them in the history.
        manifest = repository / "App/Generated/.tokenc-manifest"
        commands = [
            ["tokens", "--output", "App/Generated"], ["tokens", "--output", "App/Generated", "--check"],
            ["diff", "v1:tokens", "tokens"], ["diff", "v1:tokens", "v2:tokens", "--format", "html"],
            ["migrate", "v1:tokens", "tokens", "--sources", "App"],
            ["migrate", "v1:tokens", "tokens", "--sources", "App", "--apply"],
            ["uses", "tokens", "--since", "v1", "--sources", "App"], ["preview", "tokens", "--output", "p.html"],
            ["contract", "tokens"],
        ]
        # Names that would be options, other objects or programs if git took them so.
        for name in ("--output=pwned", "--upload-pack=touch pwned", "-h", "--exec-path=.", "ext::sh -c touch% pwned",
                     "v1 --all", "$(touch pwned)", ":/subject", "v1^{/x", "@{-1}", "\n", "..", "v1..v2", "-"):
            commands += [["diff", f"{name}:tokens", "tokens"], ["uses", "tokens", "--since", name],
                         ["diff", f"v1:{name}", "tokens"], ["diff", f"v1:../{name}", "tokens"]]
        for command in commands:
            shutil.copytree(work / "earlier", repository / "App/Generated", dirs_exist_ok=True)
            manifest.write_text("")
            result = run(tokenc, *command)
            checks += 1
            left = [path for path in (mark, repository / "pwned", repository / "=pwned") if path.exists()]
            if left or result.returncode < 0 or result.returncode > 128:
                faults += 1
                print(f"tokenc {' '.join(map(repr, command))}: {result.returncode}", *(path.read_text() for path in left))
                for path in left:
                    path.unlink()
    print(f"{checks} commands, {faults} faults")
    sys.exit(1 if faults else 0)


main()
