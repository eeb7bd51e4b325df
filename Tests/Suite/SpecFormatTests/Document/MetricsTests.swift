import SpecFormat
import Testing

/// Tests the attribute `metrics=` and the comment `<!-- metrics: … -->`.
struct MetricsTests {
  private let scene = "```swift\n```\n"
  private let frames = "```frames 10x10\nText 0 0 1 1\n```\n"

  private func metrics(_ text: String) -> [LayoutMetrics] {
    let (document, diagnostics) = parse(text)
    #expect(diagnostics.map(\.description) == [])
    return environments(of: document).map(\.metrics)
  }

  private func environments(of document: SpecDocument) -> [LayoutEnvironment] {
    document.scenes.flatMap(\.phases).flatMap(\.expectations).map(\.environment)
  }

  @Test func `metrics= on a fence sets the metrics of its block`() {
    let other = frames.replacing("10x10", with: "10x10 metrics=\"iOS 26\"")
    #expect(metrics("## A\n" + scene + frames + other) == [.test, .iOS26])
  }

  @Test func `a metrics comment before the first clause applies to the whole page`() {
    let text = "# A\n\n<!-- metrics: macOS 26 -->\n\n## B\n\(scene)\(frames)## C\n\(scene)\(frames)"
    #expect(metrics(text) == [.macOS26, .macOS26])
    #expect(parse(text).document.metrics == .macOS26)
  }

  @Test func `a metrics comment after a heading applies to that clause and its subsections`() {
    let text = """
      # A

      ## B

      <!--metrics:iOS 26-->

      \(scene)\(frames)
      ### C

      \(scene)\(frames)
      ## D

      \(scene)\(frames)
      """
    #expect(metrics(text) == [.iOS26, .iOS26, .test])
  }

  @Test func `a metrics comment applies only to the blocks after it`() {
    let comment = "\n<!-- metrics: iOS  26 -->\n\n"
    #expect(metrics("## A\n" + scene + frames + comment + frames) == [.test, .iOS26])
  }

  @Test func `metrics= on a fence overrides a metrics comment`() {
    let plain = frames.replacing("10x10", with: "10x10 metrics=test")
    #expect(metrics("# A\n\n<!-- metrics: iOS 26 -->\n\n## B\n" + scene + plain) == [.test])
  }

  @Test func `the default scale is 2 with metrics of iOS and 1 with test metrics`() {
    let blocks =
      frames + frames.replacing("10x10", with: "10x10 scale=3")
      + frames.replacing("10x10", with: "10x10 metrics=test")
      + frames.replacing("10x10", with: "device=\"iPhone 16\"")
    let text = "# A\n\n<!-- metrics: iOS 26 -->\n\n## B\n" + scene + blocks
    #expect(environments(of: parse(text).document).map(\.scale) == [2, 3, 1, 3])
  }

  @Test func `unknown metrics are an error that lists the valid names and the nearest one`() {
    let block = frames.replacing("10x10", with: "10x10 metrics=\"iOS 62\"")
    let (_, diagnostics) = parse("# A\n\n<!-- metrics: macos 26 -->\n\n## B\n" + scene + block)
    #expect(diagnostics.count == 2)
    #expect(diagnostics.map(\.line) == [3, 8])
    let texts = diagnostics.map(\.description)
    #expect(texts.allSatisfy { $0.contains("test, iOS 26, macOS 26") })
    #expect(texts[0].contains("did you mean `macOS 26`?"))
    #expect(texts[1].contains("did you mean `iOS 26`?"))
  }

  @Test func `metrics= is an error on a calls fence`() {
    let text = "## A\n" + scene + "```calls metrics=test\na 1\n```\n"
    #expect(parse(text).diagnostics.count == 1)
  }

  @Test func `measured(by:) sets the metrics of all blocks and keeps explicit scales`() {
    let text = "## A\n" + scene + frames + frames.replacing("10x10", with: "10x10 scale=3")
    let document = parse(text).document
    #expect(environments(of: document.measured(by: .iOS26)).map(\.scale) == [2, 3])
    #expect(environments(of: document.measured(by: .iOS26)).map(\.metrics) == [.iOS26, .iOS26])
    #expect(document.measured(by: nil) == document)
  }

  @Test func `the standingMetrics of a scenario are those of its last block with metrics`() {
    let other = frames.replacing("10x10", with: "10x10 metrics=\"iOS 26\"")
    let calls = "```calls\na 1\n```\n"
    let text = "## A\n" + scene + frames + other + calls
    #expect(parse(text).document.scenarios.map(\.standingMetrics) == [.iOS26])
  }
}
