internal import Conformance
internal import Foundation

/// Draws what was expected over what is, with an arrow from where a node should be to where it is.
struct PictureDifferences {
  let frame: PictureFrame

  /// The expected outlines, arrows and distances; empty where nothing has moved.
  ///
  /// - Parameters:
  ///   - mismatches: What differs.
  ///   - labels: Where there is room for the distances.
  /// - Returns: One group.
  func markup(_ mismatches: [Mismatch], labels: inout PictureLabels) -> Markup {
    let drawn = mismatches.compactMap { mismatch -> Markup? in
      guard let expected = mismatch.expectedFrame, PictureFrame.isDrawable(expected) else {
        return nil
      }
      let place = frame.place(expected)
      return .joined([
        Picture.rectangle(place, className: "x"),
        arrow(mismatch, from: place, labels: &labels),
      ])
    }
    return drawn.isEmpty ? .empty : .element("g", ["class": "xs"], drawn)
  }

  private func arrow(
    _ mismatch: Mismatch,
    from expected: CGRect,
    labels: inout PictureLabels
  ) -> Markup {
    guard let actualFrame = mismatch.actualFrame, PictureFrame.isDrawable(actualFrame) else {
      return .empty
    }
    let actual = frame.place(actualFrame)
    if let difference = mismatch.difference {
      let size = PictureLabels.size(of: difference)
      let below = CGPoint(x: actual.midX - size.width / 2, y: max(actual.maxY, expected.maxY))
      let above = CGPoint(x: below.x, y: min(actual.minY, expected.minY) - size.height)
      let middle = CGPoint(x: below.x, y: actual.midY - size.height / 2)
      _ = labels.place(difference, at: [below, above, middle])
    }
    let (dx, dy) = (actual.midX - expected.midX, actual.midY - expected.midY)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length >= 3 else { return .empty }
    return .joined([
      line(from: expected, to: actual), head(at: actual, x: dx / length, y: dy / length),
    ])
  }

  private func line(from expected: CGRect, to actual: CGRect) -> Markup {
    .element(
      "line",
      [
        "class": "a", "x1": PictureNumber.text(expected.midX),
        "y1": PictureNumber.text(expected.midY), "x2": PictureNumber.text(actual.midX),
        "y2": PictureNumber.text(actual.midY),
      ]
    )
  }

  /// The arrow's head, for a direction of length 1.
  private func head(at place: CGRect, x: CGFloat, y: CGFloat) -> Markup {
    let (back, side) = (CGFloat(6), CGFloat(3))
    let points = [
      (place.midX, place.midY),
      (place.midX - x * back - y * side, place.midY - y * back + x * side),
      (place.midX - x * back + y * side, place.midY - y * back - x * side),
    ]
    let text = points.map { "\(PictureNumber.text($0.0)),\(PictureNumber.text($0.1))" }
    return .element("polygon", ["class": "h", "points": text.joined(separator: " ")])
  }
}
