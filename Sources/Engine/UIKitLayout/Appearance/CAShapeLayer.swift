public import Foundation
public import ViewLayout

/// A layer that draws a path; not drawn in pictures.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(.black)
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
}

/// The style of a line's ends.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  private let name: String

  public static let butt = CAShapeLayerLineCap(name: "butt")
  public static let round = CAShapeLayerLineCap(name: "round")
  public static let square = CAShapeLayerLineCap(name: "square")
}

/// The style of a line's corners.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  private let name: String

  public static let miter = CAShapeLayerLineJoin(name: "miter")
  public static let round = CAShapeLayerLineJoin(name: "round")
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}

/// A layer that draws a color gradient; not drawn in pictures.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
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
