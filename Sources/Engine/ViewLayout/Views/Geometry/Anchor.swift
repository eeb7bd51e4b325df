public import Foundation

/// A rectangle or a point of a view, to be read in the coordinates of another (R-GEO-7).
public struct Anchor<Value> {
  /// In the scene's coordinates, in points.
  let value: Value

  /// Which rectangle or point of a view is meant.
  public struct Source {
    let resolve: (CGRect) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
  /// The view's whole frame.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { $0 }
  }

  /// A rectangle in the view's own coordinates, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point by fractions of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
    }
  }

  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// An anchor's rectangle in the reader's coordinates, in points (R-GEO-7).
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    let origin = originInRoot
    return anchor.value.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// An anchor's point in the reader's coordinates, in points (R-GEO-7).
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let origin = originInRoot
    return CGPoint(x: anchor.value.x - origin.x, y: anchor.value.y - origin.y)
  }

  private var originInRoot: CGPoint { frame(in: .global).origin }
}
