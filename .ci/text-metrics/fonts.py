"""Compares the widths of 30 texts in fonts of an app, with and without HarfBuzz, with uharfbuzz; prints a Markdown table.

    pip install uharfbuzz fonttools
    python fonts.py .build/debug/plumb Inter[opsz,wght].ttf Lato-Regular.ttf …

uharfbuzz and fonttools are independent of Plumb: uharfbuzz contains its own HarfBuzz, and fonttools reads `hhea`.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import uharfbuzz
from fontTools.ttLib import TTFont

SIZE = 17
TEXTS = [
    "Settings", "Sign in", "Continue", "Add to cart", "Checkout", "Forgot password?", "Your order has shipped",
    "12:45 PM", "$1,299.00", "AVATAR To Yo.", "Wi-Fi", "Office files", "First name", "Last updated 3 minutes ago",
    "Terms & Conditions", "Delete account", "Notifications", "Privacy Policy", "Today, 14 March", "Search for a city",
    "100 %", "Try again later", "Welcome back, Anna!", "Café au lait", "Größe ändern", "Straße", "View all (24)",
    "Tomorrow at 9 o’clock", "Wave to Your Team", "No results found",
]


class Font:
    def __init__(self, path):
        self.path = path
        tables = TTFont(path, fontNumber=0)
        names = tables["name"]
        self.name = names.getDebugName(16) or names.getDebugName(1)
        self.version = re.sub(r"^Version |;.*", "", names.getDebugName(5) or "")
        self.units = tables["head"].unitsPerEm
        self.line = (tables["hhea"].ascent - tables["hhea"].descent) * SIZE / self.units
        self.gap = tables["hhea"].lineGap * SIZE / self.units
        axes = {axis.axisTag for axis in tables["fvar"].axes} if "fvar" in tables else set()
        self.variations = {tag: value for tag, value in (("opsz", SIZE), ("wght", 400)) if tag in axes}

    def widths(self):
        """Yields the widths of the texts by uharfbuzz, in points."""
        font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(self.path)))
        font.set_variations(self.variations)
        for text in TEXTS:
            buffer = uharfbuzz.Buffer()
            buffer.add_str(text)
            buffer.guess_segment_properties()
            uharfbuzz.shape(font, buffer)
            yield sum(each.x_advance for each in buffer.glyph_positions) * SIZE / self.units


def measured(plumb, font, folder, library=None):
    """Returns the widths of the texts and the set of their line heights by Plumb, in points."""
    (folder / "App").mkdir(exist_ok=True)
    shutil.copy(font.path, folder / "App")
    views = [
        f'    Text(verbatim: {json.dumps(text, ensure_ascii=False)}).font(.custom({json.dumps(font.name)}, fixedSize: {SIZE}))'
        for text in TEXTS
    ]
    groups = "\n".join("  Group {\n" + "\n".join(views[start : start + 10]) + "\n  }" for start in range(0, 30, 10))
    (folder / "fonts.md").write_text(
        "# Fonts\n\n<!-- resources: App -->\n<!-- metrics: iOS 26 -->\n\n## Texts\n\n"
        f"```swift\nVStack {{\n{groups}\n}}\n```\n\n```frames nilxnil\n#root 0 0 1 1\n```\n"
    )
    environment = os.environ if library is None else {**os.environ, "PLUMB_HARFBUZZ": library}
    command = [plumb, "explain", "fonts#texts"]
    output = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True).stdout
    rows = re.findall(r"\n +1\. ([\d.]+): .*\n +2\. a line of ([\d.]+)", output)
    assert len(rows) == len(TEXTS), output
    return [float(width) for width, _ in rows], {float(line) for _, line in rows}


def main(plumb, *paths):
    print("| font | mean error | bias | worst | too narrow | own tables: largest difference | line | by `hhea` | gap |")
    print("|---|---|---|---|---|---|---|---|---|")
    for path in paths:
        font = Font(path)
        expected = list(font.widths())
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            own, lines = measured(os.path.abspath(plumb), font, folder)
            estimates, _ = measured(os.path.abspath(plumb), font, folder, library="")
        errors = [estimate - width for estimate, width in zip(estimates, expected)]
        parts = [error / width for error, width in zip(errors, expected)]
        print(
            f"| {font.name} {font.version} | {sum(map(abs, parts)) / 30:.1%} | {sum(parts) / 30:+.1%} "
            f"| {max(errors, key=abs):+.1f} | {sum(error < 0 for error in errors)} "
            f"| {max(abs(one - other) for one, other in zip(own, expected)):.3f} "
            f"| {' '.join(f'{line:.2f}' for line in lines)} | {font.line:.2f} | {font.gap:.2f} |"
        )


main(*sys.argv[1:])
