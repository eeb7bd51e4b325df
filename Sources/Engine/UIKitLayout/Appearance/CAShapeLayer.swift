public import Foundation
public import ViewLayout

/// A layer that draws a path; not drawn in pictures.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(.black)
  open var strokeColor: CGColor?
  /// The line's width, in points.
  open var lineWidth: CGFloat = 1
  /// The relative position on the path where the stroke starts, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The relative position on the path where the stroke ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The lengths of the dashes and gaps, alternating, in points.
  open var lineDashPattern: [NSNumber]?
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
}

/// The style of a line's ends.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  private let name: String

  /// An end that is cut off at the end point.
  public static let butt = CAShapeLayerLineCap(name: "butt")
  /// A semicircular end around the end point.
  public static let round = CAShapeLayerLineCap(name: "round")
  /// A square end that extends half the line width beyond the end point.
  public static let square = CAShapeLayerLineCap(name: "square")
}

/// The style of a line's corners.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  private let name: String

  /// A corner with a sharp point.
  public static let miter = CAShapeLayerLineJoin(name: "miter")
  /// A corner that is rounded off.
  public static let round = CAShapeLayerLineJoin(name: "round")
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}

/// A layer that draws a color gradient; not drawn in pictures.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  /// The position of each color, from 0 to 1; `nil` for equal distances.
  open var locations: [NSNumber]?
  /// The position of the first color, from 0 to 1 on each axis.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last color, from 0 to 1 on each axis.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

/// The shape of a gradient.
public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String

  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
}
