package import Foundation

/// The combined drawing effects of a node's modifiers on the picture of the node and its
/// descendants.
package struct DrawingAppearance: Sendable, Hashable, Codable {
  /// The opacity, from 0 for transparent to 1.
  package var opacity = 1.0
  package var isHidden = false
  /// Whether content outside of the node's frame is clipped.
  package var clips = false
  /// The corner radius of the clip, in points.
  package var cornerRadius: CGFloat = 0
  /// The shape of the clip, in coordinates from the top left corner of the frame; `nil` for the
  /// frame with its corner radius.
  package var clipShape: DrawingShape?
  /// The background of a control, in the same coordinates; `nil` for none.
  package var backing: DrawingShape?
  /// Whether the node is drawn on a dark ground, in the colors of the dark appearance.
  package var isDark = false
  package var borderColor: DrawingColor?
  /// The width of the border, in points.
  package var borderWidth: CGFloat = 0
  /// The z-index of the node among its siblings; higher ones are drawn in front.
  package var zIndex = 0.0
  /// The transform in the scene's coordinates, as the six numbers of an SVG matrix; empty for the
  /// identity.
  package var matrix: [Double] = []
  /// The CSS filter functions, innermost first.
  package var filters: [String] = []
  /// The CSS blend mode; `nil` for the normal one.
  package var blending: String?

  package init() {}

  /// Returns the appearance of the node after a translation of the whole scene.
  func moved(by distance: CGPoint) -> DrawingAppearance {
    guard matrix.count == 6 else { return self }
    var look = self
    let (x, y) = (Double(distance.x), Double(distance.y))
    look.matrix[4] += x - matrix[0] * x - matrix[2] * y
    look.matrix[5] += y - matrix[1] * x - matrix[3] * y
    return look
  }
}
