public import Foundation
public import ViewLayout

/// The backing layer of a view, with its corners, border and shadow.
///
/// Pictures show the background, the corners and the border. Shadows, and layers that do not belong
/// to a view, are stored but not drawn.
@preconcurrency @MainActor open class CALayer {
  /// The view that the layer belongs to; `nil` for a layer that the author created.
  package weak var host: (any LayerHost)?
  private var ownFrame = CGRect.zero
  private var ownColor: CGColor?
  private var ownOpacity: Float = 1
  private var ownHidden = false
  private var ownMask = false

  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded; pictures round all four.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of rounded corners; pictures always show circular arcs.
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = CGColor(.black)
  /// The color of the shadow; not drawn.
  open var shadowColor: CGColor? = CGColor(.black)
  /// The opacity of the shadow, from 0 to 1; not drawn.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow from the layer, in points; not drawn.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points; not drawn.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; not drawn.
  open var shadowPath: CGPath?
  open var zPosition: CGFloat = 0
  /// The point of the layer that `position` refers to, from 0 to 1 on each axis; has no effect.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The layer whose alpha channel masks this layer; a view of that layer is laid out, not drawn.
  open var mask: CALayer?
  open var name: String?
  /// The image that the layer displays; has no effect.
  open var contents: Any?
  /// Whether the layer is rendered to a bitmap; has no effect.
  open var shouldRasterize = false
  /// The number of pixels per point in the rendered bitmap; has no effect.
  open var rasterizationScale: CGFloat = 1
  /// The number of pixels per point in the contents; has no effect.
  open var contentsScale: CGFloat = 1
  /// The transform of the layer; has no effect.
  open var transform = CATransform3DIdentity
  /// The sublayers that do not belong to a view, from back to front; `nil` if there are none.
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?

  public required init() {}

  open var frame: CGRect {
    get { host?.frame ?? ownFrame }
    set { if let host { host.frame = newValue } else { ownFrame = newValue } }
  }

  open var bounds: CGRect {
    get { host?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set { if let host { host.bounds = newValue } else { ownFrame.size = newValue.size } }
  }

  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  open var backgroundColor: CGColor? {
    get { host.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set { if let host { host.backgroundColor = newValue?.color } else { ownColor = newValue } }
  }

  open var opacity: Float {
    get { host.map { Float($0.alpha) } ?? ownOpacity }
    set { if let host { host.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  open var isHidden: Bool {
    get { host?.isHidden ?? ownHidden }
    set { if let host { host.isHidden = newValue } else { ownHidden = newValue } }
  }

  open var masksToBounds: Bool {
    get { host?.clipsToBounds ?? ownMask }
    set { if let host { host.clipsToBounds = newValue } else { ownMask = newValue } }
  }

  open func layoutSublayers() {}
}

extension CALayer {
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(place))
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(place))
  }

  public func removeFromSuperlayer() {
    guard let outer = superlayer else { return }
    outer.sublayers?.removeAll { $0 === self }
    if outer.sublayers?.isEmpty == true { outer.sublayers = nil }
    superlayer = nil
  }

  /// Marks the layer as needing display; has no effect.
  public func setNeedsDisplay() {}

  public func setNeedsLayout() { layoutSublayers() }

  public func layoutIfNeeded() { layoutSublayers() }

  /// Adds an animation; has no effect.
  public func add(_ anim: CAAnimation, forKey key: String?) {}

  /// Removes an animation; has no effect.
  public func removeAnimation(forKey key: String) {}

  /// Removes all animations; has no effect.
  public func removeAllAnimations() {}
}

/// The owner of a layer, which stores the frame, the color and other shared properties.
@MainActor
package protocol LayerHost: AnyObject {
  var frame: CGRect { get set }
  var bounds: CGRect { get set }
  var backgroundColor: UIColor? { get set }
  var alpha: CGFloat { get set }
  var isHidden: Bool { get set }
  var clipsToBounds: Bool { get set }
}

/// The corners of a layer, as a set.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: Hashable, Sendable {
  private let name: String

  public static let circular = CALayerCornerCurve(name: "circular")
  public static let continuous = CALayerCornerCurve(name: "continuous")
}
