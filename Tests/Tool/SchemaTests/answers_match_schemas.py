"""Runs every command with JSON output, and validates each answer against its JSON Schema.

The score of mutants in .build/mutants/score/score.json is validated too, if it exists.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SCENE = """# {title}

## It is a text

```swift
{code}
```

```frames 100x100 evidence=derived
{lines}
```
"""

SPECS = {
    "passing.md": SCENE.format(title="Passing", code='Text("One")', lines='Text "One"  0 0 30 20'),
    "failing.md": SCENE.format(title="Failing", code='Text("One")', lines='Text "One"  0 0 31 20'),
    "new.md": SCENE.format(title="New", code='Text("One")', lines="").replace("\n\n```\n", "\n```\n"),
    "refused.md": SCENE.format(title="Refused", code="Text(1)", lines='Text "One"  0 0 30 20'),
    "trapping.md": SCENE.format(
        title="Trapping", code='let _ = fatalError("on purpose")\nText("One")', lines="Text 0 0 1 1"
    ),
    "issue.md": SCENE.format(
        title="Issue", code='Text("One").frame(width: -10)', lines='...'
    ).replace("```frames 100x100 evidence=derived\n...\n```", "```issues\ninvalid-dimension\n```"),
    "marked.md": SCENE.format(title="Marked", code='Text("One")', lines='Text "One"  0 0 31 20').replace(
        "evidence=derived", 'known-failure="later"'
    ),
    "negotiating.md": SCENE.format(
        title="Negotiating", code='HStack {\n  Text("One")\n  Spacer()\n}', lines='...'
    ).replace("```frames 100x100 evidence=derived\n...\n```", "```negotiation 100x100\n```"),
    "metrics.md": SCENE.format(
        title="Metrics",
        code='Text("A title that is much too long for a telephone of any size, even at its side").lineLimit(1)',
        lines='Text  0 0 30 20',
    ).replace("100x100", '100x100 metrics="iOS 26"'),
    "script.md": "# Script\n\n```script snapshot\n-\nappendSections A  ok  B:\n```\n",
}
MALFORMED = SCENE.format(title="Malformed", code='Text("One")', lines="Text 0 0 30").replace(
    "evidence=derived", "evidense=derived"
)


class Suite:
    """A folder with specs, in which commands run and their answers are validated."""

    def __init__(self, plumb, folder, validators):
        self.plumb, self.folder, self.validators, self.count = plumb, folder, validators, 0

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def run(self, arguments, *statuses):
        """Runs a command, and returns its valid answer. `statuses` are the expected exit codes."""
        command = [self.plumb, *arguments]
        if "--format" not in arguments:
            command += ["--format", "json"]
        answer = json.loads(self.output(command, *statuses))
        self.check(answer, {"report": "check", "merge": "check"}.get(arguments[0], arguments[0]), arguments)
        return answer

    def engines(self, arguments):
        """Writes a site that compares engines, and returns the valid comparison."""
        self.output([self.plumb, *arguments], 0)
        answer = json.loads((self.folder / arguments[-1] / "engines.json").read_text())
        self.check(answer, "engines", arguments)
        return answer

    def output(self, command, *statuses):
        variables = {k: v for k, v in os.environ.items() if not k.startswith(("CI", "GITHUB_", "TEST_"))}
        variables["PLUMB_CACHE"] = str(self.folder / "cache")
        ended = subprocess.run(
            command, cwd=self.folder, env=variables, capture_output=True, text=True, timeout=60
        )
        name = " ".join(command[1:])
        assert ended.returncode in statuses, f"{name}: ended with {ended.returncode}\n{ended.stderr}"
        return ended.stdout

    def check(self, answer, schema, arguments):
        errors = [
            f"{error.json_path}: {error.message}"
            for top in self.validators[schema].iter_errors(answer)
            for error in (top.context or [top])
        ]
        assert not errors, " ".join(arguments) + ":\n  " + "\n  ".join(errors)
        self.count += 1


def codes(answer):
    return [message["code"] for message in answer["messages"]]


def check_commands(suite):
    """Runs each command on specs with every kind of verdict."""
    assert len(suite.run(["list"], 0)["scenarios"]) > len(SPECS)
    before = suite.run(["check"], 4)
    found = set(codes(before))
    expected = {"failed", "compiler-error", "crashed", "error", "invalid-dimension"}
    assert expected <= found, expected - found
    for message in before["messages"]:
        assert message["file"] and message["line"] and message["column"], message
    parts = [part for spec in before["specs"] for clause in spec["clauses"]
             for scenario in clause["scenarios"] for part in scenario["expectations"]]
    frames = [m for part in parts for m in part["mismatches"] if m.get("quantity") == "frame"]
    assert [m["differenceValue"] for m in frames if m["line"] == 10][0] == [0, 0, -1, 0], frames
    for part, name in enumerate(["one", "two"], 1):
        # One of the shards contains the scene that does not compile.
        suite.run(["check", "--shard", f"{part}/2", "--format", "json"], 1, 4)
        suite.write(f"{name}.json", json.dumps(suite.run(["check", "--shard", f"{part}/2"], 1, 4)))
    suite.run(["merge", "one.json", "two.json"], 4)
    suite.write("before.json", json.dumps(before))
    assert suite.run(["report", "--input", "before.json"], 4)["messages"] == before["messages"]
    explained = suite.run(["explain", "failing"], 0)
    nodes = {m["node"] for m in frames if m["line"] == 10}
    assert {node["node"] for node in explained["layouts"][0]["nodes"]} == nodes, explained
    suite.run(["explain", "badges"], 0)
    assert codes(suite.run(["explain", "refused"], 4))[:2] == ["scenario-not-explained", "compiler-error"]
    assert codes(suite.run(["explain", "nothing"], 5)) == ["filter-matches-nothing"]
    assert codes(suite.run(["explain", "it-is-a-text"], 5)) == ["id-ambiguous"]
    assert codes(suite.run(["explain", "passing", "#one"], 5)) == ["node-missing"]
    assert len(suite.run(["devices"], 0)["devices"]) >= 12
    swept = suite.run(["sweep", "metrics"], 1)
    assert swept["measuredBy"] == "iOS 26", swept
    assert any("neededWidth" in finding for each in swept["breaches"] for finding in each["findings"]), swept
    explained = suite.run(["explain", "metrics", "--metrics", "macOS 26"], 0)
    assert explained["layouts"][0]["measuredBy"] == "macOS 26", explained
    swept = suite.run(["sweep", "passing"], 0, 1)
    assert swept["layouts"] > 100, swept
    assert "evidence-unstated" in codes(suite.run(["lint"], 1))
    assert suite.run(["lint", "Specs/passing.md"], 0)["messages"] == []
    accepted = suite.run(["accept", "--dry-run"], 4)
    assert accepted["specs"] and not accepted["isWritten"]
    # The answer contains all that a program needs to correct the numbers.
    for spec in accepted["specs"]:
        for block in spec["blocks"]:
            if spec["file"] == "Specs/failing.md":
                text = (suite.folder / spec["file"]).read_text()
                suite.write(spec["file"], text.replace(block["expected"], block["actual"]).replace("31", "30"))
    suite.write("after.json", json.dumps(suite.run(["check"], 4)))
    compared = suite.run(["compare", "before.json", "after.json"], 0)
    assert [change["kind"] for change in compared["changes"]] == ["fixed"], compared
    worse = suite.run(["compare", "after.json", "before.json"], 1)
    assert worse["changes"][0]["head"]["mismatches"][0]["quantity"] == "frame"
    suite.run(["compare", "after.json", "Specs/passing.md"], 3)
    alone = suite.run(["compare", "missing.json", "after.json", "--base-may-be-missing"], 0)
    assert alone["headWithoutBase"]["failed"] and not alone["changes"], alone
    for name in ("before", "after"):
        suite.write(f"reports/{name}.json", (suite.folder / f"{name}.json").read_text())
    matrix = suite.engines(["docs", "Specs/failing.md", "--engines", "reports", "--output", "site"])
    first, second = matrix["engines"]
    assert second["title"] == first["title"] + " (2)" and first["engine"] == second["engine"], matrix["engines"]
    disputed = [clause for clause in matrix["clauses"] if clause["outcomes"] == ["agrees", "differs"]]
    assert [clause["spec"] for clause in disputed] == ["failing"], disputed
    for page in [matrix["index"], *disputed[0]["pages"]]:
        assert (suite.folder / "site" / page).is_file(), page
    suite.run(["new", "Specs/buttons.md", "Buttons", "--dry-run"], 0)
    assert not (suite.folder / "Specs/buttons.md").exists()
    suite.run(["new", "Specs/buttons.md", "Buttons"], 0)
    assert codes(suite.run(["new", "Specs/buttons.md", "Buttons"], 2)) == ["file-exists"]
    for arguments in (["list", "--nothing"], ["explain"]):
        suite.run(arguments, 2)
    for arguments in (["check", "--nothing"], ["merge", "nothing.json"], ["report", "--input", "nothing.json"]):
        assert suite.run(arguments, 2)["results"] == [], arguments
    suite.write("Specs/malformed.md", MALFORMED)
    for command in (["check"], ["list"], ["lint"], ["accept", "--dry-run"], ["explain", "malformed"]):
        answer = suite.run(command, 3)
        mistakes = [message for message in answer["messages"] if "id" not in message]
        errors = [mistake["code"] for mistake in mistakes if mistake.get("file") == "Specs/malformed.md"]
        assert errors == ["attribute-unknown", "line-invalid"], answer
        assert answer["messages"][0]["suggestions"] == ["evidence"]
        assert [answer["messages"][0][key] for key in ("file", "line", "column")] == [
            "Specs/malformed.md", 9, 19]
    malformed = suite.run(["check"], 3)
    assert {result["id"] for result in malformed["results"]} >= {"failing#it-is-a-text", "passing#it-is-a-text"}
    suite.write("malformed.json", json.dumps(malformed))
    for part, name in enumerate(["one", "two"], 1):
        suite.write(f"{name}.json", json.dumps(suite.run(["check", "--shard", f"{part}/2"], 3)))
    merged = suite.run(["merge", "one.json", "two.json"], 3)
    assert merged["messages"] == malformed["messages"] and merged["results"] == malformed["results"]
    shutil.move(suite.folder / "Specs/passing.md", suite.folder / "passing.md")
    suite.write("Specs/passing.md", MALFORMED)
    suite.write("fewer.json", json.dumps(suite.run(["check"], 3)))
    compared = suite.run(["compare", "malformed.json", "fewer.json"], 1)
    assert [change["kind"] for change in compared["changes"]] == ["malformed"], compared
    assert len(compared["messages"]) == 4
    shutil.move(suite.folder / "passing.md", suite.folder / "Specs/passing.md")
    suite.run(["explain", "passing"], 0)


BROKEN = {
    "name.md": SCENE.format(title="Name", code='Text("One")', lines='Text "One"  0 0 30 20').replace(
        "evidence=derived", "evidense=derived"
    ),
    "number.md": SCENE.format(
        title="Number",
        code='HStack(spacing: 4) {\n  Text("One")\n  Text("Two")\n}',
        lines='HStack        0  0  60  20\n  Text "One"   0  0  30  20\n  Text "Two"  30  0  30  20',
    ),
    "code.md": SCENE.format(
        title="Code", code='VStack {\n  Txet("One")\n}', lines='VStack  0 0 30 20\n  Text "One"  0 0 30 20'
    ),
    "issue.md": SPECS["issue.md"],
    "empty.md": SPECS["new.md"],
}


def repair(suite):
    """Repairs broken specs with the answers only, which have the place of each mistake and its correction."""

    def edit(file, line, change):
        lines = (suite.folder / file).read_text().split("\n")
        lines[line - 1] = change(lines[line - 1])
        suite.write(file, "\n".join(lines))

    def apply_suggestion(message):
        """Replaces the word at the place of a message by its first suggestion."""

        def change(line):
            start = message["column"] - 1
            word = re.match(r"[\w-]+", line[start:]).group()
            return line[:start] + message["suggestions"][0] + line[start + len(word):]

        edit(message["file"], message["line"], change)

    def numbers(line, frame):
        values = iter(frame)
        return re.sub(r"(?<=\s)-?[\d.]+(?=\s|$)", lambda _: str(next(values)), line)

    apply_suggestion(suite.run(["check"], 3)["messages"][0])
    answer = suite.run(["check"], 4)
    for message in answer["messages"]:
        if message["code"] == "compiler-error" and "suggestions" in message:
            apply_suggestion(message)
    for spec in answer["specs"]:
        for part in (p for c in spec["clauses"] for s in c["scenarios"] for p in s["expectations"]):
            for wrong in part["mismatches"]:
                if wrong.get("quantity") == "frame":
                    frame = wrong["actualValue"]["frame"]
                    edit(spec["file"], wrong["line"], lambda line: numbers(line, frame))
            kinds = [m for m in part["mismatches"] if "issueKind" in m]
            for wrong in kinds:
                if wrong["expected"] == wrong["issueKind"]:
                    other = next(m["issueKind"] for m in kinds if m is not wrong)
                    edit(spec["file"], wrong["line"], lambda _: other)
    accepted = suite.run(["accept", "--dry-run"], 1)
    assert [spec["file"] for spec in accepted["specs"]] == ["Specs/empty.md"], accepted
    for spec in accepted["specs"]:
        for block in spec["blocks"]:
            edit(spec["file"], block["line"], lambda fence: fence + "\n" + block["actual"])
    assert suite.run(["check"], 0)["messages"] == []


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plumb", help="the executable of plumb")
    parser.add_argument("--packages", required=True, help="the folder in which `jsonschema` is installed")
    arguments = parser.parse_args()
    sys.path.insert(0, arguments.packages)
    import jsonschema
    import referencing

    root = pathlib.Path(__file__).resolve().parents[3]
    schemas = [json.loads(file.read_text()) for file in sorted((root / "Docs/Schemas").glob("*.json"))]
    registry = referencing.Registry().with_resources(
        (schema["$id"], referencing.Resource.from_contents(schema)) for schema in schemas
    )
    validators = {}
    for schema in schemas:
        jsonschema.Draft202012Validator.check_schema(schema)
        name = schema["$id"].removesuffix(".schema.json")
        validators[name] = jsonschema.Draft202012Validator(schema, registry=registry)
    score = root / ".build/mutants/score/score.json"
    if score.exists():
        errors = validators["mutants"].iter_errors(json.loads(score.read_text()))
        assert not (found := [f"{e.json_path}: {e.message}" for e in errors]), found
        print("the score of mutants is valid")
    with tempfile.TemporaryDirectory() as folder:
        suite = Suite(os.path.abspath(arguments.plumb), pathlib.Path(folder), validators)
        for path, text in SPECS.items():
            suite.write(f"Specs/{path}", text)
        for path in ("guide/badges.md",):
            (suite.folder / "Specs" / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / "Specs" / path, suite.folder / "Specs" / path)
        check_commands(suite)
        count = suite.count
    with tempfile.TemporaryDirectory() as folder:
        suite = Suite(os.path.abspath(arguments.plumb), pathlib.Path(folder), validators)
        for path, text in BROKEN.items():
            suite.write(f"Specs/{path}", text)
        repair(suite)
        print(f"{count + suite.count} answers are valid")
        print(f"{len(BROKEN)} broken specs are repaired with the answers")


if __name__ == "__main__":
    main()
