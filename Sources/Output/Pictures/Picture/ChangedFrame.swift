internal import Conformance
package import Foundation
internal import SpecFormat
internal import ViewLayout

/// The frame of a node before a change and after it.
package struct ChangedFrame: Sendable, Equatable {
  /// The name that a picture gives the node.
  package var name: String
  /// How many nodes are around it.
  package var depth: Int
  /// In points.
  package var before: CGRect
  /// In points.
  package var after: CGRect

  package init(name: String, depth: Int, before: CGRect, after: CGRect) {
    self.name = name
    self.depth = depth
    self.before = before
    self.after = after
  }
}

extension ChangedFrame {
  package var isChanged: Bool { before != after }

  /// Whether both frames can be drawn.
  package var isDrawable: Bool {
    PictureFrame.isDrawable(before) && PictureFrame.isDrawable(after)
  }

  /// The changes number by number: `x +1, width -2`; empty where there is none.
  package var difference: String {
    let numbers = [
      ("x", after.minX - before.minX), ("y", after.minY - before.minY),
      ("width", after.width - before.width), ("height", after.height - before.height),
    ]
    return numbers.compactMap { name, number in
      let text = NumberText.text(Double(number))
      guard Double(text) != 0 else { return nil }
      return "\(name) \(number > 0 ? "+" : "")\(text)"
    }.joined(separator: ", ")
  }

  /// The numbers before and after: `0 0 10 20 → 1 0 10 20`.
  package var words: String { "\(Self.words(before)) → \(Self.words(after))" }

  private static func words(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.text(Double($0)) }
      .joined(separator: " ")
  }
}
