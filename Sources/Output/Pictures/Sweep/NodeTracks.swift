internal import Conformance
internal import Foundation
internal import LayoutTree

/// The named nodes of a scene over all widths, each with a unique number.
///
/// A node is identified by its view's name and its path in its parent. A node that exists at some
/// widths only, or a text whose string depends on the width, is therefore one node. Nodes of the
/// main width come first, so that their numbers are those of its picture.
struct NodeTracks {
  /// One node over all widths.
  struct Track {
    /// The title of the node, such as `Text “Hello” #title`.
    var title: String
    /// The number of named ancestors of the node.
    var depth: Int
    /// The frame at each width, in points; `nil` if the node does not exist at that width.
    var frames: [CGRect?]
  }

  /// The properties that identify a node.
  private struct Key: Hashable {
    /// The index of the parent's track; `nil` for a root.
    var parent: Int?
    var path: [Int]
    var name: String
  }

  private(set) var tracks: [Track] = []
  /// The index of the track of each named node at each width, in tree order.
  private(set) var numbers: [[Int]]

  /// - Complexity: O(*w* · *n*) for *w* widths and *n* nodes.
  init(of sweep: WidthSweep) {
    let count = sweep.widths.count
    numbers = Array(repeating: [], count: count)
    var indices: [Key: Int] = [:]
    for width in [sweep.home] + sweep.drawings.indices.filter({ $0 != sweep.home }) {
      Self.visit(sweep.drawings[width].nodes, depth: 0, parent: nil) { node, depth, parent in
        let key = Key(parent: parent, path: node.path, name: node.name)
        let index = indices[key] ?? tracks.count
        if index == tracks.count {
          indices[key] = index
          let frames = [CGRect?](repeating: nil, count: count)
          tracks.append(Track(title: Self.title(of: node), depth: depth, frames: frames))
        }
        tracks[index].frames[width] = node.frame
        numbers[width].append(index)
        return index
      }
    }
  }

  private static func title(of node: ResolvedNode) -> String {
    ([node.name, node.label.map { "“\($0)”" }].compactMap(\.self)
      + node.identifiers.map { "#\($0)" })
      .joined(separator: " ")
  }

  private static func visit(
    _ nodes: [ResolvedNode],
    depth: Int,
    parent: Int?,
    _ body: (_ node: ResolvedNode, _ depth: Int, _ parent: Int?) -> Int
  ) {
    for node in nodes {
      guard !node.name.isEmpty else {
        visit(node.children, depth: depth, parent: parent, body)
        continue
      }
      visit(node.children, depth: depth + 1, parent: body(node, depth, parent), body)
    }
  }
}
