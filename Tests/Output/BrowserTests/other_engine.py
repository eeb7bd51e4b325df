#!/usr/bin/python3
"""Converts a report of `plumb check --format json` to that of an engine with other results for some scenarios.

    other_engine.py REPORT NAME VERSION OUTPUT [--differs N] [--unsupported N] [--uncompiled N]
        [--crashed N]

Each N is a percentage of the passing scenarios, which get other frames, or become unsupported, uncompiled or crashed.
Which ones is determined by their ids.
"""

import argparse
import copy
import json
import zlib


def number(value):
    return value if isinstance(value, str) else f"{value:g}"


def text(lines):
    """Returns the lines of a block of frames in columns, as the tool writes them; None for other lines."""
    rows = []
    for line in lines:
        cells = []
        for value in line.get("values", []):
            if not isinstance(value, dict) or "frame" not in value or "name" in value:
                return None
            cells += [number(part) for part in value["frame"]]
            cells += [f"z={value['z']}"] if "z" in value else []
        rows.append(("  " * line.get("depth", 0) + line["name"], cells))
    names = max((len(name) for name, cells in rows if cells), default=0)
    widths = {}
    for _, cells in rows:
        for column, cell in enumerate(cells):
            widths[column] = max(widths.get(column, 0), len(cell))
    return "\n".join(
        "  ".join([name.ljust(names)] + [cell.rjust(widths[i]) for i, cell in enumerate(cells)]) if cells else name
        for name, cells in rows)


def fail(result, part, status, message):
    """Gives a result a verdict without frames."""
    result.update(status=status, message=message, actual="")
    part.update(mismatches=[], note=message, reason="")
    part.pop("actualLines", None)


def move(result, part):
    """Moves every frame after the first one by 4, and makes it wider by 2."""
    lines = part.get("actualLines", [])
    if result["block"] != "frames" or len(lines) < 2:
        return
    if not text(lines) == result["actual"] == result["expected"]:
        return
    expected, mismatches = copy.deepcopy(lines), []
    for place, line in enumerate(lines[1:], 1):
        for value in line.get("values", []):
            old = value["frame"]
            if not all(isinstance(part, (int, float)) for part in old):
                return
            value["frame"] = [old[0] + 4, old[1], old[2] + 2, old[3]]
            mismatches.append({
                "line": result["line"] + 1 + place, "subject": line["name"] + " frame", "difference": "+4 0 +2 0",
                "expected": " ".join(map(number, old)), "actual": " ".join(map(number, value["frame"]))})
    if not mismatches:
        return
    result.update(status="failed", message=mismatches[0]["subject"], expected=text(expected), actual=text(lines))
    part.update(expectedLines=expected, mismatches=mismatches, reason="")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    for name in ("report", "name", "version", "output"):
        parser.add_argument(name)
    for name in ("differs", "unsupported", "uncompiled", "crashed"):
        parser.add_argument(f"--{name}", type=int, default=0)
    arguments = parser.parse_args()
    with open(arguments.report) as file:
        report = json.load(file)
    report["engine"] = {"name": arguments.name, "version": arguments.version, "platform": "Linux"}
    parts = {scenario["id"]: iter(scenario["expectations"])
             for spec in report["specs"] for clause in spec["clauses"] for scenario in clause["scenarios"]}
    for result in report["results"]:
        part = next(parts[result["id"]])
        if result["status"] != "passed":
            continue
        percentile = zlib.crc32(f"{arguments.name} {result['id']}".encode()) % 100
        if percentile < arguments.crashed:
            fail(result, part, "crashed", "ended by SIGSEGV")
        elif percentile < arguments.crashed + arguments.unsupported:
            fail(result, part, "unsupported", f"the engine does not support {result['block']} of this scene")
        elif percentile < arguments.crashed + arguments.unsupported + arguments.differs:
            move(result, part)
        elif percentile >= 100 - arguments.uncompiled:
            fail(result, part, "does-not-compile", "the scene does not compile")
    with open(arguments.output, "w") as file:
        json.dump(report, file)


if __name__ == "__main__":
    main()
