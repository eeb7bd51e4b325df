#!/bin/sh
# pygls 2.1.1 (PyPI) keeps the last letter of a file if an editor replaces its last line up to a column past the end.
# Expected: the line `def` becomes `x` for every end column from 3. A column greater than the length of the line means
# the end of the line (Language Server Protocol 3.17, Position). python-lsp-server 1.14.0 (PyPI) has `x`.
# Actual: it becomes `x` for column 3, but `xf` for the greater ones. If a line break follows `def`, column 4 removes it
# as well, although columns 5 and 6 keep it: the length of a line includes its break.
# Output: def, columns 3 to 6: 'x' 'xf' 'xf' 'xf'
#         def and a line break, columns 3 to 6: 'x\n' 'x' 'x\n' 'x\n'
# Exits with 1 if this changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/v"
"$folder/v/bin/pip" install --quiet --disable-pip-version-check pygls==2.1.1 lsprotocol==2025.0.0
cat > "$folder/edit.py" <<'PYTHON'
import sys

from lsprotocol.types import Position, Range, TextDocumentContentChangePartial
from pygls.workspace import TextDocument


def replaced(line, column):
    """Returns the last line after its characters before the column are replaced by `x`."""
    document = TextDocument("file:///a.txt", "abc\n" + line)
    whole = Range(start=Position(line=1, character=0), end=Position(line=1, character=column))
    document.apply_change(TextDocumentContentChangePartial(range=whole, text="x"))
    return document.source.removeprefix("abc\n")


results = [[replaced(line, column) for column in range(3, 7)] for line in ("def", "def\n")]
for name, texts in zip(("def", "def and a line break"), results):
    print(f"{name}, columns 3 to 6:", *map(repr, texts))
sys.exit(0 if results == [["x", "xf", "xf", "xf"], ["x\n", "x", "x\n", "x\n"]] else 1)
PYTHON
"$folder/v/bin/python" "$folder/edit.py"
