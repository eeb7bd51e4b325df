#!/bin/sh
# libcmark 0.30.2 (Debian 12, 0.30.2-6) places what follows a backslash at the end of a line one line too high.
# Each of two paragraphs has a letter, a line break, and an emphasis at the beginning of its second line.
# Expected: the emphasis is at 2:1 and 5:1 (line:column). A line break written as a backslash is the same as one of two
# spaces (CommonMark 0.30, 6.7), and the positions are those of the source (manual page cmark(1), --sourcepos).
# comrak-ext 0.2.8 (PyPI) has 2:1 after a backslash.
# Actual: after two spaces it is at 5:1, and after a backslash at 1:4, which is past the end of the first line: the
# column counts on. libcmark 0.31.2, in paka-cmark 3.0.0 (PyPI), has 1:4 as well.
# Output: after a backslash 1:4, after two spaces 5:1
# Exits with 1 if this changes, and with 2 if the packages are not available.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
if ! apt-get download -qq -o APT::Sandbox::User=root cmark=0.30.2-6 libcmark0.30.2=0.30.2-6; then
  echo 'The packages cmark and libcmark0.30.2 of version 0.30.2-6 are needed: run apt-get update on Debian 12.' >&2
  exit 2
fi
for package in ./*.deb; do dpkg -x "$package" root; done
library=$(find root -name 'libcmark.so.0.30.2')
printf 'a\\\n*b*\n\nc  \n*d*\n' > text.md
LD_LIBRARY_PATH=$(dirname "$library") root/usr/bin/cmark -t xml --sourcepos text.md > text.xml
# shellcheck disable=SC2046 # the two positions have no blanks
set -- $(sed -n 's/.*<emph sourcepos="\([0-9:]*\)-.*/\1/p' text.xml)
echo "after a backslash ${1-none}, after two spaces ${2-none}"
test "${1-} ${2-}" = '1:4 5:1'
