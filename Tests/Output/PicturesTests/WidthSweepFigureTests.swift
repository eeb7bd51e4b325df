import Conformance
import ElementTree
import Foundation
import Testing
import ViewLayout

@testable import Pictures

/// Checks that the markup at each width is equal to the picture at that width.
@MainActor
struct WidthSweepFigureTests {
  @Test(arguments: WidthSweepSample.all)
  func `the width sweep draws each width like the picture at that width`(sample: WidthSweepSample) {
    let sweep = sample.sweep
    let layout = ScenarioLayout(line: 7, proposedWidth: 160, tree: sweep.drawings[sweep.home])
    let scene = WidthSweepFigure(sweep, around: layout)
    let reader = WidthSweepReader(markup: scene.markup, widths: sweep.widths)
    for width in sweep.widths.indices {
      let layers = Markup.joined(scene.layers(at: width).map(\.markup)).source
      #expect(reader.source(at: width).contains(layers), "at \(sweep.widths[width])")
    }
  }

  @Test(arguments: WidthSweepSample.all)
  func `at the proposed width, the sweep has the content of the static picture`(
    sample: WidthSweepSample
  ) throws {
    let sweep = sample.sweep
    let layout = ScenarioLayout(line: 7, proposedWidth: 160, tree: sweep.drawings[sweep.home])
    let picture = Picture(layout, title: "Sample").markup(id: "W7").source
    // The test compares content in points, because the position on the page differs.
    let content = try #require(picture.firstMatch(of: /<g class="n" [^>]*>(.*?)<\/g><g class="o/))
    let swept = WidthSweepReader(
      markup: WidthSweepDrawing(sweep, around: layout).markup,
      widths: sweep.widths
    )
    #expect(swept.source(at: sweep.home).contains(content.output.1))
    for piece in sample.pieces { #expect(content.output.1.contains(piece)) }
  }

  @Test func `without scripts, the sweep is labeled with the proposed width`() throws {
    let sample = try #require(WidthSweepSample.all.first)
    let sweep = sample.sweep
    let layout = ScenarioLayout(line: 7, proposedWidth: 160, tree: sweep.drawings[sweep.home])
    let source = WidthSweepDrawing(sweep, around: layout).markup.source
    #expect(source.contains(">Proposed width 160</p>"))
    #expect(source.contains("aria-label=\"The scene at a proposed width of 160\""))
  }

  @Test func `a scene that is the same at all widths has no sweep`() {
    let sweep = WidthSweepSample("Fixed") { ViewHost { Color.red.frame(width: 10, height: 10) } }
      .sweep
    let layout = ScenarioLayout(line: 7, proposedWidth: 160, tree: sweep.drawings[sweep.home])
    #expect(WidthSweepDrawing(sweep, around: layout).markup.isEmpty)
  }

  @Test func `the sweep escapes markup in a text`() {
    let words = "</text><script>alert(1)</script> % | ~ @ * \" ' ?"
    let sweep = WidthSweepSample("Words") { ViewHost { Text(verbatim: words) } }.sweep
    let layout = ScenarioLayout(line: 7, proposedWidth: 160, tree: sweep.drawings[sweep.home])
    let source = WidthSweepDrawing(sweep, around: layout).markup.source
    #expect(!source.contains("<script"))
    #expect(source.firstMatch(of: /="[^"]*[<>]/) == nil)
  }

  @Test func `the table lists a node's origin and width, and the widths that contain it`() throws {
    let sample = try #require(WidthSweepSample.all.first { $0.name == "ViewThatFits" })
    let sweep = sample.sweep
    let layout = ScenarioLayout(line: 7, proposedWidth: 160, tree: sweep.drawings[sweep.home])
    let reader = WidthSweepReader(
      markup: WidthSweepDrawing(sweep, around: layout).markup,
      widths: sweep.widths
    )
    // "Hello you" has a width of 90 points, and the widths are multiples of five.
    let wide = ">Text “Hello you”</td><td>0</td><td>90</td><td>90 to 200</td>"
    #expect(reader.source(at: sweep.home).contains(wide))
    let narrow = try #require(sweep.widths.firstIndex(of: 85))
    let missing = ">Text “Hello you”</td><td>–</td><td>–</td><td>90 to 200</td>"
    #expect(reader.source(at: narrow).contains(missing))
  }
}
