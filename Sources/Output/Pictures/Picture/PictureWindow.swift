internal import ElementTree
internal import Foundation
internal import ViewLayout

/// The part in sight, as far as a picture shows it.
///
/// Where little content leaves much space after it, the picture ends soon after the content, at a
/// torn edge. Room before the content is kept, and as much after it: content in the middle stays
/// there.
struct PictureWindow: Equatable {
  /// The minimum space that is kept after the content, in points.
  private static let minimumSpace = CGFloat(24)
  /// Which part of a length is worth a torn edge.
  private static let minimumCutFraction = CGFloat(0.25)

  /// In the scene's coordinates.
  private(set) var frame: CGRect
  private(set) var isTornAtRight = false
  private(set) var isTornAtBottom = false

  /// - Parameters:
  ///   - window: What is in sight, in the scene's coordinates.
  ///   - drawn: What there is to draw, in the scene's coordinates.
  init(_ window: CGRect, around drawn: CGRect) {
    frame = window
    guard !drawn.isNull else { return }
    let horizontal = Self.rest(
      of: (window.minX, window.maxX),
      after: (drawn.minX, drawn.maxX)
    )
    let vertical = Self.rest(of: (window.minY, window.maxY), after: (drawn.minY, drawn.maxY))
    isTornAtRight = horizontal > 0
    isTornAtBottom = vertical > 0
    frame.size.width -= horizontal
    frame.size.height -= vertical
  }

  /// All of a window.
  init(whole window: CGRect) { frame = window }

  /// How much of a window is left out at its end.
  private static func rest(
    of window: (start: CGFloat, end: CGFloat),
    after drawn: (start: CGFloat, end: CGFloat)
  ) -> CGFloat {
    let length = window.end - window.start
    let end = max(drawn.end, window.start)
    let space = max(drawn.start - window.start, minimumSpace)
    let rest = window.end - end - space
    return rest >= length * minimumCutFraction ? rest : 0
  }
}

extension PictureWindow {
  /// The background behind everything in sight.
  func background(_ color: DrawingColor?, in frame: PictureFrame) -> [Element] {
    guard let color else { return [] }
    let box = Self.box(frame.place(self.frame))
    return [Element("path", key: "b", [("d", .text(box))] + PicturePaint.fill(color))]
  }

  /// A veil over what is not in sight, and the window's edge.
  func elements(in frame: PictureFrame) -> [Element] {
    let place = frame.place(self.frame)
    let edge =
      isTornAtRight || isTornAtBottom
      ? Element("path", [("class", "w"), ("d", .text(path(around: place)))])
      : PictureLayers.rectangle(place, className: "w")
    // A line's width beyond is none.
    guard !self.frame.insetBy(dx: -1, dy: -1).holds(frame.bounds) else { return [edge] }
    let around = Self.box(frame.canvas) + Self.box(place)
    return [Element("path", key: "u", [("class", "u"), ("d", .text(around))]), edge]
  }

  /// Once around, a torn edge in waves.
  private func path(around place: CGRect) -> String {
    let (left, top, right, bottom) = (
      PictureNumber.text(place.minX), PictureNumber.text(place.minY),
      PictureNumber.text(place.maxX), PictureNumber.text(place.maxY)
    )
    var path = "M\(left) \(top)H\(right)"
    if isTornAtRight {
      path += Self.waves(over: place.height) {
        "q2 \($0) 0 \($1)"
      } next: {
        "t0 \($0)"
      }
    }
    path += "V\(bottom)"
    if isTornAtBottom {
      path += Self.waves(over: place.width) {
        "q-\($0) 2-\($1) 0"
      } next: {
        "t-\($0) 0"
      }
    }
    return path + "H\(left)Z"
  }

  /// Waves of some eight pixels.
  ///
  /// - Parameters:
  ///   - length: How far they go, in pixels.
  ///   - first: The first of them, of half a step and of a whole one.
  ///   - next: Each of the others, of a step.
  /// - Returns: The commands of a path.
  private static func waves(
    over length: CGFloat,
    first: (String, String) -> String,
    next: (String) -> String
  ) -> String {
    let count = max(Int(length / 8), 1)
    let step = length / CGFloat(count)
    let whole = PictureNumber.text(step)
    return first(PictureNumber.text(step / 2), whole)
      + String(repeating: next(whole), count: count - 1)
  }

  /// A rectangle in the notation of paths.
  private static func box(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { PictureNumber.text($0) }
    return "M\(numbers[0]) \(numbers[1])H\(numbers[2])V\(numbers[3])H\(numbers[0])Z"
  }
}
