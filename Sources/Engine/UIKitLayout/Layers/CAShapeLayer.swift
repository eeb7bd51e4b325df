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
