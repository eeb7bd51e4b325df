"""Validates reports of real runs as JUnit XML against `junit-10.xsd`, the schema of Jenkins' xUnit plugin.

`junit-strict` must be valid. `junit` may only differ from the schema in the attributes that GitLab and GitHub read.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from answers_match_schemas import MALFORMED, SCENE, SPECS

LINES = 120
SUITE = {
    **{name: SPECS[name] for name in ("passing.md", "failing.md", "refused.md", "trapping.md", "marked.md")},
    "malformed.md": MALFORMED,
    "skipped.md": SCENE.format(title="Skipped", code='Text("One")', lines='Text "One"  0 0 30 20').replace(
        "evidence=derived", 'skip="later"'
    ),
    "printing.md": SCENE.format(
        title="Printing", code='let _ = print("]]> <&> \\u{1B}")\nText("One")', lines='Text "One"  0 0 30 20'
    ),
    "large.md": SCENE.format(
        title="Large",
        code=f'VStack(spacing: 0) {{\n  ForEach(0..<{LINES}) {{ Text("\\($0)") }}\n}}',
        lines="...",
    ).replace("100x100", "100x10000").replace(
        "...", "\n".join(["VStack  0 0 1 1"] + [f'  Text "{index}"  0 0 1 1' for index in range(LINES)])
    ),
}
# The errors of the schema for the attributes that `junit` may have in addition.
EXTENSIONS = re.compile(
    r"(attribute '(file|line)'.*is not allowed|attribute 'skipped'.*is not allowed"
    r"|facet 'pattern'|'time'.*atomic type 'SUREFIRE_TIME')"
)


def run(plumb, folder, command, status):
    variables = {k: v for k, v in os.environ.items() if not k.startswith(("CI", "GITHUB_", "TEST_"))}
    variables["PLUMB_CACHE"] = str(folder / "cache")
    ended = subprocess.run(
        [plumb, *command], cwd=folder, env=variables, capture_output=True, text=True, timeout=120
    )
    assert ended.returncode == status, f"{command}: ended with {ended.returncode}\n{ended.stderr}"
    return ended.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("plumb", help="the executable of plumb")
    parser.add_argument("schema", help="the XML schema")
    parser.add_argument("--packages", required=True, help="the folder in which `lxml` is installed")
    arguments = parser.parse_args()
    sys.path.insert(0, arguments.packages)
    from lxml import etree

    schema = etree.XMLSchema(etree.parse(arguments.schema))

    def errors(text):
        schema.validate(etree.fromstring(text.encode()))
        return [f"{error.line}: {error.message}" for error in schema.error_log]

    plumb = os.path.abspath(arguments.plumb)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "Specs").mkdir()
        for file, text in SUITE.items():
            (folder / "Specs" / file).write_text(text)
        run(plumb, folder, ["check", "--format", "json", "--output", "all.json"], 3)
        strict = run(plumb, folder, ["report", "--input", "all.json", "--format", "junit-strict"], 3)
        common = run(plumb, folder, ["report", "--input", "all.json", "--format", "junit"], 3)
        passing = run(plumb, folder, ["check", "Specs/passing.md", "--format", "junit-strict"], 0)
        # One of the two shards is empty.
        parts = [
            run(plumb, folder, ["check", "Specs/passing.md", f"--shard={part}/2", "--format=junit-strict"], 0)
            for part in (1, 2)
        ]
    for text in (strict, passing, *parts):
        assert not (found := errors(text)), "\n".join(found)
    root = etree.fromstring(strict.encode())
    names = {child.tag for case in root.iter("testcase") for child in case}
    assert names == {"failure", "error", "skipped", "system-out"}, names
    types = {child.get("type") for case in root.iter("testcase") for child in case} - {None}
    expected = {"failed", "crashed", "does-not-compile", "known-failure", "skipped", "malformed"}
    assert types == expected, types
    assert int(root.get("tests")) == len(SUITE), root.get("tests")
    [large] = [c for c in root.iter("testcase") if c.get("classname") == "large"]
    count = len(large[0].text.split("\n"))
    assert 50 < count <= 61, count
    assert "more lines: 'plumb check Specs/large.md' prints all of them" in large[0].text
    found = errors(common)
    assert found and all(EXTENSIONS.search(error) for error in found), "\n".join(found)
    files = [case.get("file") for case in etree.fromstring(common.encode()).iter("testcase")]
    assert len(files) == len(SUITE) and all(files), files
    print(f"{len(SUITE)} outcomes are valid by the schema of Jenkins' xUnit plugin")


if __name__ == "__main__":
    main()
