internal import Conformance
internal import SpecFormat

/// A picture of what changed, drawn from the plainest scenario of a group: outlines where views
/// were, areas where they are.
struct GroupPicture {
  private let id: String
  private let frames: [ComparedFrame]

  /// `nil` where no scenario of the group has frames that can be drawn.
  init?(_ group: ChangeGroup) {
    let candidates = group.changes.compactMap { change -> (String, [ComparedFrame])? in
      guard let frames = Self.frames(of: change) else { return nil }
      return (change.id, frames)
    }
    // The first of those with the fewest lines, as long as there are two to compare.
    let plainest = candidates.filter { $0.1.count > 1 }.min { $0.1.count < $1.1.count }
    guard let (id, frames) = plainest ?? candidates.first else { return nil }
    self.id = id
    self.frames = frames
  }
}

extension GroupPicture {
  /// What the picture shows, in words.
  var alternative: String {
    let moved = frames.filter { $0.base != $0.head }.prefix(4).map { frame in
      "\(frame.name) from \(Self.words(frame.base)) to \(Self.words(frame.head))"
    }
    return "\(id): \(moved.joined(separator: "; "))."
  }

  /// The layout as it is now, in a terminal's characters.
  func text(columns: Int, rows: Int) -> String {
    FramePicture(frames: frames.map { ($0.name, $0.head) }).text(columns: columns, rows: rows)
  }

  /// The picture as an SVG document.
  var svg: String {
    DifferenceDrawing(frames: frames, title: id, description: alternative).svg
  }

  private static func frames(of change: ExpectationChange) -> [ComparedFrame]? {
    guard let head = change.head, head.block == ExpectationKind.frames.rawValue else { return nil }
    let before = change.base?.actual ?? ""
    let pairs = ComparedFrame.pairs(
      base: before.isEmpty ? head.expected : before,
      head: head.actual
    )
    guard let pairs, pairs.contains(where: { $0.base != $0.head }),
      pairs.allSatisfy({ $0.base.isDrawable && $0.head.isDrawable })
    else { return nil }
    return pairs
  }

  private static func words(_ box: FrameBox) -> String {
    [box.x, box.y, box.width, box.height].map { NumberText.text($0) }.joined(separator: " ")
  }
}

extension FrameBox {
  /// Whether it has a place and a size on a page.
  fileprivate var isDrawable: Bool {
    [x, y, width, height].allSatisfy { abs($0) < 1e6 } && width >= 0 && height >= 0
  }
}
