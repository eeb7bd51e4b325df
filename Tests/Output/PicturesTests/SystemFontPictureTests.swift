import Conformance
import ElementTree
import Foundation
import Pictures
import Testing
import ViewLayout

/// Tests the drawing of texts that are measured with a system font.
@MainActor
struct SystemFontPictureTests {
  private func source<Content: View>(
    in metrics: MetricsSystem,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> String {
    let host = ViewHost(content: content)
    var environment = HostEnvironment()
    environment.metrics = metrics
    host.layOut(proposal: ProposedViewSize(width: 320, height: 480), environment: environment)
    return Picture(ScenarioLayout(line: 1, tree: host.tree(.picture)), title: "A word")
      .markup(id: "x").source
  }

  @Test func `a line of text has the measured baseline and the width as textLength`() {
    let source = source(in: .iOS26) { Text(verbatim: "Cancel") }
    // The ascent is 17 × 1950/2048 = 16.19, and the recorded width is at most 52.5.
    let attributes = "class=\"hs\" x=\"0\" y=\"16.19\" font-size=\"17\" textLength=\"52.43\""
    #expect(source.contains(attributes))
    #expect(source.contains("lengthAdjust=\"spacingAndGlyphs\""))
  }

  @Test func `a bold italic font sets font-weight and font-style`() {
    let source = source(in: .macOS26) {
      Text(verbatim: "Cancel").font(.system(size: 13)).bold().italic()
    }
    #expect(source.contains("y=\"13\" font-size=\"13\" font-weight=\"700\" font-style=\"italic\""))
  }

  @Test func `letter-spacing is set only if the whole text has the same tracking`() {
    let tracked = source(in: .iOS26) { Text(verbatim: "Cancel").tracking(2) }
    #expect(tracked.contains("font-size=\"17\" letter-spacing=\"2\" textLength=\"64.43\""))
    let partly = source(in: .iOS26) { Text(verbatim: "Can").tracking(2) + Text(verbatim: "cel") }
    #expect(!partly.contains("letter-spacing"))
    let inTestFont = source(in: .test) { Text(verbatim: "Cancel").tracking(2) }
    #expect(!inTestFont.contains("letter-spacing"))
  }

  @Test func `a monospaced line keeps the monospaced font`() {
    let source = source(in: .iOS26) { Text(verbatim: "Cancel").monospaced() }
    #expect(source.contains("class=\"hs mo es\" x=\"0\" y=\"16.19\" font-size=\"17\""))
  }

  @Test func `a line of text in the test font has no font-size attribute`() {
    let source = source(in: .test) { Text(verbatim: "Cancel") }
    // The style sheet has the font size of 16 pixels.
    #expect(source.contains("class=\"hs\" x=\"0\" y=\"16\" textLength=\"60\""))
  }

  @Test func `a line of text with an estimated width has the class es and a remark`() {
    let host = ViewHost { Text(verbatim: "Zqjxw vkzyj") }
    var environment = HostEnvironment()
    environment.metrics = .iOS26
    host.layOut(proposal: ProposedViewSize(width: 320, height: 480), environment: environment)
    let picture = Picture(ScenarioLayout(line: 1, tree: host.tree(.picture)), title: "A word")
    #expect(picture.markup(id: "x").source.contains("class=\"hs es\""))
    #expect(picture.remarks == ["Dotted lines mark texts of an estimated width."])
  }
}
