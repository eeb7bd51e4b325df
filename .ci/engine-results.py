"""Compares the results of an engine that a page shows with those of a run, or writes them.

    engine-results.py PAGE REPORT.json ... [GAPS.txt] [--write]

Each report is one row. The results are between two comments: `<!-- results of NAME -->`, with the name of the engine, and `<!-- end -->`.
"""

import json
import pathlib
import re
import sys

#: The number of missing names that a page lists.
NAMES = 8
OUTCOMES = [("agrees", "agree"), ("differs", "differ"), ("crashed", "crashed"), ("unsupported", "unsupported"),
            ("does-not-compile", "do not compile")]


def grouped(number):
    return f"{number:,}"


def row(report):
    """Returns the cells of a score with their heads, with the percentages rounded down."""
    score, profile = report["score"], report.get("profile", {}).get("name", "the whole suite")
    outcomes = [(words, score["outcomes"][name]) for name, words in OUTCOMES]
    shares = [
        f"{grouped(score['agreed'])} of {grouped(score['answered'])} "
        f"({score['agreed'] * 100 // max(score['answered'], 1)} %)",
        f"{grouped(score['answered'])} of {grouped(score['asked'])} "
        f"({score['answered'] * 100 // max(score['asked'], 1)} %)",
    ]
    head = ["profile", "agree of answered", "answered of asked"] + [words for words, _ in outcomes]
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
        return head + [f"| {name(words)} | {alone} | {total} |" for alone, total, words in rows]
    rows = re.findall(r"^ +(\d+)  (.+)$", text, re.MULTILINE)[:NAMES]
    return ["| unsupported | expectations |", "|---|---:|"] + [f"| {words} | {count} |" for count, words in rows]


def name(words):
    """Returns names as code: `Grid` (with `GridRow`)."""
    return re.sub(r"[@.\w]+", lambda match: match[0] if match[0] == "with" else f"`{match[0]}`", words) \
        if re.fullmatch(r"[@.\w]+( \(with [^)]*\))?", words) else words


def main():
    words = [word for word in sys.argv[1:] if word != "--write"]
    page, *files = [pathlib.Path(word) for word in words]
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
        sys.exit(f"{page} has no place for the results of {engine}")
    if "--write" in sys.argv:
        page.write_text(new)
    elif new != text:
        sys.exit(f"{page}: the results of {engine} are stale; run the script with --write")


main()
