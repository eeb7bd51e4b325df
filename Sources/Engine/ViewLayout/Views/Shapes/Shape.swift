public import Foundation

/// An outline in a frame.
@MainActor @preconcurrency
public protocol Shape: View, Sendable {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path

  /// The size that the shape answers a proposal with, in points.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

nonisolated extension Shape {
  /// Fills what is proposed; 10 points where nothing is (R-PROP-3).
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Shape {
  /// The shape, filled with the foreground colour.
  public var body: ShapeView<Self> { ShapeView(shape: self, styles: [.fill(nil)]) }
}

/// A shape whose lengths are the proposed ones, one axis at a time (R-PROP-3).
nonisolated protocol ProposalFilling {}
