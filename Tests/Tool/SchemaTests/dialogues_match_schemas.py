"""Runs dialogues of the engine protocol, and validates each line against its JSON Schema.

The dialogue in Docs/Reference/EngineProtocol.md runs first. Then Plumb's own engine receives every kind of request for
the scenes of some specs.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
PAGE = ROOT / "Docs/Reference/EngineProtocol.md"

#: Specs whose scenes have values in every column.
SPECS = [
    "guide/variants.md",
    "collections/orthogonal-scrolling/resting-offsets.md",
    "collections/data-sources/diffable-data-source.md",
    "recorded/swiftui-invalid-input.md",
]


def validators(packages):
    """Returns the validators of requests, answers, values and recordings, by these words."""
    sys.path.insert(0, packages)
    import jsonschema
    import referencing

    files = {file.name: json.loads(file.read_text()) for file in sorted((ROOT / "Docs/Schemas").glob("*.json"))}
    schemas = [schema for name, schema in files.items() if name.startswith("engine-")]
    registry = referencing.Registry().with_resources(
        (schema["$id"], referencing.Resource.from_contents(schema)) for schema in files.values()
    )
    made = {}
    for schema in schemas:
        jsonschema.Draft202012Validator.check_schema(schema)
        kind = schema["$id"].removesuffix(".schema.json").removeprefix("engine-")
        made[kind] = jsonschema.Draft202012Validator(schema, registry=registry)
    return made


class Schemas:
    """The schemas, and the number of validated lines by name."""

    def __init__(self, packages):
        self.validators, self.counts = validators(packages), {}

    def validate(self, line, kind):
        """Validates a line, and returns the request or the answer."""
        message = json.loads(line)
        validator = self.validators[kind]
        assert message.get(kind) in validator.schema["$defs"], f"{line[:300]}\n  is no {kind}"
        part = validator.evolve(schema={"$ref": f"{validator.schema['$id']}#/$defs/{message[kind]}"})
        errors = [f"{error.json_path}: {error.message}" for error in part.iter_errors(message)]
        assert not errors, f"{line[:300]}\n  " + "\n  ".join(errors[:8])
        assert validator.is_valid(message), line[:300]
        key = (kind, message[kind])
        self.counts[key] = self.counts.get(key, 0) + 1
        return message


def blocks(fence):
    """Returns the blocks of the page that begin with a fence."""
    parts = PAGE.read_text().split(f"\n{fence}\n")[1:]
    end = "\n" + fence.rstrip("abcdefghijklmnopqrstuvwxyz") + "\n"
    return [part.split(end)[0] for part in parts]


def run_dialogue(lines, command, schemas, change=lambda request: request):
    """Sends the requests of a dialogue to an engine, which must return the answers of the dialogue."""
    engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    requests = [line[2:] for line in lines if line.startswith("> ")]
    answers = [line[2:] for line in lines if line.startswith("< ")]
    assert requests and len(requests) == len(answers), "a dialogue has an answer to each request"
    for request, expected in zip(requests, answers):
        engine.stdin.write(json.dumps(change(schemas.validate(request, "request"))) + "\n")
        engine.stdin.flush()
        schemas.validate(expected, "answer")
        answer = schemas.validate(engine.stdout.readline(), "answer")
        assert answer == json.loads(expected), f"{request}\nis answered by\n{json.dumps(answer)}"
    engine.stdin.close()
    assert engine.wait(timeout=10) == 0, "an engine exits when its standard input is closed"


def check_page(plumb, schemas):
    """Runs the dialogue of the page with the spec of the page."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "Specs").mkdir()
        (folder / "Specs/boxes.md").write_text(blocks("````markdown")[0] + "\n")
        variables = os.environ | {"PLUMB_CACHE": str(folder / "cache")}
        subprocess.run([plumb, "check"], cwd=folder, env=variables, check=True, capture_output=True)
        libraries = [str(path) for path in (folder / "cache").rglob("*.so")]

        def with_library(request):
            return request | {"libraries": libraries} if "libraries" in request else request

        run_dialogue(blocks("```dialogue")[0].split("\n"), [plumb + "-engine"], schemas, with_library)


def phase_requests(scenario, columns):
    """Yields the requests for a scenario in each of its phases."""
    environment = {"direction": "ltr", "scale": 2, "dynamicType": "large"}
    proposal = {"width": 320, "height": 480}
    insets = {"top": 20, "leading": 0, "bottom": 10, "trailing": 0}
    there = {"scenario": scenario, "columns": columns}
    surrounded = environment | {"direction": "rtl", "safeArea": insets, "margins": insets}
    yield {"request": "layout", "proposal": proposal, "environment": environment} | there
    yield {"request": "observe"} | there
    free = {"width": "nil", "height": "inf"}
    for graph in ("fresh", "replayed", "standing"):
        conditions = {"environment": surrounded, "proposal": free if graph == "fresh" else proposal}
        yield {"request": "layout", "graph": graph} | conditions | there
    yield {"request": "resting", "scenario": scenario, "section": 0, "offset": 70}
    yield {"request": "laws", "scenario": scenario, "laws": ["idempotent"], "seed": 7}
    conditions = {"proposal": {"width": 100, "height": 480}, "environment": surrounded}
    yield {"request": "layouts", "graph": "replayed", "conditions": [conditions]} | there
    yield {"request": "step", "scenario": scenario}


