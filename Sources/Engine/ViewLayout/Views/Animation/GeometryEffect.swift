public import Foundation

/// A modifier that draws its content where a map takes it; its layout stays (R-EFF-1).
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The map for a view of a size, in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

/// A map of the plane, seen in perspective.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Makes the map that leaves all where it is.
  public init() {}

  /// Makes a map of one without a perspective.
  public init(_ transform: CGAffineTransform) {
    (m11, m12) = (transform.a, transform.b)
    (m21, m22) = (transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }
}

extension GeometryEffect {
  /// Makes the content's own node: what is drawn elsewhere has the same layout.
  nonisolated public static func makeNode<Modified: View>(
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) -> ViewNode { view.node(in: context) }

  /// Brings the content's own node up to date.
  nonisolated public static func updateNode<Modified: View>(
    _ node: ViewNode,
    of modifier: Self,
    around view: Modified,
    in context: ViewContext
  ) { view.update(node, in: context) }

  /// Never evaluated: the content is laid out as it is.
  public func body(content: Self.Content) -> Never {
    preconditionFailure("\(Self.self) has no body: its content is laid out as it is")
  }
}

nonisolated extension View {
  /// The view, drawn where a map takes it; its layout stays (R-EFF-1).
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(EmptyModifier())
  }
}

/// A modifier that is shown over time; only its end is laid out.
public typealias AnimatableModifier = Animatable & ViewModifier
