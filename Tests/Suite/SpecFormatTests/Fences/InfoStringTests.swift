import Testing
@testable import SpecFormat

struct InfoStringTests {
  @Test func `attributes set direction, scale, text size, insets and offset`() {
    let info = """
      frames 10x10 rtl scale=2 dynamic-type=xxLarge safe-area=1,2,3.5,-4 margins=0,0,0,8 offset=5,6
      """
    let environment = expectation(info, "Circle 0 0 1 1")?.environment
    var expected = LayoutEnvironment()
    expected.isRightToLeft = true
    expected.scale = 2
    expected.dynamicType = "xxLarge"
    expected.safeArea = .init(top: 1, leading: 2, bottom: 3.5, trailing: -4)
    expected.margins = .init(top: 0, leading: 0, bottom: 0, trailing: 8)
    expected.offset = .init(x: 5, y: 6)
    #expect(environment == expected)
  }

  @Test func `a fence without attributes has the default LayoutEnvironment`() {
    let environment = expectation("frames 10x10", "Circle 0 0 1 1")?.environment
    #expect(environment == LayoutEnvironment())
  }

  @Test(arguments: Evidence.attributeValues)
  func `evidence= accepts every case of Evidence.attributeValues`(evidence: Evidence) {
    let found = expectation("calls evidence=\(evidence.rawValue)", "a 1")
    #expect(found?.conditions.evidence == evidence)
  }

  @Test func `known-failure= and skip= keep spaces, escaped quotes and equal signs`() {
    let info = #"calls known-failure="x = \"1\"" skip=https://example.com/a?b=c"#
    let conditions = expectation(info, "a 1")?.conditions
    #expect(conditions?.knownFailure == "x = \"1\"")
    #expect(conditions?.skip == "https://example.com/a?b=c")
    #expect(conditions?.evidence == nil)
  }

  @Test func `a frames fence reads tolerance=, window and visible`() {
    let content = expectation("frames 1x1 tolerance=0.5 window visible", "Circle 0 0 1 1")?.content
    guard let frames = content as? FramesFence else {
      Issue.record("no frames")
      return
    }
    #expect(frames.tolerance == 0.5)
    #expect(frames.isInWindow)
    #expect(frames.isVisibleOnly)
  }
}

struct FenceWordTests {
  @Test func `fence words split at spaces outside quotes; skip= and evidence= are conditions`() {
    let words = FenceWord.words(
      of: "frames 320x480  skip=\"too \\\"slow\\\"\" scale=2 evidence=derived"
    )
    #expect(
      words.map(\.text) == [
        "frames", "320x480", "skip=\"too \\\"slow\\\"\"", "scale=2", "evidence=derived",
      ]
    )
    #expect(words.map(\.isCondition) == [false, false, true, false, true])
  }

  @Test func `an unclosed quote extends its word to the end of the info string`() {
    #expect(FenceWord.words(of: "calls skip=\"a b").map(\.text) == ["calls", "skip=\"a b"])
  }
}

struct FenceKindTests {
  @Test(arguments: [
    ("frame", "frames"), ("framse", "frames"), ("swfit", "swift"), ("Swift", "swift"),
    ("swift,setup", "swift"), ("swiftui", "swift"), ("negotation", "negotiation"),
    ("preference", "preferences"), ("call", "calls"), ("issue", "issues"), ("law", "laws"),
    ("snapshots", "snapshot"), ("scripts", "script"), ("frames:", "frames"),
  ])
  func `nearestName corrects a misspelled fence name`(name: String, nearest: String) {
    #expect(FenceKind.nearestName(to: name) == nearest)
  }

  @Test(arguments: [
    "", "text", "sh", "shell", "bash", "markdown", "json", "yaml", "html", "css", "less", "sass",
    "c", "cpp", "objc", "java", "javascript", "typescript", "kotlin", "rust", "ruby", "lua", "sql",
    "diff", "mermaid", "xml", "tsx", "console", "dart", "scala", "haskell", "perl",
  ])
  func `resemblesFenceName is false for the names of other languages`(name: String) {
    #expect(!FenceKind.resemblesFenceName(name))
  }
}