def parts(text):
    """Returns the parts of a call with at most one name, and at most one name after `to`."""
    verb, *names = text.split()
    items = [{"name": name, "level": 0, "isExpanded": False} for name in names if name != "to"]
    call = {"verb": verb, "subject": items[:1], "object": items[1:]}
    return call | ({"relation": "to"} if "to" in names else {})


def check_specs(plumb, schemas):
    """Sends every kind of request for the scenes of some specs."""
    with tempfile.TemporaryDirectory() as folder:
        variables = os.environ | {"PLUMB_CACHE": folder}
        specs = [f"Specs/{name}" for name in SPECS]
        subprocess.run([plumb, "check", *specs], cwd=ROOT, env=variables, check=True, capture_output=True)
        engine = subprocess.Popen([plumb + "-engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

        def send(request):
            line = json.dumps(request)
            schemas.validate(line, "request")
            engine.stdin.write(line + "\n")
            engine.stdin.flush()
            answer = engine.stdout.readline()
            assert answer, f"{line}\n  ended the engine with {engine.wait()}"
            return schemas.validate(answer, "answer")

        columns = send({"request": "hello", "protocol": 2})["can"]
        libraries = [str(path) for path in pathlib.Path(folder).rglob("*.so")]
        scenarios = send({"request": "scenarios", "libraries": libraries})["scenarios"]
        assert len(scenarios) > 40, len(scenarios)
        for scenario in scenarios:
            send({"request": "reset", "scenario": scenario["id"]})
            answer = {}
            while not answer.get("hasEnded"):
                for request in phase_requests(scenario["id"], columns):
                    answer = send(request)
        begun = {"scenario": scenarios[0]["id"]}
        send({"request": "reset"} | begun)
        unknown = send({"request": "laws", "laws": ["unknown-law"], "seed": 1} | begun)
        assert unknown == {"answer": "unsupported", "reason": "there is no law 'unknown-law'"}, unknown
        assert send({"request": "reset", "scenario": "unknown#scenario"})["answer"] == "error"
        for form, start, calls in (
            ("snapshot", {"sections": [{"name": "A", "items": ["a"]}]}, ["appendItems a", "numberOfItems A"]),
            ("section-snapshot", {"items": []}, ["append a", "append c to a", "snapshotOf a", "level c"]),
        ):
            lines = [{"line": line, "text": text, "call": parts(text)} for line, text in enumerate(calls, 1)]
            script = {"request": "script", "scenario": "a#b", "file": "a.md", "form": form, "start": start}
            assert len(send(script | {"calls": lines})["calls"]) == len(calls)
        engine.stdin.close()
        engine.wait(timeout=10)


def check_recording(plumb, schemas):
    """Records scenes with steps, and validates each line of the file."""
    validator = schemas.validators["recording"]
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "recording.jsonl"
        variables = os.environ | {"PLUMB_CACHE": folder}
        command = [plumb, "check", f"Specs/{SPECS[2]}", "--record", file]
        subprocess.run(command, cwd=ROOT, env=variables, check=True, capture_output=True)
        lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines[0]["hello"]["platform"] and len(lines) > 5, lines[0]
    for line in lines + [lines[0] | {"hello": lines[0]["hello"] | {"device": "Mac16,1", "scale": 2}}]:
        errors = [f"{error.json_path}: {error.message}" for error in validator.iter_errors(line)]
        assert not errors, "\n  ".join([json.dumps(line)[:300]] + errors[:8])
    for wrong in ({}, lines[0] | {"recording": 2}, lines[1] | {"exchange": [{"request": {}}]}):
        assert not validator.is_valid(wrong), wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plumb", help="the executable of plumb")
    parser.add_argument("--packages", required=True, help="the folder in which `jsonschema` is installed")
    arguments = parser.parse_args()
    plumb, schemas = os.path.abspath(arguments.plumb), Schemas(arguments.packages)
    check_page(plumb, schemas)
    check_specs(plumb, schemas)
    check_recording(plumb, schemas)
    for kind, validator in schemas.validators.items():
        if kind in ("values", "recording"):
            continue
        names = {definition["properties"][kind]["const"] for definition in validator.schema["$defs"].values()
                 if kind in definition["properties"] and "const" in definition["properties"][kind]}
        missing = {name for name in names if (kind, name) not in schemas.counts}
        assert not missing, f"no {kind} was sent of {missing}"
    print(f"{sum(schemas.counts.values())} lines of dialogues are valid")


if __name__ == "__main__":
    main()
