public import Foundation

/// A shape whose type is erased.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Erases the type of a shape.
  public init<Content: Shape>(_ shape: Content) { self.shape = shape }

  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The shape's size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension AnyShape: NamedShape {
  nonisolated var viewName: String { ShapeName.of(shape) }
}
