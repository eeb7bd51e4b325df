internal import ElementTree
internal import Foundation

/// Draws what was expected over what is, with an arrow from where a node should be to where it is.
struct PictureDifferences {
  let frame: PictureFrame

  /// The expected outlines, arrows and distances; empty where nothing has moved.
  ///
  /// - Parameters:
  ///   - differences: The places that differ.
  ///   - labels: Where there is room for the distances.
  /// - Returns: One group, or nothing.
  func elements(_ differences: [DrawnDifference], labels: inout PictureLabels) -> [Element] {
    let drawn = differences.flatMap { difference -> [Element] in
      guard PictureFrame.isDrawable(difference.expected) else { return [] }
      return [PictureLayers.rectangle(frame.place(difference.expected), className: "x")]
        + arrow(difference, labels: &labels)
    }
    return drawn.isEmpty ? [] : [Element("g", [("class", "xs")], drawn)]
  }

  private func arrow(
    _ difference: DrawnDifference,
    labels: inout PictureLabels
  ) -> [Element] {
    guard let actualFrame = difference.actual, PictureFrame.isDrawable(actualFrame) else {
      return []
    }
    let (expected, actual) = (frame.place(difference.expected), frame.place(actualFrame))
    if let words = difference.words {
      let size = PictureLabels.size(of: words)
      let below = CGPoint(x: actual.midX - size.width / 2, y: max(actual.maxY, expected.maxY))
      let above = CGPoint(x: below.x, y: min(actual.minY, expected.minY) - size.height)
      let middle = CGPoint(x: below.x, y: actual.midY - size.height / 2)
      labels.place(words, at: [below, above, middle])
    }
    let (dx, dy) = (actual.midX - expected.midX, actual.midY - expected.midY)
    let length = (dx * dx + dy * dy).squareRoot()
    // What only grew or shrank went nowhere.
    let isMoved = difference.expected.origin != actualFrame.origin
    guard isMoved, length >= 3 else { return [] }
    return [line(from: expected, to: actual), head(at: actual, x: dx / length, y: dy / length)]
  }

  private func line(from expected: CGRect, to actual: CGRect) -> Element {
    Element(
      "line",
      [
        ("class", "a"), ("x1", .number(expected.midX)), ("y1", .number(expected.midY)),
        ("x2", .number(actual.midX)), ("y2", .number(actual.midY)),
      ]
    )
  }

  /// The arrow's head, for a direction of length 1.
  private func head(at place: CGRect, x: CGFloat, y: CGFloat) -> Element {
    let (back, side) = (CGFloat(6), CGFloat(3))
    let points = [
      (place.midX, place.midY),
      (place.midX - x * back - y * side, place.midY - y * back + x * side),
      (place.midX - x * back + y * side, place.midY - y * back - x * side),
    ]
    let text = points.map { "\(PictureNumber.text($0.0)),\(PictureNumber.text($0.1))" }
    return Element(
      "polygon",
      [("class", "h"), ("points", .text(text.joined(separator: " ")))]
    )
  }
}
