internal import ElementTree
internal import Foundation
internal import ViewLayout

/// The visible part of a scene, as a picture shows it.
///
/// If much empty space follows the content, the picture ends shortly after the content with a torn
/// edge. It keeps as much space after the content as before it, so that centered content stays
/// centered.
struct PictureWindow: Equatable {
  /// The minimum space that is kept after the content, in points.
  private static let minimumSpace = CGFloat(24)
  /// The minimum fraction of a length that is worth cutting off.
  private static let minimumCutFraction = CGFloat(0.25)

  /// The frame of the shown part, in the scene's coordinates.
  private(set) var frame: CGRect
  private(set) var isTornAtRight = false
  private(set) var isTornAtBottom = false

  /// - Parameters:
  ///   - window: The visible part, in the scene's coordinates.
  ///   - drawn: The bounding box of everything drawn, in the scene's coordinates.
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

  /// Creates a window that is not cut.
  init(whole window: CGRect) { frame = window }

  /// Returns the length that is cut off at the end of a window along one axis.
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
  /// Returns the background of the visible part.
  func background(_ color: DrawingColor?, in frame: PictureFrame) -> [Element] {
    guard let color else { return [] }
    let box = Self.box(frame.place(self.frame))
    return [Element("path", key: "b", [("d", .text(box))] + PicturePaint.fill(color))]
  }

  /// Returns a veil over the content outside of the window, and the window's edge.
  func elements(in frame: PictureFrame) -> [Element] {
    let place = frame.place(self.frame)
    let edge =
      isTornAtRight || isTornAtBottom
      ? Element("path", [("class", "w"), ("d", .text(path(around: place)))])
      : PictureLayers.rectangle(place, className: "w")
    // Content that exceeds the window by no more than a line's width needs no veil.
    guard !self.frame.insetBy(dx: -1, dy: -1).holds(frame.bounds) else { return [edge] }
    let around = Self.box(frame.canvas) + Self.box(place)
    return [Element("path", key: "u", [("class", "u"), ("d", .text(around))]), edge]
  }

  /// Returns the path of the window's outline, with waves at torn edges.
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

  /// Returns the path commands of waves about eight pixels long.
  ///
  /// - Parameters:
  ///   - length: The length of the edge, in pixels.
  ///   - first: Returns the command of the first wave for half a step and a whole step.
  ///   - next: Returns the command of a further wave for a step.
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

  /// Returns a rectangle as SVG path commands.
  private static func box(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { PictureNumber.text($0) }
    return "M\(numbers[0]) \(numbers[1])H\(numbers[2])V\(numbers[3])H\(numbers[0])Z"
  }
}
