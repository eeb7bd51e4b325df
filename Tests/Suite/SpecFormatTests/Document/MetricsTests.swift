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

  @Test func `a block has the metrics of its attribute`() {
    let other = frames.replacing("10x10", with: "10x10 metrics=\"iOS 26\"")
    #expect(metrics("## A\n" + scene + frames + other) == [.test, .iOS26])
  }

  @Test func `a comment before the first clause is for the page`() {
    let text = "# A\n\n<!-- metrics: macOS 26 -->\n\n## B\n\(scene)\(frames)## C\n\(scene)\(frames)"
    #expect(metrics(text) == [.macOS26, .macOS26])
    #expect(parse(text).document.metrics == .macOS26)
  }

  @Test func `a comment behind a heading is for its clause and the clauses inside it`() {
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

  @Test func `a comment sets the metrics of the blocks that follow it`() {
    let comment = "\n<!-- metrics: iOS  26 -->\n\n"
    #expect(metrics("## A\n" + scene + frames + comment + frames) == [.test, .iOS26])
  }

  @Test func `an attribute has precedence over a comment`() {
    let plain = frames.replacing("10x10", with: "10x10 metrics=test")
    #expect(metrics("# A\n\n<!-- metrics: iOS 26 -->\n\n## B\n" + scene + plain) == [.test])
  }

  @Test func `the default scale is 2 for the metrics of a system`() {
    let blocks =
      frames + frames.replacing("10x10", with: "10x10 scale=3")
      + frames.replacing("10x10", with: "10x10 metrics=test")
      + frames.replacing("10x10", with: "device=\"iPhone 16\"")
    let text = "# A\n\n<!-- metrics: iOS 26 -->\n\n## B\n" + scene + blocks
    #expect(environments(of: parse(text).document).map(\.scale) == [2, 3, 1, 3])
  }

  @Test func `an unknown name is an error with the nearest one`() {
    let block = frames.replacing("10x10", with: "10x10 metrics=\"iOS 62\"")
    let (_, diagnostics) = parse("# A\n\n<!-- metrics: macos 26 -->\n\n## B\n" + scene + block)
    #expect(diagnostics.count == 2)
    #expect(diagnostics.map(\.line) == [3, 8])
    let texts = diagnostics.map(\.description)
    #expect(texts.allSatisfy { $0.contains("test, iOS 26, macOS 26") })
    #expect(texts[0].contains("did you mean `macOS 26`?"))
    #expect(texts[1].contains("did you mean `iOS 26`?"))
  }

  @Test func `calls have no metrics`() {
    let text = "## A\n" + scene + "```calls metrics=test\na 1\n```\n"
    #expect(parse(text).diagnostics.count == 1)
  }

  @Test func `a document can be measured by other metrics`() {
    let text = "## A\n" + scene + frames + frames.replacing("10x10", with: "10x10 scale=3")
    let document = parse(text).document
    #expect(environments(of: document.measured(by: .iOS26)).map(\.scale) == [2, 3])
    #expect(environments(of: document.measured(by: .iOS26)).map(\.metrics) == [.iOS26, .iOS26])
    #expect(document.measured(by: nil) == document)
  }

  @Test func `the metrics of the last block stand`() {
    let other = frames.replacing("10x10", with: "10x10 metrics=\"iOS 26\"")
    let calls = "```calls\na 1\n```\n"
    let text = "## A\n" + scene + frames + other + calls
    #expect(parse(text).document.scenarios.map(\.standingMetrics) == [.iOS26])
  }
}
