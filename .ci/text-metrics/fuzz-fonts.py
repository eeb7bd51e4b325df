"""Loads and shapes mutated fonts in Plumb's engine for a time, and stores those that crash or hang it.

    apt-get install python3-fonttools
    python3 fuzz-fonts.py .build/debug/plumb --minutes 60 [--seed 1] [--keep FOLDER] FONT…

Each run creates 40 fonts: bytes are replaced, removed or repeated in tables, with a correct directory, or anywhere in
the file. The engine is a separate process, so a crash is the verdict of one scenario. After such a verdict, the fonts of
the run are checked one by one. The exit code is 1 if any font crashes or hangs the engine.
"""
import argparse
import io
import json
import logging
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.DefaultTable import DefaultTable

logging.getLogger("fontTools").setLevel(logging.ERROR)

COUNT = 40
TEXTS = ["Office AVATAR 0123", "Größe fi ffl", "مرحبا بالعالم", "สวัสดี", "नमस्ते", "שלום", "한국 あ 漢字", "e\u0301\u200d\ufe0f"]


class Raw(DefaultTable):
    """A table with arbitrary bytes."""

    def compile(self, font):
        return self.data


def mutated(data, generator):
    """Returns a copy of bytes of which some are replaced, removed or repeated."""
    data = bytearray(data)
    for _ in range(generator.choice([1, 1, 2, 4, 16])):
        if not data:
            break
        place = generator.randrange(len(data))
        kind = generator.randrange(5)
        if kind == 0:
            data[place] = generator.randrange(256)
        elif kind == 1:
            value = generator.choice([0, 1, 0x7FFF, 0x8000, 0xFFFF, len(data) & 0xFFFF])
            data[place : place + 2] = value.to_bytes(2, "big")
        elif kind == 2:
            data[place : place + 4] = generator.choice([b"\0\0\0\0", b"\xff\xff\xff\xff", b"\x7f\xff\xff\xff", b"\0\0\0\x01"])
        elif kind == 3:
            del data[place : place + generator.randrange(1, 1 + min(64, len(data)))]
        else:
            length = generator.randrange(1, 65)
            data[place:place] = data[max(0, place - length) : place] * generator.choice([1, 2, 8])
    return bytes(data)


def font(path, family, generator):
    """Returns the bytes of a mutated font with another family name, by which a text requests it."""
    original = TTFont(path)
    for record in original["name"].names:
        if record.nameID in (1, 16):
            record.string = family
        elif record.nameID in (4, 6, 18):
            record.string = family.replace(" ", "") + "-Style"
    tags = [tag for tag in original.reader.keys() if tag not in ("GlyphOrder", "name", "DSIG")]
    layout = [tag for tag in tags if tag in ("GSUB", "GPOS", "GDEF", "cmap", "hmtx", "hhea", "HVAR", "fvar", "avar", "kern", "MVAR")]
    for tag in generator.sample(layout or tags, k=min(len(layout or tags), generator.choice([1, 1, 2, 3]))):
        table = Raw(tag)
        table.data = mutated(original.reader[tag], generator)
        original.tables[tag] = table
    if generator.random() < 0.1:
        original.tables.pop(tag, None)
        if tag in original.reader.tables:
            del original.reader.tables[tag]
    output = io.BytesIO()
    try:
        original.save(output, reorderTables=False)
    except Exception:  # fontTools cannot write some of the mutated tables.
        return mutated(pathlib.Path(path).read_bytes(), generator)
    data = output.getvalue()
    return mutated(data, generator) if generator.random() < 0.15 else data


def write_page(folder):
    """Writes a spec with texts in each font. Its code is the same in each run, so it is compiled once."""
    groups = []
    for number in range(COUNT):
        text = json.dumps(TEXTS[number % len(TEXTS)], ensure_ascii=False)
        other = json.dumps(TEXTS[(number + 3) % len(TEXTS)] + " a wrapped text", ensure_ascii=False)
        groups.append(
            f'  Group {{ Text(verbatim: {text}); Text(verbatim: {other}).bold().frame(width: 40)\n'
            f'    Text(verbatim: {other}).tracking(1).monospacedDigit() }}'
            f'.font(.custom("Fuzz {number}", size: {10 + number}){".smallCaps()" if number % 2 else ""})'
        )
    scene = "\n".join(["VStack {", *(f"Group {{\n{chr(10).join(groups[n:n + 10])}\n}}" for n in range(0, COUNT, 10)), "}"])
    (folder / "fuzz.md").write_text(
        "# Fuzz\n\n<!-- resources: App -->\n<!-- metrics: iOS 26 -->\n\n## Texts\n\n"
        f"```swift\n{scene}\n```\n\n```frames 320xnil\n#root 0 0 1 1\n```\n\n```issues\n...\n```\n"
    )


def verdicts(plumb, folder):
    command = [plumb, "check", "fuzz.md", "--format", "json", "--timeout", "20"]
    ended = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    try:
        return {result["status"] for result in json.loads(ended.stdout)["results"]}
    except (ValueError, KeyError):
        return {f"exit code {ended.returncode}: {ended.stderr[-300:]}"}


def fill(folder, fonts):
    shutil.rmtree(folder / "App", ignore_errors=True)
    (folder / "App").mkdir()
    for name, data in fonts.items():
        (folder / "App" / name).write_bytes(data)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("plumb")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--keep", default="fuzzed-fonts")
    parser.add_argument("fonts", nargs="+")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    generator = random.Random(options.seed)
    end = time.monotonic() + options.minutes * 60
    runs = found = 0
    plumb = os.path.abspath(options.plumb)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        write_page(folder)
        while time.monotonic() < end:
            fonts = {
                f"{number}.ttf": font(generator.choice(options.fonts), f"Fuzz {number}", generator)
                for number in range(COUNT)
            }
            fill(folder, fonts)
            runs += 1
            if verdicts(plumb, folder) <= {"passed", "failed"}:
                continue
            for name, data in fonts.items():
                fill(folder, {name: data})
                bad = verdicts(plumb, folder) - {"passed", "failed"}
                if bad:
                    found += 1
                    stored = pathlib.Path(options.keep)
                    stored.mkdir(exist_ok=True)
                    (stored / f"{options.seed}-{runs}-{name}").write_bytes(data)
                    print(f"{options.seed}-{runs}-{name}: {', '.join(sorted(bad))}", flush=True)
    print(f"{runs * COUNT} fonts in {runs} runs: {found} crash or hang the engine")
    return 1 if found else 0


sys.exit(main())
