internal import Conformance
internal import Foundation
internal import ViewLayout

/// The named nodes of a scene over all widths, each with a number of its own.
///
/// A node is told from others by its view's name and its place in the node around it, so that one
/// that is there at some widths alone is one node, and a text whose words follow the width too.
/// Those of the layout that the others are around come first: their numbers are those of its
/// picture.
struct NodeTracks {
  /// One node over all widths.
  struct Track {
    /// `Text “Hello” #title`.
    var title: String
    /// How many nodes are around it.
    var depth: Int
    /// The frame at each width, in points; `nil` where the node is not there.
    var frames: [CGRect?]
  }

  /// The properties that identify a node.
  private struct Key: Hashable {
    /// The index of the track of the node around it; `nil` for an outermost one.
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
