public import Foundation
public import ViewLayout

/// The surface that a view draws on: its corners, its border, its shadow.
///
/// What is seen of a layer in pictures is its background, its corners and its border; shadows and
/// layers that are no view's are kept and not drawn.
@preconcurrency @MainActor open class CALayer {
  /// The view whose layer this is; `nil` for one that the author made.
  package weak var host: (any LayerHost)?
  private var ownFrame = CGRect.zero
  private var ownColor: CGColor?
  private var ownOpacity: Float = 1
  private var ownHidden = false
  private var ownMask = false

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round; pictures show all of them so.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The form of round corners; pictures show circles.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border inside the edges, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border.
  open var borderColor: CGColor? = CGColor(.black)
  /// The color of the shadow, which nothing draws.
  open var shadowColor: CGColor? = CGColor(.black)
  /// How opaque the shadow is, from 0 to 1; nothing draws it.
  open var shadowOpacity: Float = 0
  /// How far the shadow is from the layer, in points; nothing draws it.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow's edge spreads, in points; nothing draws it.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; nothing draws it.
  open var shadowPath: CGPath?
  /// How far in front of its siblings the layer is drawn.
  open var zPosition: CGFloat = 0
  /// The point of the layer that its position is of, from 0 to 1: taken and ignored.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The layer that says what of this one is seen: taken and ignored.
  open var mask: CALayer?
  /// A name for those who look for the layer.
  open var name: String?
  /// The picture on the layer: taken and ignored.
  open var contents: Any?
  /// Whether the layer is kept as pixels: taken and ignored.
  open var shouldRasterize = false
  /// Pixels a point of these: taken and ignored.
  open var rasterizationScale: CGFloat = 1
  /// Pixels a point: taken and ignored.
  open var contentsScale: CGFloat = 1
  /// The map by which the layer is drawn: taken and ignored.
  open var transform = CATransform3DIdentity
  /// The layers in this one that no view has, from the back to the front; `nil` for none.
  open private(set) var sublayers: [CALayer]?
  /// The layer that this one is in; `nil` for none.
  open private(set) weak var superlayer: CALayer?

  /// Makes a layer of no size.
  public required init() {}

  /// The layer's frame in what it is in, in points.
  open var frame: CGRect {
    get { host?.frame ?? ownFrame }
    set { if let host { host.frame = newValue } else { ownFrame = newValue } }
  }

  /// The layer's own rectangle, in points.
  open var bounds: CGRect {
    get { host?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set { if let host { host.bounds = newValue } else { ownFrame.size = newValue.size } }
  }

  /// Where the layer's middle is in what it is in, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The color behind the layer's content.
  open var backgroundColor: CGColor? {
    get { host.map { $0.backgroundColor?.cgColor } ?? ownColor }
    set { if let host { host.backgroundColor = newValue?.color } else { ownColor = newValue } }
  }

  /// How opaque the layer is, from 0 to 1.
  open var opacity: Float {
    get { host.map { Float($0.alpha) } ?? ownOpacity }
    set { if let host { host.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether the layer is left out of the drawing.
  open var isHidden: Bool {
    get { host?.isHidden ?? ownHidden }
    set { if let host { host.isHidden = newValue } else { ownHidden = newValue } }
  }

  /// Whether what sticks out of the layer, its corners too, is cut off.
  open var masksToBounds: Bool {
    get { host?.clipsToBounds ?? ownMask }
    set { if let host { host.clipsToBounds = newValue } else { ownMask = newValue } }
  }

  /// Places the sublayers: it does nothing, unless a class does.
  open func layoutSublayers() {}
}

extension CALayer {
  /// Adds a layer in front of the others.
  public func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }

  /// Adds a layer at a place among the others, from the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Adds a layer right behind another one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(place))
  }

  /// Adds a layer right in front of another one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(place))
  }

  /// Takes the layer out of what it is in.
  public func removeFromSuperlayer() {
    guard let outer = superlayer else { return }
    outer.sublayers?.removeAll { $0 === self }
    if outer.sublayers?.isEmpty == true { outer.sublayers = nil }
    superlayer = nil
  }

  /// Marks the layer as needing display; has no effect.
  public func setNeedsDisplay() {}

  /// Invalidates the layout of the sublayers.
  public func setNeedsLayout() { layoutSublayers() }

  /// Places the sublayers.
  public func layoutIfNeeded() { layoutSublayers() }

  /// Moves the layer by an animation: nothing moves here.
  public func add(_ anim: CAAnimation, forKey key: String?) {}

  /// Ends an animation: there is none.
  public func removeAnimation(forKey key: String) {}

  /// Ends all animations: there are none.
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

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Makes corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The form of round corners.
public struct CALayerCornerCurve: Hashable, Sendable {
  private let name: String

  /// A part of a circle.
  public static let circular = CALayerCornerCurve(name: "circular")
  /// As an icon has it.
  public static let continuous = CALayerCornerCurve(name: "continuous")
}
