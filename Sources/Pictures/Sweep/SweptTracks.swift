internal import Conformance
internal import Foundation
internal import ViewLayout

/// The named nodes of a scene over all widths, each with a number of its own.
///
/// Nodes are told apart by their names and labels on the way from the root, so that one that is
/// there at some widths alone has its place too. Those of the layout that the others are around
/// come first: their numbers are those of its picture.
struct SweptTracks {
  /// One node over all widths.
  struct Track {
    /// `Text “Hello” #title`.
    var title: String
    /// How many nodes are around it.
    var depth: Int
    /// The frame at each width, in points; `nil` where the node is not there.
    var frames: [CGRect?]
  }

  private(set) var tracks: [Track] = []
  /// The index of the track of each named node at each width, in tree order.
  private(set) var numbers: [[Int]]

  /// - Complexity: O(*w* · *n*) for *w* widths and *n* nodes.
  init(of sweep: DrawingSweep) {
    let count = sweep.widths.count
    numbers = Array(repeating: [], count: count)
    var indices: [String: Int] = [:]
    for width in [sweep.home] + sweep.drawings.indices.filter({ $0 != sweep.home }) {
      var repeated: [String: Int] = [:]
      Self.visit(sweep.drawings[width].nodes, depth: 0, path: "") { node, depth, path in
        repeated[path, default: 0] += 1
        let key = "\(path)#\(repeated[path, default: 0])"
        let index = indices[key] ?? tracks.count
        if index == tracks.count {
          indices[key] = index
          let frames = [CGRect?](repeating: nil, count: count)
          tracks.append(Track(title: Self.title(of: node), depth: depth, frames: frames))
        }
        tracks[index].frames[width] = node.frame
        numbers[width].append(index)
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
    path: String,
    _ body: (ResolvedNode, Int, String) -> Void
  ) {
    for node in nodes {
      guard !node.name.isEmpty else {
        visit(node.children, depth: depth, path: path, body)
        continue
      }
      let path = "\(path)/\(node.name) \(node.label ?? "")"
      body(node, depth, path)
      visit(node.children, depth: depth + 1, path: path, body)
    }
  }
}
