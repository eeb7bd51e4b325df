public import Foundation

extension Path {
  /// The distance of a control point from the end of a quarter circle's curve, relative to the
  /// radius.
  private static let quarterCircle: CGFloat = 0.5522847498

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ])
      path.closeSubpath()
    }
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse that starts in the middle of the right side and continues toward the bottom.
  ///
  /// The start and the direction are visible if the path is trimmed.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let (dx, dy) = (rect.width / 2 * Self.quarterCircle, rect.height / 2 * Self.quarterCircle)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    add(transform) { path in
      path.move(to: point(rect.maxX, rect.midY))
      path.addCurve(
        to: point(rect.midX, rect.maxY),
        control1: point(rect.maxX, rect.midY + dy),
        control2: point(rect.midX + dx, rect.maxY)
      )
      path.addCurve(
        to: point(rect.minX, rect.midY),
        control1: point(rect.midX - dx, rect.maxY),
        control2: point(rect.minX, rect.midY + dy)
      )
      path.addCurve(
        to: point(rect.midX, rect.minY),
        control1: point(rect.minX, rect.midY - dy),
        control2: point(rect.midX - dx, rect.minY)
      )
      path.addCurve(
        to: point(rect.maxX, rect.midY),
        control1: point(rect.midX + dx, rect.minY),
        control2: point(rect.maxX, rect.midY - dy)
      )
      path.closeSubpath()
    }
  }

  /// Adds a rounded rectangle; radii are limited to half a side, and all corner styles are arcs.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { path in
      path.addRoundedRect(in: rect, radii: Corner.clockwise(of: rect).map { _ in cornerSize })
    }
  }

  /// Adds a rectangle with a radius for each corner, limited to half the length of a side.
  ///
  /// Leading corners are on the left, and all corner styles are drawn as arcs.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading,
    ]
    add(transform) { path in
      path.addRoundedRect(in: rect, radii: radii.map { CGSize(width: $0, height: $0) })
    }
  }

  /// Adds a path that a closure builds, transformed.
  private mutating func add(_ transform: CGAffineTransform, _ make: (inout Path) -> Void) {
    addPath(Path(make), transform: transform)
  }

  /// Adds a rectangle with two radii for each corner, clockwise from the top right corner.
  private mutating func addRoundedRect(in rect: CGRect, radii: [CGSize]) {
    let radii = radii.map { radius in
      CGSize(width: min(radius.width, rect.width / 2), height: min(radius.height, rect.height / 2))
    }
    move(to: CGPoint(x: rect.minX + radii[3].width, y: rect.minY))
    for (corner, radius) in zip(Corner.clockwise(of: rect), radii) {
      addCorner(corner, radius: radius)
    }
    closeSubpath()
  }

  private mutating func addCorner(_ corner: Corner, radius: CGSize) {
    func point(_ direction: Direction, _ part: CGFloat) -> CGPoint {
      CGPoint(
        x: corner.point.x + direction.dx * radius.width * part,
        y: corner.point.y + direction.dy * radius.height * part
      )
    }
    addLine(to: point(corner.incoming, 1))
    addCurve(
      to: point(corner.outgoing, 1),
      control1: point(corner.incoming, 1 - Self.quarterCircle),
      control2: point(corner.outgoing, 1 - Self.quarterCircle)
    )
  }

  /// A corner, with the direction back along the previous side and the direction along the next
  /// side.
  private struct Corner {
    let point: CGPoint
    let incoming: Direction
    let outgoing: Direction

    static func clockwise(of rect: CGRect) -> [Corner] {
      let (left, right) = (Direction(dx: -1, dy: 0), Direction(dx: 1, dy: 0))
      let (up, down) = (Direction(dx: 0, dy: -1), Direction(dx: 0, dy: 1))
      return [
        Corner(point: CGPoint(x: rect.maxX, y: rect.minY), incoming: left, outgoing: down),
        Corner(point: CGPoint(x: rect.maxX, y: rect.maxY), incoming: up, outgoing: left),
        Corner(point: CGPoint(x: rect.minX, y: rect.maxY), incoming: right, outgoing: up),
        Corner(point: CGPoint(x: rect.minX, y: rect.minY), incoming: down, outgoing: right),
      ]
    }
  }
}

/// A vector of length 1 along a side.
private struct Direction {
  var dx: CGFloat
  var dy: CGFloat
}
