import Conformance
import Foundation
import Scenarios
import SpecFormat
import Testing
import ViewLayout

@MainActor
struct DrawnLayoutTests {
  private func layouts(
    _ blocks: String,
    body: @escaping @MainActor @Sendable (Stage) -> Void
  ) throws -> [DrawnLayout] {
    let spec = try CompiledSpec(blocks, body: body)
    return spec.runner.drawnLayouts(of: spec.scenario)
  }

  private static func frames(_ info: String) -> String {
    "```frames \(info)\nText \"Hello you\" 0 0 90 20\n```\n"
  }

  @Test func `draws each layout that a block asks for once`() throws {
    let blocks = Self.frames("100x40") + Self.frames("100x40") + Self.frames("50x40")
    let layouts = try layouts(blocks) { $0.scene { Text(verbatim: "Hello you") } }
    #expect(layouts.map(\.line) == [6, 12])
    #expect(layouts.map { $0.drawing.nodes[0].frame.width } == [90, 50])
  }

  @Test func `draws in the window where the block is about it`() throws {
    let layouts = try layouts(Self.frames("100x40 window")) {
      $0.scene { Text(verbatim: "Hello you") }
    }
    #expect(layouts.first?.drawing.nodes.first?.frame.origin == CGPoint(x: 5, y: 10))
    #expect(layouts.first?.drawing.window == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `follows each node over all widths`() throws {
    let layouts = try layouts(Self.frames("160x40")) { $0.scene { Text(verbatim: "Hello you") } }
    let sweep = try #require(layouts.first?.sweep)
    #expect(sweep.widths.count == 41)
    #expect(sweep.widths[32] == 160)
    #expect(sweep.tracks.map(\.node.name) == ["Text"])
    // 50 points are five letters: the first word of two lines, of which 40 points hold both.
    #expect(sweep.tracks[0].frames[10] == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(sweep.tracks[0].frames[18] == CGRect(x: 0, y: 0, width: 90, height: 20))
  }

  @Test func `comes through a pipe as it is`() throws {
    let layouts = try layouts(Self.frames("160x40")) { $0.scene { Text(verbatim: "Hello you") } }
    let data = try JSONEncoder().encode(layouts)
    #expect(try JSONDecoder().decode([DrawnLayout].self, from: data) == layouts)
    let node = DrawingNode(name: "Color", frame: .zero)
    let frames = [nil, CGRect(x: 0.1, y: -2, width: 1.0 / 3, height: 0), nil]
    let sweep = DrawingSweep(
      widths: [0, 1, 2],
      tracks: [.init(node: node, depth: 0, frames: frames)]
    )
    let text = try JSONEncoder().encode(sweep)
    #expect(try JSONDecoder().decode(DrawingSweep.self, from: text) == sweep)
  }

  @Test func `tells nodes apart that are there at some widths alone`() throws {
    let layouts = try layouts(Self.frames("160x40")) { stage in
      stage.scene {
        ViewThatFits {
          Text(verbatim: "Hello you")
          Text(verbatim: "Hi")
        }
      }
    }
    let sweep = try #require(layouts.first?.sweep)
    #expect(sweep.tracks.map(\.node.label) == [nil, "Hi", "Hello you"])
    #expect(sweep.tracks[1].frames[32] == nil)
    #expect(sweep.tracks[2].frames[32] != nil)
  }
}
