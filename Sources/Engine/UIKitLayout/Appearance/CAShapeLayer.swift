public import Foundation
public import ViewLayout

/// A layer of an outline; nothing draws it.
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The color inside.
  open var fillColor: CGColor? = CGColor(.black)
  /// The color of the line.
  open var strokeColor: CGColor?
  /// The line's width, in points.
  open var lineWidth: CGFloat = 1
  /// Where the line begins, from 0 to 1 of its length.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1 of its length.
  open var strokeEnd: CGFloat = 1
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// The form of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The form of the line's corners.
  open var lineJoin = CAShapeLayerLineJoin.miter
}

/// The form of a line's ends.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  private let name: String

  /// Cut off.
  public static let butt = CAShapeLayerLineCap(name: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(name: "round")
  /// Square, half a width further.
  public static let square = CAShapeLayerLineCap(name: "square")
}

/// The form of a line's corners.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  private let name: String

  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(name: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(name: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}

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
