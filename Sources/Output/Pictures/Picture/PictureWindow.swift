internal import ElementTree
internal import Foundation
internal import LayoutTree

/// The visible part of a scene, as a picture shows it.
///
/// If much empty space follows the content, the picture ends shortly after the content with a
/// dotted edge. It keeps as much space after the content as before it, so that centered content
/// stays centered.
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
    let paint = PicturePaint.fill(PictureColor.css(color))
    return [Element("path", key: "b", [("d", .text(box))] + paint)]
  }

  /// Returns a veil over the content outside of the window, and the window's edge.
  func elements(in frame: PictureFrame) -> [Element] {
    let place = frame.place(self.frame)
    let edge = edge(around: place)
    // Content that exceeds the window by no more than a line's width needs no veil.
    guard !self.frame.insetBy(dx: -1, dy: -1).encloses(frame.bounds) else { return edge }
    let around = Self.box(frame.canvas) + Self.box(place)
    return [Element("path", key: "u", [("class", "u"), ("d", .text(around))])] + edge
  }

  /// Returns the window's outline, with dots along torn edges.
  private func edge(around place: CGRect) -> [Element] {
    guard isTornAtRight || isTornAtBottom else {
      return [PictureLayers.rectangle(place, className: "w")]
    }
    let (left, top, right, bottom) = (
      PictureNumber.text(place.minX), PictureNumber.text(place.minY),
      PictureNumber.text(place.maxX), PictureNumber.text(place.maxY)
    )
    let (sides, torn) =
      switch (isTornAtRight, isTornAtBottom) {
      case (true, true):
        ("M\(right) \(top)H\(left)V\(bottom)", "M\(right) \(top)V\(bottom)H\(left)")
      case (true, false):
        ("M\(right) \(top)H\(left)V\(bottom)H\(right)", "M\(right) \(top)V\(bottom)")
      default: ("M\(left) \(bottom)V\(top)H\(right)V\(bottom)", "M\(left) \(bottom)H\(right)")
      }
    return [
      Element("path", [("class", "w"), ("d", .text(sides))]),
      Element("path", [("class", "w td"), ("d", .text(torn))]),
    ]
  }

  /// Returns a rectangle as SVG path commands.
  private static func box(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { PictureNumber.text($0) }
    return "M\(numbers[0]) \(numbers[1])H\(numbers[2])V\(numbers[3])H\(numbers[0])Z"
  }
}
