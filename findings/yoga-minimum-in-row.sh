#!/bin/sh
# In Yoga (pyyoga 0.1.0, PyPI) a minimum width changes how a row is shared, even if the fair share is above it.
# The row is 300 wide. Both items have `flex-basis: 0` and `flex-grow: 1`; the second one has a `min-width`.
# Expected: 150 and 150 for minimums up to 150, and 140 and 160 for 160. Free space is distributed from the flex base
# sizes, here 0 and 0; a minimum only corrects a result below it (CSS Flexible Box Layout 1, 9.7). Taffy 0.7.7
# (stretchable 1.1.8, PyPI) has all of these widths; Chromium 156 has 150 and 150 for a minimum of 100.
# Actual: with a minimum of 100, the widths are 100 and 200. Yoga raises the second base size to 100 before it
# distributes the other 200.
# Output: 0: 150 and 150; 1: 150 and 150; 100: 100 and 200; 140: 80 and 220; 160: 70 and 230
# Exits with 1 if this changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/v"
"$folder/v/bin/pip" install --quiet --disable-pip-version-check pyyoga==0.1.0
cat > "$folder/row.py" <<'PYTHON'
import sys

from pyyoga import FlexDirection, Node


def widths(minimum):
    row = Node()
    row.width, row.height, row.flex_direction = 300, 50, FlexDirection.Row
    items = [Node(), Node()]
    for item in items:
        item.flex_basis, item.flex_grow = 0, 1
        row.add_child(item)
    items[1].min_width = minimum
    row.calculate_layout()
    return tuple(item.layout_width for item in items)


results = {minimum: widths(minimum) for minimum in (0, 1, 100, 140, 160)}
print("; ".join(f"{minimum}: {first:g} and {second:g}" for minimum, (first, second) in results.items()))
seen = {0: (150, 150), 1: (150, 150), 100: (100, 200), 140: (80, 220), 160: (70, 230)}
sys.exit(0 if results == seen else 1)
PYTHON
"$folder/v/bin/python" "$folder/row.py"
