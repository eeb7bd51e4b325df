#!/bin/sh
# In Foundation of Swift 6.3.1 on Linux, two equal rectangles can have different hashes, so a Set does not find one.
# The second rectangle is the first one, written from its opposite corner with a negative size.
# Expected: as == returns true, both feed the same values to the hasher, which Hashable requires of equal values
# (documentation of Hashable in Swift's standard library). A Set then finds each rectangle in both forms.
# Actual: == compares the standardized rectangles, but the hash depends on the form. A Set of 1,000 rectangles found
# 0 to 5 of them by their other form in 16 runs; hashes differ from run to run. It finds all that are standardized.
# Output: equal: true, same hash: false, found: 1 of 1000 and, standardized first: 1000 of 1000
# Exits with 1 if this changes, and with 2 without this version of Swift.
set -eu
case $(swiftc --version 2>/dev/null) in
*'Swift version 6.3.1 '*) ;;
*) echo 'Swift 6.3.1 for Linux is needed (swiftc --version).' >&2 && exit 2 ;;
esac
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat > "$folder/hash.swift" <<'SWIFT'
import Foundation

let frames = (1...1000).map { CGRect(x: 0, y: 0, width: $0, height: 10) }
let mirrored = frames.map { CGRect(x: $0.maxX, y: 10, width: -$0.width, height: -10) }
let set = Set(frames)
let isEqual = frames == mirrored
let isSameHash = zip(frames, mirrored).contains { $0.hashValue == $1.hashValue }
let found = mirrored.filter(set.contains).count
let standardized = mirrored.filter { set.contains($0.standardized) }.count
print(
  "equal: \(isEqual), same hash: \(isSameHash),",
  "found: \(found) of 1000 and, standardized first: \(standardized) of 1000")
exit(isEqual && !isSameHash && found < 1000 && standardized == 1000 ? 0 : 1)
SWIFT
swiftc -o "$folder/hash" "$folder/hash.swift"
"$folder/hash"
