"""Has the engine of Examples/FlexboxEngine play specs, and holds every line of the dialogue against its schema."""

import argparse
import json
import os
import pathlib
import subprocess
import tempfile

from dialogues_match_schemas import ROOT, Schemas, blocks, play

ENGINE = ROOT / "Examples/FlexboxEngine/flexbox_engine.py"

#: Specs with scenes that are data, of which many are flexbox's matter.
PLAYED = [
    "frames/frame.md", "spacing/padding.md", "stacks/spacer.md", "stacks/stacks.md", "spacing/spacing.md",
    "frames/background-and-overlay.md",
]

#: An engine that is another one, and takes down what is said.
LISTENER = """#!/usr/bin/env python3
import os, subprocess, sys
engine = subprocess.Popen(["/usr/bin/python3", {engine!r}], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
with open(os.path.join({folder!r}, str(os.getpid())), "wb", buffering=0) as heard:
    for request in sys.stdin.buffer:
        heard.write(request)
        engine.stdin.write(request)
        engine.stdin.flush()
        answer = engine.stdout.readline()
        heard.write(answer)
        sys.stdout.buffer.write(answer)
        sys.stdout.buffer.flush()
"""


def check_specs(plumb, schemas):
    """Plays specs, and holds every line against its schema; returns how many results there are of each."""
    with tempfile.TemporaryDirectory() as folder:
        heard = pathlib.Path(folder, "heard")
        heard.mkdir()
        listener = pathlib.Path(folder, "listener.py")
        listener.write_text(LISTENER.format(engine=str(ENGINE), folder=str(heard)))
        listener.chmod(0o755)
        specs = [f"Specs/swiftui/{name}" for name in PLAYED]
        command = [plumb, "check", *specs, "--engine", str(listener), "--format", "json"]
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
        assert ended.returncode in (0, 1), ended.stderr[-2000:]
        # The last line has no answer where the engine was stopped.
        lines = [line for file in heard.iterdir() for line in file.read_text().splitlines()]
    for request, answer in zip(lines[::2], lines[1::2]):
        if schemas.hold(request, "request")["request"] == "layout":
            assert "scene" in json.loads(request), request
        schemas.hold(answer, "answer")
    counts = {}
    for result in json.loads(ended.stdout)["results"]:
        counts[result["status"]] = counts.get(result["status"], 0) + 1
    return counts


def check_recording(plumb, schemas):
    """Records a spec, and sends the recorded view trees again; returns how many there are."""
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
    parser.add_argument("plumb", help="the tool")
    parser.add_argument("--packages", required=True, help="where `jsonschema` is installed")
    parser.add_argument("--flexbox", required=True, help="where `stretchable` is installed")
    arguments = parser.parse_args()
    os.environ["PYTHONPATH"] = os.path.abspath(arguments.flexbox)
    schemas = Schemas(arguments.packages)
    dialogue = blocks("```dialogue")[1].split("\n")
    play(dialogue, ["/usr/bin/python3", str(ENGINE)], schemas)
    counts = check_specs(os.path.abspath(arguments.plumb), schemas)
    assert set(counts) <= {"passed", "failed", "unsupported", "skipped"}, counts
    assert counts["passed"], counts
    print(f"flexbox: {check_recording(os.path.abspath(arguments.plumb), schemas)} recorded view trees give the same answers")
    print(f"flexbox: {counts}; {sum(schemas.counts.values())} lines are as their schemas say")


if __name__ == "__main__":
    main()
