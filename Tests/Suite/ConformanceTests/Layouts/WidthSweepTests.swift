import Conformance
import Foundation
internal import LayoutTree
import Scenarios
import Testing
import ViewLayout

@MainActor
struct WidthSweepTests {
  /// Runs a scenario with a proposal of 160 × 40, and returns its first layout at other widths.
  private func sweep(
    _ blocks: String = Self.frames("160x40"),
    body: @escaping @MainActor @Sendable (Stage) -> Void
  ) throws -> WidthSweep? {
    let spec = try CompiledSpec(blocks, body: body)
    let inspector = spec.runner.inspector
    let layouts = try inspector.drawnLayouts(of: spec.scenario, in: spec.document)
    let layout = try #require(layouts.first)
    let sweep = inspector.sweep(spec.scenario, in: spec.document, around: layout)
    if let sweep, layout.explicitWidth != nil {
      #expect(sweep.drawings[sweep.home].nodes == layout.tree.nodes)
    }
    return sweep
  }

  private static func frames(_ info: String) -> String {
    "```frames \(info)\nText \"Hello you\" 0 0 90 20\n```\n"
  }

  /// Returns the label of the root at a width.
  private func label(_ sweep: WidthSweep, at width: Double) -> String? {
    sweep.widths.firstIndex(of: width).flatMap { sweep.drawings[$0].nodes.first?.label }
  }

  @Test(
    arguments: [
      (160, 5, 200), (320, 10, 400), (1000, 30, 1230), (10, 10 / 34, 12.35), (5000, 200, 6200),
    ] as [(Double, Double, Double)]
  )
  func `widths run from 0 to about 1.25 times the given width in equal steps`(
    width: Double,
    step: Double,
    maximum: Double
  ) {
    let widths = WidthSweep.widths(around: width)
    #expect(widths.first == 0)
    #expect(abs(widths[1] - step) < 0.01)
    #expect(abs((widths.last ?? 0) - maximum) < 0.01)
    #expect(widths.contains(width))
    #expect((30...44).contains(widths.count))
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a width sweep lays the scene out at each width`() throws {
    let sweep = try #require(try sweep { $0.scene { Text(verbatim: "Hello you") } })
    func frame(at width: Double) -> CGRect? {
      sweep.widths.firstIndex(of: width).flatMap { sweep.drawings[$0].nodes.first?.frame }
    }
    // 50 points fit the five letters of the first word, and 40 points in height fit two lines.
    #expect(frame(at: 50) == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(frame(at: 90) == CGRect(x: 0, y: 0, width: 90, height: 20))
    #expect(sweep.widths[sweep.home] == 160)
  }

  @Test func `a width sweep of a block with 'window' uses window coordinates`() throws {
    let sweep = try #require(
      try sweep(Self.frames("160x40 window")) { $0.scene { Text(verbatim: "Hello you") } }
    )
    let index = try #require(sweep.widths.firstIndex(of: 100))
    #expect(sweep.drawings[index].window == CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(sweep.drawings[index].nodes.first?.frame.origin == CGPoint(x: 5, y: 10))
  }

  @Test func `a width sweep runs the steps that precede the layout`() throws {
    let blocks = "```swift step\nword = \"Hi\"\n```\n" + Self.frames("160x40")
    let sweep = try sweep(blocks) { stage in
      let model = Model()
      stage.scene { Text(verbatim: model.word) }
      stage.step { model.word = "Hi" }
    }
    #expect(label(try #require(sweep), at: 50) == "Hi")
  }

  @Test func `a scene that depends on earlier widths is created again for each width`() throws {
    let sweep = try sweep { stage in
      let model = Model()
      stage.scene {
        let _ = model.evaluations += 1
        GeometryReader { reader in
          let _ = model.widths.insert(reader.size.width)
          Text(verbatim: "\(model.widths.count)")
        }
      }
    }
    let labels = try #require(sweep).drawings.map { $0.nodes.first?.children.first?.label }
    #expect(Set(labels) == ["1"])
  }

  @Test(arguments: [("160x40", 160), ("nilx40", 110), ("infx40", 110), ("0x40", 100)])
  func `without a finite, positive proposed width, widths[home] is the layout width, at least 100`(
    proposal: String,
    width: Double
  ) throws {
    let sweep = try #require(
      try sweep(Self.frames(proposal)) { $0.scene { Text(verbatim: "Hello world") } }
    )
    #expect(sweep.widths[sweep.home] == width)
  }

  @Test func `a layout of infinite width has no width sweep`() throws {
    #expect(try sweep(Self.frames("infx40")) { $0.scene { Color.red } } == nil)
  }
}

/// A model that the steps of a scenario change, and that records layouts.
@MainActor
private final class Model {
  var word = "Hello"
  var evaluations = 0
  var widths: Set<CGFloat> = []
}
