"""Judges how well an agent uses the tokens of this repository: fifty tasks, each a description and Swift with gaps, in
Tests/AgentTasks/tasks.json. It counts names that no token has, tokens that are not the right ones, and values in place of tokens.

Usage: agent_tasks.py --tokenc PATH --answers FILE    FILE is an object of JSON from the id of a task to the completed Swift
       agent_tasks.py --tokenc PATH --self-test       judges answers made from the tasks, with planted faults
       agent_tasks.py --prompt                        prints what an agent is asked, without the tokens
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TASKS = json.loads((ROOT / "Tests/AgentTasks/tasks.json").read_text("utf-8"))
PROMPT = """Complete the Swift of each task: put a case of a token of this project into each gap ___, as in theme[.name]. Change nothing else.
Answer with one object of JSON, from the id of each task to its Swift.
"""


def requests(codes):
    for number, code in enumerate(codes):
        yield json.dumps({"jsonrpc": "2.0", "id": number, "method": "tools/call",
                          "params": {"name": "check_swift", "arguments": {"code": code}}})


def checked(tokenc, codes):
    """The findings of the server in each text of Swift."""
    lines = "\n".join(requests([f"import SwiftUI\n{code}" for code in codes]))
    run = subprocess.run([tokenc, "mcp", str(ROOT / "tokens")], input=lines, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    return [answer["result"]["structuredContent"]["diagnostics"] for answer in answers]


def used(code):
    """The tokens that a text names, in its order."""
    return [name for part in re.findall(r"theme\[(.*?)\]", code) for name in re.findall(r"\.(\w+)", part)]


def judged(tokenc, answers):
    counts = {"right": 0, "invented": 0, "wrong": 0, "values": 0, "missing": 0}
    given = [(task, answers[task["id"]]) for task in TASKS if isinstance(answers.get(task["id"]), str)]
    counts["missing"] = len(TASKS) - len(given)
    for (task, code), findings in zip(given, checked(tokenc, [code for _, code in given])):
        invented = [finding for finding in findings if finding["id"] == "unknown-token"]
        values = [finding for finding in findings if finding["id"].startswith("code-")]
        names = used(code)
        wrong = sum(names[index:index + 1] == [] or names[index] not in wanted for index, wanted in enumerate(task["wanted"]))
        counts["invented"] += len(invented)
        counts["values"] += len(values)
        # An invented name, and a value in a gap, are not counted twice.
        counts["wrong"] += max(0, wrong - len(invented) - len(values))
        counts["right"] += not (invented or values or wrong)
    return counts


def completed(task, names=None):
    code = task["code"]
    for wanted in task["wanted"] if names is None else names:
        code = code.replace("___", f".{wanted[0]}" if isinstance(wanted, list) else wanted, 1)
    return code


def self_test(tokenc):
    right = {task["id"]: completed(task) for task in TASKS}
    assert judged(tokenc, right) == {"right": 50, "invented": 0, "wrong": 0, "values": 0, "missing": 0}, judged(tokenc, right)
    planted = dict(right)
    planted["task-01"] = completed(TASKS[0], [".textMain"])
    planted["task-13"] = completed(TASKS[12], [".textPrimary"])
    planted["task-23"] = "card.padding(16)"
    del planted["task-50"]
    found = judged(tokenc, planted)
    assert found == {"right": 46, "invented": 1, "wrong": 1, "values": 1, "missing": 1}, found
    print("50 tasks, each with an answer that is right; an invented name, a wrong token and a value are found")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tokenc")
    parser.add_argument("--answers")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--prompt", action="store_true")
    options = parser.parse_args()
    if options.prompt:
        print(PROMPT)
        print(json.dumps([{key: task[key] for key in ("id", "about", "code")} for task in TASKS], indent=1))
    elif options.self_test:
        self_test(options.tokenc)
    elif options.answers:
        print(json.dumps(judged(options.tokenc, json.loads(pathlib.Path(options.answers).read_text("utf-8")))))
    else:
        parser.print_usage()
        sys.exit(64)


if __name__ == "__main__":
    main()
