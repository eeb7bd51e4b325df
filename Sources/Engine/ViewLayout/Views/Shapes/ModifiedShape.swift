public import Foundation

/// A shape whose outline is another one's, changed (R-PROP-5).
nonisolated public struct ModifiedShape<Base: Shape>: Shape {
  let base: Base
  /// Whether the shape has the other one's size; it fills what is proposed otherwise.
  let keepsSize: Bool
  let change: @Sendable (CGRect, (CGRect) -> Path) -> Path

  /// The changed outline.
  public func path(in rect: CGRect) -> Path { change(rect) { base.path(in: $0) } }

  /// The other shape's size, or what is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    keepsSize ? base.sizeThatFits(proposal) : proposal.replacingUnspecifiedDimensions()
  }
}

extension ModifiedShape: NamedShape {
  nonisolated var viewName: String { ShapeName.of(base) }
}

/// A shape that reports list by the name of another.
nonisolated protocol NamedShape {
  var viewName: String { get }
}

/// The name by which reports list a shape.
enum ShapeName {
  static func of<Content: Shape>(_ shape: Content) -> String {
    (shape as? any NamedShape)?.viewName ?? TypeName.plain(Content.self)
  }
}
