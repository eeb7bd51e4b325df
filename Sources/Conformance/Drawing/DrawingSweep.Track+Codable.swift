internal import Foundation
internal import ViewLayout

/// As one text: some 160 numbers a track cost a worker more time one by one than the layouts that
/// they come from.
extension DrawingSweep.Track: Codable {
  private enum CodingKeys: CodingKey {
    case node, depth, frames, texts
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let frames = try container.decode(String.self, forKey: .frames)
    self.init(
      node: try container.decode(DrawingNode.self, forKey: .node),
      depth: try container.decode(Int.self, forKey: .depth),
      frames: frames.split(separator: ";", omittingEmptySubsequences: false).map {
        Self.frame($0)
      },
      texts: try container.decode([Int: DrawingText].self, forKey: .texts)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(node, forKey: .node)
    try container.encode(depth, forKey: .depth)
    try container.encode(frames.map { Self.text($0) }.joined(separator: ";"), forKey: .frames)
    try container.encode(texts, forKey: .texts)
  }

  /// Four numbers as Swift prints them, which loses nothing; nothing for a node that is not there.
  private static func text(_ frame: CGRect?) -> String {
    guard let frame else { return "" }
    return "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
  }

  private static func frame(_ text: Substring) -> CGRect? {
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
