#!/bin/sh
# CairoSVG 2.9.1 (PyPI) draws nothing if a style sheet states `height:auto` for the root of an SVG with a stated height.
# Expected: with `auto`, the height follows from the width and the ratio of the `viewBox` (SVG 2, 8.12), so that the red
# square of 20 × 20 is drawn. Chromium, librsvg 2.54 and resvg 0.5 draw it.
# Actual: every pixel is transparent. Without the declaration, all 400 pixels are red.
# Exits with 1 if this changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/v"
"$folder/v/bin/pip" install --quiet cairosvg==2.9.1 pillow==12.0.0
cat > "$folder/draw.py" <<'PYTHON'
import io
import sys

import cairosvg
from PIL import Image


def red_pixels(style):
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" class="pic" width="20" height="20" viewBox="0 0 20 20">'
        f'<style>.pic{{{style}}}</style><rect width="20" height="20" fill="#f00"/></svg>'
    )
    image = Image.open(io.BytesIO(cairosvg.svg2png(bytestring=svg.encode()))).convert("RGBA")
    return sum(count for count, color in image.getcolors() if color == (255, 0, 0, 255))


plain, auto = red_pixels("max-width:100%"), red_pixels("height:auto")
print(f"red pixels: {plain} without height:auto, {auto} with it")
sys.exit(0 if (plain, auto) == (400, 0) else 1)
PYTHON
"$folder/v/bin/python" "$folder/draw.py"
