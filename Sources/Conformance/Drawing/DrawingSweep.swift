package import Foundation
package import ViewLayout

/// A scene laid out at many widths.
///
/// Nodes are told apart by their names and labels on the way from the root, so that one that is
/// there at some widths alone has its place too.
package struct DrawingSweep: Sendable, Equatable, Codable {
  /// What the root was proposed, in points, from the least on.
  package var widths: [Double]
  /// The nodes that were there at any of them, in tree order of their first appearance.
  package var tracks: [Track]

  /// One node over all widths.
  package struct Track: Sendable, Equatable {
    /// As it is at the first width that it is there; without what is in it.
    package var node: DrawingNode
    /// How many nodes are around it.
    package var depth: Int
    /// The frame at each width, in points; `nil` where the node is not there.
    package var frames: [CGRect?]
    /// What a text shows from some widths on, by the index of the width.
    package var texts: [Int: DrawingText]

    package init(node: DrawingNode, depth: Int, frames: [CGRect?], texts: [Int: DrawingText] = [:])
    {
      self.node = node
      self.depth = depth
      self.frames = frames
      self.texts = texts
    }
  }

  package init(widths: [Double], tracks: [Track]) {
    self.widths = widths
    self.tracks = tracks
  }
}

extension DrawingSweep {
  /// How many widths a scene is laid out at, besides 0: those up to the proposed one take four
  /// fifths of them.
  private static let stepCount = 40
  private static let stepsToProposal = 32
  /// A scene with more nodes is a maze at every width.
  private static let nodeLimit = 60

  /// The widths around a proposed one, which is among them.
  package static func widths(around width: Double) -> [Double] {
    (0...stepCount).map { (width * Double($0) / Double(stepsToProposal) * 100).rounded() / 100 }
  }

  /// Follows the nodes of layouts; `nil` for more of them than anybody could follow.
  ///
  /// - Parameters:
  ///   - widths: What the root was proposed, one for each layout, in points.
  ///   - layouts: The root's nodes at each width.
  /// - Complexity: O(*w* · *n*) for *w* widths and *n* nodes.
  package init?(widths: [Double], layouts: [[DrawingNode]]) {
    self.init(widths: widths, tracks: [])
    var indices: [String: Int] = [:]
    for (index, nodes) in layouts.enumerated() {
      var repeated: [String: Int] = [:]
      Self.visit(nodes, depth: 0, path: "") { node, depth, path in
        let key = "\(path)#\(repeated[path, default: 0])"
        repeated[path, default: 0] += 1
        if let track = indices[key] {
          tracks[track].follow(node, at: index)
        } else if tracks.count <= Self.nodeLimit {
          indices[key] = tracks.count
          var track = Track(
            node: node,
            depth: depth,
            frames: Array(repeating: nil, count: widths.count)
          )
          track.node.children = []
          track.follow(node, at: index)
          tracks.append(track)
        }
      }
    }
    guard !tracks.isEmpty, tracks.count <= Self.nodeLimit else { return nil }
  }

  private static func visit(
    _ nodes: [DrawingNode],
    depth: Int,
    path: String,
    _ body: (DrawingNode, Int, String) -> Void
  ) {
    for node in nodes {
      let path = "\(path)/\(node.name) \(node.label ?? "")"
      body(node, depth, path)
      visit(node.children, depth: depth + 1, path: path, body)
    }
  }
}

extension DrawingSweep.Track {
  /// Notes where the node is at one of the widths, and what it shows.
  fileprivate mutating func follow(_ node: DrawingNode, at index: Int) {
    frames[index] = node.frame
    guard case .text(let text) = node.content else { return }
    let last = texts.keys.max().flatMap { texts[$0] }
    if text != last { texts[index] = text }
  }
}
