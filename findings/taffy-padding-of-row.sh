#!/bin/sh
# In Taffy 0.7.7 (stretchable 1.1.8, PyPI) a padded row takes the width of its padding twice if its child can grow.
# The row is in another row, which is 200 wide. It has a padding of 20 at the left and right, and a child of width 10.
# Expected: the row is 50 wide and the child 10, with `flex-grow` 0 or 1. The width of the row follows from its content
# (CSS Flexible Box Layout 1, 9.2 step 3 and 9.9.1) and its padding, so no space is left to grow into.
# Chromium 156 and Yoga (pyyoga 0.1.0, PyPI) have 50 and 10.
# Actual: with `flex-grow: 1` the row is 80 wide and the child 40, which is the padding of both sides. Each child
# narrower than 40 has this result, such as one of 30; a wider child keeps its width.
# Output: grow 0, child 10: 50 and 10
#         grow 1, child 10: 80 and 40
#         grow 1, child 30: 80 and 40
#         grow 1, child 60: 100 and 60
# Exits with 1 if this changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/v"
"$folder/v/bin/pip" install --quiet --disable-pip-version-check stretchable==1.1.8
cat > "$folder/row.py" <<'PYTHON'
import sys

from stretchable import Node


def widths(grow, width):
    child = Node(flex_grow=grow, size=(width, 10))
    row = Node(padding=(0, 20))
    row.add(child)
    root = Node(size=(200, 100))
    root.add(row)
    root.compute_layout()
    return row.get_box().width, child.get_box().width


results = {(grow, width): widths(grow, width) for grow, width in ((0, 10), (1, 10), (1, 30), (1, 60))}
for (grow, width), (row, child) in results.items():
    print(f"grow {grow}, child {width}: {row:g} and {child:g}")
seen = {(0, 10): (50, 10), (1, 10): (80, 40), (1, 30): (80, 40), (1, 60): (100, 60)}
sys.exit(0 if results == seen else 1)
PYTHON
"$folder/v/bin/python" "$folder/row.py"
