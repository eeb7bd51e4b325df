import Testing

@testable import MutantsTool

struct ChangedLinesTests {
  private static let diff = """
    diff --git a/Sources/Engine/ViewLayout/A.swift b/Sources/Engine/ViewLayout/A.swift
    --- a/Sources/Engine/ViewLayout/A.swift
    +++ b/Sources/Engine/ViewLayout/A.swift
    @@ -3 +3,2 @@ struct A {
    -old
    +new
    +more
    @@ -9,2 +11,0 @@
    -gone
    -gone
    @@ -20 +20 @@
    +one
    diff --git a/Sources/Engine/ViewLayout/B.swift b/Sources/Engine/ViewLayout/B.swift
    --- a/Sources/Engine/ViewLayout/B.swift
    +++ /dev/null
    @@ -1 +0,0 @@
    -gone
    """

  @Test func `knows the lines that are there now, and not those that are gone`() {
    let lines = ChangedLines(diff: Self.diff)
    #expect(lines.files == ["Sources/Engine/ViewLayout/A.swift"])
    let changed = (1...30).filter { lines.contains("Sources/Engine/ViewLayout/A.swift", line: $0) }
    #expect(changed == [3, 4, 20])
  }

  @Test func `a revision that git does not know is an error`() {
    #expect(throws: ChangedLines.Failure.self) {
      try ChangedLines(since: "no-such-revision", in: ".")
    }
  }
}
