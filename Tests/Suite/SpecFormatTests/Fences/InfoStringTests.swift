import SpecFormat
import Testing

struct InfoStringTests {
  @Test func `reads the environment`() {
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

  @Test func `has an environment where nothing is said`() {
    let environment = expectation("frames 10x10", "Circle 0 0 1 1")?.environment
    #expect(environment == LayoutEnvironment())
  }

  @Test(arguments: Evidence.statable)
  func `reads every evidence`(evidence: Evidence) {
    let found = expectation("calls evidence=\(evidence.rawValue)", "a 1")
    #expect(found?.conditions.evidence == evidence)
  }

  @Test func `reads reasons with spaces, escapes and equal signs`() {
    let info = #"calls known-failure="x = \"1\"" skip=https://example.com/a?b=c"#
    let conditions = expectation(info, "a 1")?.conditions
    #expect(conditions?.knownFailure == "x = \"1\"")
    #expect(conditions?.skip == "https://example.com/a?b=c")
    #expect(conditions?.evidence == nil)
  }

  @Test func `reads what applies to frames alone`() {
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
