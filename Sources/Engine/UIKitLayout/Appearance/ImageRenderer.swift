public import Foundation
public import ViewLayout

/// An object that renders a view to an image; this engine always returns `nil`.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var scale: CGFloat = 1
  public var proposedSize = ProposedViewSize.unspecified
  public var isOpaque = false

  public init(content: Content) { self.content = content }

  /// The rendered image; always `nil`.
  public var uiImage: UIImage? { nil }
}

/// The drawing functions of paths for use in `draw(_:)`, which this engine never calls.
extension UIBezierPath {
  /// Fills the path; has no effect.
  public func fill() {}

  /// Strokes the path; has no effect.
  public func stroke() {}

  /// Clips later drawing to the path; has no effect.
  public func addClip() {}
}
