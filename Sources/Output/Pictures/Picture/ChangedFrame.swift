internal import Conformance
package import Foundation
internal import SpecFormat

/// The frame of a node before a change and after it.
package struct ChangedFrame: Sendable, Equatable {
  /// The name that a picture gives the node.
  package var name: String
  /// The number of ancestors of the node.
  package var depth: Int
  /// The frame before the change, in points.
  package var before: CGRect
  /// The frame after the change, in points.
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

  /// Whether both frames are finite and not too large to draw.
  package var isDrawable: Bool {
    PictureFrame.isDrawable(before) && PictureFrame.isDrawable(after)
  }

  /// The change of each number of the frame, such as `x +1, width -2`; empty if the frames are
  /// equal.
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

  /// Both frames as text, such as `0 0 10 20 → 1 0 10 20`.
  package var coordinates: String { "\(Self.coordinates(before)) → \(Self.coordinates(after))" }

  private static func coordinates(_ frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { NumberText.text(Double($0)) }
      .joined(separator: " ")
  }
}
