"""Checks specs with the engine of Examples/FlexboxEngine, and validates every line of the dialogue."""

import argparse
import json
import os
import pathlib
import subprocess
import tempfile

from dialogues_match_schemas import ROOT, Schemas, blocks, run_dialogue

ENGINE = ROOT / "Examples/FlexboxEngine/flexbox_engine.py"

#: Specs with scenes that are data, many of which flexbox can lay out.
SPECS = [
    "frames/frame.md", "spacing/padding.md", "stacks/spacer.md", "stacks/stacks.md", "spacing/spacing.md",
    "frames/background-and-overlay.md",
]

#: A proxy engine, which writes the requests and the answers of an engine to a file.
PROXY = """#!/usr/bin/env python3
import os, subprocess, sys
engine = subprocess.Popen(["/usr/bin/python3", {engine!r}], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
with open(os.path.join({folder!r}, str(os.getpid())), "wb", buffering=0) as log:
    for request in sys.stdin.buffer:
        log.write(request)
        engine.stdin.write(request)
        engine.stdin.flush()
        answer = engine.stdout.readline()
        log.write(answer)
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
"""


def check_specs(plumb, schemas):
    """Checks specs, and validates every line; returns the number of results by verdict."""
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, "log")
        log.mkdir()
        proxy = pathlib.Path(folder, "proxy.py")
        proxy.write_text(PROXY.format(engine=str(ENGINE), folder=str(log)))
        proxy.chmod(0o755)
        specs = [f"Specs/swiftui/{name}" for name in SPECS]
        command = [plumb, "check", *specs, "--engine", str(proxy), "--format", "json"]
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
        assert ended.returncode in (0, 1), ended.stderr[-2000:]
        # The last request of a stopped engine has no answer.
        lines = [line for file in log.iterdir() for line in file.read_text().splitlines()]
    for request, answer in zip(lines[::2], lines[1::2]):
        if schemas.validate(request, "request")["request"] == "layout":
            assert "scene" in json.loads(request), request
        schemas.validate(answer, "answer")
    counts = {}
    for result in json.loads(ended.stdout)["results"]:
        counts[result["status"]] = counts.get(result["status"], 0) + 1
    return counts


def check_recording(plumb, schemas):
    """Records a run, sends the recorded view trees again, compares the answers, and returns their number."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder, "run.jsonl")
        command = [plumb, "check", "Specs/swiftui/spacing/padding.md", "--engine", str(ENGINE), "--record", str(file)]
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
        assert ended.returncode in (0, 1), ended.stderr[-2000:]
        lines = [json.loads(line) for line in file.read_text().splitlines()]
    for line in lines:
        assert schemas.validators["recording"].is_valid(line), json.dumps(line)[:300]
    exchanges = [exchange for line in lines[1:] for exchange in line["exchange"] if "sent" in exchange]
    requests = "".join(json.dumps(exchange["sent"]) + "\n" for exchange in exchanges)
    again = subprocess.run(["/usr/bin/python3", str(ENGINE)], input=requests, capture_output=True, text=True, timeout=60)
    answers = [json.loads(line) for line in again.stdout.splitlines()]
    assert len(answers) == len(exchanges) > 20, (len(answers), len(exchanges))
    for answer, exchange in zip(answers, exchanges):
        recorded = exchange["answer"]
        assert answer["answer"] == recorded["answer"], (answer, exchange)
        assert [node["frame"] for node in answer.get("nodes", [])] == \
            [node["frame"] for node in recorded.get("nodes", [])], (answer, exchange)
    return len(exchanges)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plumb", help="the executable of plumb")
    parser.add_argument("--packages", required=True, help="the folder in which `jsonschema` is installed")
    parser.add_argument("--flexbox", required=True, help="the folder in which `stretchable` is installed")
    arguments = parser.parse_args()
    os.environ["PYTHONPATH"] = os.path.abspath(arguments.flexbox)
    schemas = Schemas(arguments.packages)
    dialogue = blocks("```dialogue")[1].split("\n")
    run_dialogue(dialogue, ["/usr/bin/python3", str(ENGINE)], schemas)
    counts = check_specs(os.path.abspath(arguments.plumb), schemas)
    assert set(counts) <= {"passed", "failed", "unsupported", "skipped"}, counts
    assert counts["passed"], counts
    print(f"flexbox: {check_recording(os.path.abspath(arguments.plumb), schemas)} recorded view trees give the same answers")
    print(f"flexbox: {counts}; {sum(schemas.counts.values())} lines are valid")


if __name__ == "__main__":
    main()
