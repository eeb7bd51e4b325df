import Conformance
import Foundation
internal import LayoutTree
import Scenarios
import SpecFormat
import Testing
import ViewLayout

@MainActor
struct ScenarioLayoutTests {
  private func layouts(
    _ blocks: String,
    body: @escaping @MainActor @Sendable (Stage) -> Void
  ) throws -> [ScenarioLayout] {
    let spec = try CompiledSpec(blocks, body: body)
    return try spec.runner.inspector.drawnLayouts(of: spec.scenario, in: spec.document)
  }

  private static func frames(_ info: String) -> String {
    "```frames \(info)\nText \"Hello you\" 0 0 90 20\n```\n"
  }

  @Test func `blocks with the same proposal share one drawn layout`() throws {
    let blocks = Self.frames("100x40") + Self.frames("100x40") + Self.frames("50x40")
    let layouts = try layouts(blocks) { $0.scene { Text(verbatim: "Hello you") } }
    #expect(layouts.map(\.line) == [6, 12])
    #expect(layouts.map { $0.tree.nodes[0].frame.width } == [90, 50])
  }

  @Test func `a frames block with 'window' is drawn in window coordinates`() throws {
    let layouts = try layouts(Self.frames("100x40 window")) {
      $0.scene { Text(verbatim: "Hello you") }
    }
    #expect(layouts.first?.tree.nodes.first?.frame.origin == CGPoint(x: 5, y: 10))
    #expect(layouts.first?.tree.window == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `a layout is equal after JSON encoding and decoding, except for its steps`() throws {
    var layouts = try layouts(Self.frames("160x40")) { $0.scene { Text(verbatim: "Hello you") } }
    let data = try JSONEncoder().encode(layouts)
    for index in layouts.indices { layouts[index].tree = layouts[index].tree.withoutSteps }
    #expect(try JSONDecoder().decode([ScenarioLayout].self, from: data) == layouts)
  }
}
