"""Repairs five broken specs with nothing but the JSON of `plumb check`.

usage: repairs_from_json.py PLUMB
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

PLUMB = pathlib.Path(sys.argv[1]).resolve()
SPEC = (pathlib.Path(__file__).resolve().parents[2] / "Specs/guide/badges.md").read_text()

BROKEN = {
    "wrong-place": ("Circle        15 ", "Circle        14 "),
    "wrong-width": ("0  0  50  20\n  Circle", "0  0  60  20\n  Circle"),
    "missing-row": ("  Circle        15  0  20  20\n", ""),
    "extra-row": ("  Circle        15", "  Spacer  0  0  1  1\n  Circle        15"),
    "misspelt": ("evidence=derived", "evidence=dervied"),
}


def check(folder, name):
    process = subprocess.run(
        [PLUMB, "check", f"Specs/{name}.md", "--format", "json"],
        cwd=folder, capture_output=True, text=True, timeout=60,
    )
    return process.returncode, json.loads(process.stdout)


def values(answer):
    """Every object in an answer."""
    if isinstance(answer, dict):
        yield answer
        for value in answer.values():
            yield from values(value)
    elif isinstance(answer, list):
        for value in answer:
            yield from values(value)


def written(frame):
    return "  ".join(f"{number:g}" for number in frame)


def repaired(lines, answer):
    """The lines after one repair of what comes last, so that no line moves before its turn."""
    for message in values(answer):
        if "suggestions" in message and message["suggestions"]:
            place = message["line"] - 1
            start = message["column"] - 1
            word = re.match(r"[\w-]*=?[\w-]*", lines[place][start:]).group()
            name = word.split("=")[0] + "=" if "=" in word else ""
            lines[place] = (lines[place][:start] + name + message["suggestions"][0]
                            + lines[place][start + len(word):])
            return lines
    for result in values(answer):
        mismatches = result.get("mismatches") or []
        for mismatch in reversed(mismatches):
            place = mismatch["line"] - 1
            frame = (mismatch.get("actualValue") or {}) if isinstance(
                mismatch.get("actualValue"), dict) else {}
            if mismatch.get("quantity") == "frame" and "frame" in frame:
                name = re.match(r"(\s*(?:\S+\s+\"[^\"]*\"|\S+))", lines[place]).group()
                lines[place] = f"{name}  {written(frame['frame'])}"
                return lines
            if "node" in mismatch:
                row = next(line for line in result["actualLines"]
                           if line.get("node") == mismatch["node"])
                text = (" " * (2 * row.get("depth", 0)) + row["name"] + "  "
                        + written(row["values"][0]["frame"]))
                lines.insert(place + 1, text)
                return lines
            del lines[place]
            return lines
    raise SystemExit(f"nothing to go by in {json.dumps(answer)}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        specs = pathlib.Path(folder, "Specs")
        specs.mkdir()
        for name, (old, new) in BROKEN.items():
            assert old in SPEC, name
            (specs / f"{name}.md").write_text(SPEC.replace(old, new, 1))
        for name in BROKEN:
            file = specs / f"{name}.md"
            for attempt in range(4):
                status, answer = check(folder, name)
                if status == 0:
                    break
                file.write_text("\n".join(repaired(file.read_text().split("\n"), answer)))
            assert status == 0 and attempt > 0, f"{name} ends with {status}\n{file.read_text()}"
    print(f"{len(BROKEN)} specs are repaired from JSON alone")


main()
