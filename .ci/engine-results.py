"""Compares the results of an engine in a page with those of reports, or writes them into the page.

    engine-results.py PAGE REPORT.json ... [GAPS.txt] [--write]

Each report is one row. The results are between the comments `<!-- results of NAME -->`, with the name of the engine, and
`<!-- end -->`.
"""

import json
import pathlib
import re
import sys

#: The maximum number of rows of a table of missing names, or of reasons for `unsupported`.
NAMES = 8
OUTCOMES = [("agrees", "agree"), ("differs", "differ"), ("crashed", "crashed"), ("unsupported", "unsupported"),
            ("does-not-compile", "do not compile")]


def grouped(number):
    return f"{number:,}"


def row(report):
    """Returns the column titles and the cells of a report's score; percentages are rounded down."""
    score, profile = report["score"], report.get("profile", {}).get("name", "the whole suite")
    outcomes = [(title, score["outcomes"][name]) for name, title in OUTCOMES]
    shares = [
        f"{grouped(score['agreed'])} of {grouped(score['answered'])} "
        f"({score['agreed'] * 100 // max(score['answered'], 1)} %)",
        f"{grouped(score['answered'])} of {grouped(score['asked'])} "
        f"({score['answered'] * 100 // max(score['asked'], 1)} %)",
    ]
    head = ["profile", "agree of answered", "answered of asked"] + [title for title, _ in outcomes]
    return head, [f"`{profile}`"] + shares + [grouped(number) for _, number in outcomes]


def score(reports):
    """Returns the table of the scores."""
    rows = [row(report) for report in reports]
    head = rows[0][0]
    lines = ["| " + " | ".join(cells) + " |" for cells in [head] + [cells for _, cells in rows]]
    return lines[:1] + ["|---|" + "---:|" * (len(head) - 1)] + lines[1:]


def gaps(text):
    """Returns the table of the first missing names, or of the first reasons for `unsupported`."""
    rows = re.findall(r"^ +(\d+) +(\d+)  (.+), [^,]+$", text, re.MULTILINE)[:NAMES]
    if rows:
        head = ["| missing in the engine | scenes that lack only this | scenes that lack it |", "|---|---:|---:|"]
        return head + [f"| {name(text)} | {alone} | {total} |" for alone, total, text in rows]
    rows = re.findall(r"^ +(\d+)  (.+)$", text, re.MULTILINE)[:NAMES]
    return ["| unsupported | expectations |", "|---|---:|"] + [f"| {reason} | {count} |" for count, reason in rows]


def name(text):
    """Returns names as Markdown code: `Grid` (with `GridRow`); any other text is unchanged."""
    return re.sub(r"[@.\w]+", lambda match: match[0] if match[0] == "with" else f"`{match[0]}`", text) \
        if re.fullmatch(r"[@.\w]+( \(with [^)]*\))?", text) else text


def main():
    page, *files = [pathlib.Path(argument) for argument in sys.argv[1:] if argument != "--write"]
    reports = [json.loads(file.read_text()) for file in files if file.suffix == ".json"]
    lines = score(reports)
    for file in files:
        if file.suffix == ".txt":
            lines += [""] + gaps(file.read_text())
    text = page.read_text()
    engine = reports[0]["engine"]["name"]
    pattern = rf"(<!-- results of {re.escape(engine)} -->\n\n).*?(\n\n<!-- end -->)"
    new, count = re.subn(pattern, lambda match: match[1] + "\n".join(lines) + match[2], text, flags=re.DOTALL)
    if count != 1:
        sys.exit(f"{page} has no comments for the results of {engine}")
    if "--write" in sys.argv:
        page.write_text(new)
    elif new != text:
        sys.exit(f"{page}: the results of {engine} are outdated; run the script with --write")


main()
