#!/bin/sh
# fontTools 4.68.0 (PyPI) drops a corner of an SVG path if the corner is an arc with radius 0.
# Expected: the path goes from 20,0 straight to 30,10 and then to 30,20. An arc with a radius of 0 is a straight line to
# its end (SVG 2, 9.5.1). svgpathtools 1.8.0 (PyPI) has this line, and Chromium 156 the length of this path.
# Actual: fontTools.svgLib.path.parse_path writes nothing for the arc, so the path goes from 20,0 to 30,20. The point
# 30,10 is missing, although the next command continues from there.
# Output: fontTools: 0,0 20,0 30,20 0,20 0,0
#         svgpathtools: 0,0 20,0 30,10 30,20 0,20 0,0
# Exits with 1 if this changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/v"
"$folder/v/bin/pip" install --quiet --disable-pip-version-check fonttools==4.68.0 svgpathtools==1.8.0
cat > "$folder/corner.py" <<'PYTHON'
import sys

import svgpathtools
from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

PATH = "M0 0H20A0 0 0 0 1 30 10V20H0Z"

pen = RecordingPen()
parse_path(PATH, pen)
recorded = " ".join(f"{x:g},{y:g}" for _, points in pen.value for x, y in points)
other = svgpathtools.parse_path(PATH)
points = [other[0].start] + [segment.end for segment in other]
expected = " ".join(f"{point.real:g},{point.imag:g}" for point in points)
print(f"fontTools: {recorded}\nsvgpathtools: {expected}")
same = (recorded, expected) == ("0,0 20,0 30,20 0,20 0,0", "0,0 20,0 30,10 30,20 0,20 0,0")
sys.exit(0 if same else 1)
PYTHON
"$folder/v/bin/python" -W ignore "$folder/corner.py"
