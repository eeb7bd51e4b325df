#!/bin/sh
# sarif-tools 3.0.5 (PyPI) takes the severity of an extension's result from a rule of the driver.
# Both components have one rule: the driver's D1 is an error, and the extension's E1 is a note. The result of E1 names
# its rule by index 0 in the first extension. Neither result states a level.
# Expected: D1 is an error and E1 a note. A rule is looked up in the component that `toolComponent` names (SARIF 2.1.0,
# 3.52.3 and 3.54.2), and a result without a level has the default level of its rule (3.27.10).
# Actual: both are errors. The index of E1 is looked up in the driver's rules, where 0 is D1.
# Output: error: 2, warning: 0, note: 0
# Exits with 1 if this changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/v"
"$folder/v/bin/pip" install --quiet --disable-pip-version-check sarif-tools==3.0.5
cat > "$folder/log.sarif" <<'JSON'
{
  "version": "2.1.0",
  "runs": [{
    "tool": {
      "driver": {"name": "checker", "rules": [{"id": "D1", "defaultConfiguration": {"level": "error"}}]},
      "extensions": [{"name": "layout", "rules": [{"id": "E1", "defaultConfiguration": {"level": "note"}}]}]
    },
    "results": [
      {"ruleId": "D1", "ruleIndex": 0, "message": {"text": "A rule of the driver."}},
      {"ruleId": "E1", "rule": {"id": "E1", "index": 0, "toolComponent": {"index": 0}},
       "message": {"text": "A rule of the extension."}}
    ]
  }]
}
JSON
"$folder/v/bin/sarif" summary "$folder/log.sarif" > "$folder/summary.txt"
counts=$(grep -E '^(error|warning|note): [0-9]+$' "$folder/summary.txt" | paste -sd ',' | sed 's/,/, /g')
echo "$counts"
test "$counts" = 'error: 2, warning: 0, note: 0'
