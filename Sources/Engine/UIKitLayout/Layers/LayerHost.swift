package import Foundation

/// Whoever has a layer: its frame, its color and what else both have in common are the host's.
@MainActor
package protocol LayerHost: AnyObject {
  var frame: CGRect { get set }
  var bounds: CGRect { get set }
  var backgroundColor: UIColor? { get set }
  var alpha: CGFloat { get set }
  var isHidden: Bool { get set }
  var clipsToBounds: Bool { get set }
}
