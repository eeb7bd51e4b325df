// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A box that takes what it is proposed, and 10 where nothing is.
final class FillingBox: Box {
  private let isSquare: Bool

  init(_ name: String, isSquare: Bool = false) {
    self.isSquare = isSquare
    super.init(name)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard isSquare else { return proposal.replacingUnspecifiedDimensions() }
    let side = [proposal.width, proposal.height].compactMap(\.self).min() ?? 10
    return CGSize(width: side, height: side)
  }
}

/// A colour, which fills what it is proposed.
public struct Color: PrimitiveView, Hashable, Sendable {
  private let name: String

  public init(_ name: String) { self.name = name }
  public func boxes(in surroundings: Surroundings) -> [Box] { [FillingBox("Color")] }
}

extension View where Self == Color {
  public static var red: Color { Color("red") }
  public static var orange: Color { Color("orange") }
  public static var yellow: Color { Color("yellow") }
  public static var green: Color { Color("green") }
  public static var blue: Color { Color("blue") }
  public static var purple: Color { Color("purple") }
  public static var pink: Color { Color("pink") }
  public static var gray: Color { Color("gray") }
  public static var black: Color { Color("black") }
  public static var white: Color { Color("white") }
  public static var clear: Color { Color("clear") }
}

/// An outline, which fills what it is proposed.
public protocol Shape: PrimitiveView {}

extension Shape {
  public func boxes(in surroundings: Surroundings) -> [Box] { [FillingBox("\(Self.self)")] }
  public func fill(_ color: Color) -> Self { self }
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> Self { self }
}

public struct Rectangle: Shape { public init() {} }
public struct Capsule: Shape { public init() {} }
public struct Ellipse: Shape { public init() {} }
public struct RoundedRectangle: Shape { public init(cornerRadius: CGFloat) {} }

/// A circle, as large as the shorter side of what it is proposed.
public struct Circle: Shape {
  public init() {}
  public func boxes(in surroundings: Surroundings) -> [Box] {
    [FillingBox("Circle", isSquare: true)]
  }
}

/// Room that gives way.
public struct Spacer: PrimitiveView {
  private let least: CGFloat

  public init(minLength: CGFloat? = nil) { least = minLength ?? 8 }

  public func boxes(in surroundings: Surroundings) -> [Box] {
    [SpacerBox(along: surroundings.axis, least: least)]
  }
}

private final class SpacerBox: Box {
  private let axis: Axis?
  private let least: CGFloat

  init(along axis: Axis?, least: CGFloat) {
    (self.axis, self.least) = (axis, least)
    super.init("Spacer")
  }

  override var priority: Double { -.infinity }

  override func gap(at edge: Edge) -> Gap {
    axis.map { [$0.edges.start, $0.edges.end].contains(edge) ? .none : .usual } ?? .usual
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for along in Axis.allCases where axis == nil || axis == along {
      size[along] = max(proposal[along] ?? least, least)
    }
    return size
  }
}

/// A line 1 point thick across the nearest row or column.
public struct Divider: PrimitiveView {
  public init() {}

  public func boxes(in surroundings: Surroundings) -> [Box] {
    [DividerBox(across: surroundings.axis ?? .vertical)]
  }
}

private final class DividerBox: Box {
  private let axis: Axis

  init(across axis: Axis) {
    self.axis = axis
    super.init("Divider")
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions()
    size[axis] = 1
    return size
  }
}
