public import Foundation
public import ViewLayout

/// Makes a picture of a view: none is made here, and all of them are `nil`.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// Pixels a point.
  public var scale: CGFloat = 1
  /// What the view is proposed.
  public var proposedSize = ProposedViewSize.unspecified
  /// Whether nothing is seen through the picture.
  public var isOpaque = false

  /// Makes a renderer of a view.
  public init(content: Content) { self.content = content }

  /// The picture; always `nil`.
  public var uiImage: UIImage? { nil }
}

/// Drawing of paths in `draw(_:)`, which is never called.
extension UIBezierPath {
  /// Draws nothing.
  public func fill() {}

  /// Draws nothing.
  public func stroke() {}

  /// Cuts nothing off.
  public func addClip() {}
}
