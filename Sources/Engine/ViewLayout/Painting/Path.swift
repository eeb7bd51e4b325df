public import Foundation

/// An outline made of lines and curves.
public struct Path: Equatable, Sendable {
  /// A piece of an outline.
  public enum Element: Equatable, Sendable {
    /// Begins anew at a point.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A curve with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to where the outline began.
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  /// Makes an empty outline.
  public init() {}

  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes the outline of an ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Makes the outline of a rectangle with round corners of two radii in points.
  public init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: cornerSize, style: style) }

  /// Makes the outline of a rectangle with round corners of a radius in points.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes an outline in a closure.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each piece, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Adds a piece.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Begins anew at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  /// Adds straight lines from the first point on.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the outline with a straight line to where it began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
}
