#!/bin/sh
# pycddl 0.6.4 (PyPI) refuses 1.5 as a `number`, although CDDL defines `number` as an integer or a float.
# Expected: 1 and 1.5 are valid for `number`, as the prelude of CDDL states `number = int / float` (RFC 8610,
# appendix D). zcbor 0.9.1 (PyPI) accepts both with the same prelude.
# Actual: only integers are valid for `number`. If a schema writes `int / float` itself, 1.5 is valid. A schema for
# frames thus accepts whole coordinates, and fails at the first fraction.
# Output: number: 1 valid, 1.5 invalid (expected type number, got Float(1.5))
#         int / float: 1 valid, 1.5 valid
# Exits with 1 if this changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/v"
"$folder/v/bin/pip" install --quiet --disable-pip-version-check pycddl==0.6.4
cat > "$folder/number.py" <<'PYTHON'
import sys

from pycddl import Schema, ValidationError

# The numbers in CBOR (RFC 8949, appendix A).
VALUES = {"1": bytes.fromhex("01"), "1.5": bytes.fromhex("f93e00")}


def verdict(type_name, value):
    try:
        Schema(f"coordinate = {type_name}").validate_cbor(value)
        return "valid"
    except ValidationError as error:
        return f"invalid ({str(error).strip().split(' : ')[-1]})"


results = []
for type_name in ("number", "int / float"):
    verdicts = [verdict(type_name, value) for value in VALUES.values()]
    results += [text.split()[0] for text in verdicts]
    print(f"{type_name}: " + ", ".join(f"{name} {text}" for name, text in zip(VALUES, verdicts)))
sys.exit(0 if results == ["valid", "invalid", "valid", "valid"] else 1)
PYTHON
"$folder/v/bin/python" "$folder/number.py"
