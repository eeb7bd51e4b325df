public import Foundation

/// A layer of colors that run into each other; nothing draws it.
open class CAGradientLayer: CALayer {
  /// The colors, in order.
  open var colors: [Any]?
  /// Where each of them is, from 0 to 1; `nil` for equal steps.
  open var locations: [NSNumber]?
  /// Where the first color is, from 0 to 1 along each axis.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last color is, from 0 to 1 along each axis.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The way in which they run into each other.
  open var type = CAGradientLayerType.axial
}

/// The way in which colors run into each other.
public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String

  /// Along a line.
  public static let axial = CAGradientLayerType(name: "axial")
  /// From a middle outwards.
  public static let radial = CAGradientLayerType(name: "radial")
  /// Around a middle.
  public static let conic = CAGradientLayerType(name: "conic")
}
