import CollectionLayout
import Conformance
import Foundation
import LayoutTree
import Scenarios
import SpecFormat
import Testing
import UIKitLayout
import ViewLayout

/// Tests three cells in rows of two, 40 points high, below a header of 20; the header and the first
/// row are visible.
@MainActor
struct CollectionExplanationTests {
  private func layouts(hasBadges: Bool = false) throws -> [ScenarioLayout] {
    let blocks = "```frames 100x30\ncell 0.2 0 60 50 40\n...\n```\n"
    let spec = try CompiledSpec(blocks, scene: "CollectionScene()") { stage in
      let layout = CollectionSample.layout(badges: hasBadges ? [Self.badge] : [])
      stage.anyScene { CollectionScene(layout, items: [3]) }
    }
    var layouts: [ScenarioLayout] = []
    _ = try spec.runner.inspector.layouts(
      of: spec.scenario,
      in: spec.document,
      onExplanation: { layouts.append($0) }
    )
    return layouts
  }

  /// A badge at the top of each cell.
  private static var badge: NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(8),
        heightDimension: .absolute(8)
      ),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top)
    )
  }

  private func outline(_ nodes: [ResolvedNode], depth: Int = 0) -> [String] {
    nodes.flatMap { node in
      [String(repeating: "  ", count: depth) + "\(node.name) \(node.label ?? "")"]
        + outline(node.children, depth: depth + 1)
    }
  }

  @Test func `an explanation contains visible cells and those that the block names`() throws {
    let layout = try #require(try layouts().first)
    #expect(
      outline(layout.tree.nodes) == [
        "UICollectionView ", "  section 0", "    decoration \"background\" 0", "    group 0",
        "      cell 0.0", "      cell 0.1", "    group 1", "      cell 0.2",
        "    supplementary \"header\" 0.0",
      ]
    )
  }

  @Test func `a badge is a child node of its cell`() throws {
    let layout = try #require(try layouts(hasBadges: true).first)
    #expect(
      outline(layout.tree.nodes).filter { $0.contains("cell") || $0.contains("badge") } == [
        "      cell 0.0", "        supplementary \"badge\" 0.0", "      cell 0.1",
        "        supplementary \"badge\" 0.1", "      cell 0.2",
      ]
    )
  }

  @Test func `the name of a header selects the header node and its ancestors`() throws {
    let layout = try #require(try layouts().first?.around("supplementary \"header\" 0.0"))
    #expect(
      outline(layout.tree.nodes) == [
        "UICollectionView ", "  section 0", "    supplementary \"header\" 0.0",
      ]
    )
  }

  @Test func `the name of a cell selects the cell's node and its ancestors`() throws {
    let layout = try #require(try layouts().first?.around("cell 0.1"))
    #expect(
      outline(layout.tree.nodes) == [
        "UICollectionView ", "  section 0", "    group 0", "      cell 0.1",
      ]
    )
    #expect(try layouts().first?.around("cell 0.7") == nil)
  }
}
