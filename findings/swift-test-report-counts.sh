#!/bin/sh
# In Swift 6.3.1, the JUnit report of Swift Testing counts issues as failed tests, and leaves skipped tests out.
# The package has three tests: one passes, one is disabled, and one has two expectations that fail.
# Expected: tests="3" failures="1" skipped="1". The attributes are the numbers of tests, of tests that failed, and of
# tests that were skipped (annotations of JUnit.xsd, the schema of reports in Apache Ant). For such tests in XCTest,
# `swift test --parallel` of the same version writes tests="3" failures="1".
# Actual: tests="2" failures="2" skipped="1" above three test cases. Who subtracts gets -1 tests that passed.
# The file is not report.xml, which the option names, but report-swift-testing.xml.
# Output: report-swift-testing.xml: tests="2" failures="2" skipped="1", test cases: 3
# Exits with 1 if this changes, and with 2 without this version of Swift.
set -eu
case $(swift --version 2>/dev/null) in
*'Swift version 6.3.1 '*) ;;
*) echo 'Swift 6.3.1 is needed (swift --version).' >&2 && exit 2 ;;
esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/Tests/CountTests"
cat > "$folder/Package.swift" <<'SWIFT'
// swift-tools-version:6.0
import PackageDescription

let package = Package(name: "Counts", targets: [.testTarget(name: "CountTests")])
SWIFT
cat > "$folder/Tests/CountTests/CountTests.swift" <<'SWIFT'
import Testing

@Test func passes() {}
@Test(.disabled("later")) func isDisabled() {}
@Test func failsTwice() {
  #expect(1 == 2)
  #expect(3 == 4)
}
SWIFT
cd "$folder"
# One test fails, so that the command fails too.
swift test --xunit-output report.xml > log.txt 2>&1 || true
file=$(ls report*.xml)
counts=$(sed -n 's/.*<testsuite .*\(tests="[0-9]*" failures="[0-9]*" skipped="[0-9]*"\).*/\1/p' "$file")
cases=$(grep -c '<testcase ' "$file")
echo "$file: $counts, test cases: $cases"
test "$file: $counts, test cases: $cases" = \
  'report-swift-testing.xml: tests="2" failures="2" skipped="1", test cases: 3'
