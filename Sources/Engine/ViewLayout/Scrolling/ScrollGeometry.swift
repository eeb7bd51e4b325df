public import Foundation

/// Where a scroll view stands in its content, in points.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled; negative by the insets where it rests.
  public var contentOffset: CGPoint
  /// The content's size.
  public var contentSize: CGSize
  /// The distances that are kept free around the content.
  public var contentInsets: EdgeInsets
  /// The viewport's size without the insets.
  public var containerSize: CGSize

  /// Makes a geometry of its parts.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content in sight, the insets included.
  public var visibleRect: CGRect {
    CGRect(
      origin: contentOffset,
      size: CGSize(
        width: containerSize.width + contentInsets.total(along: .horizontal),
        height: containerSize.height + contentInsets.total(along: .vertical)
      )
    )
  }

  /// The container's rectangle in the content's coordinates.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}
