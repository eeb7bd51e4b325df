public import Foundation

/// A rectangle or point of a view that can be converted to another view's coordinates (R-GEO-7).
public struct Anchor<Value> {
  /// The value in the scene's coordinates, in points.
  let value: Value

  /// The rectangle or point of a view that an anchor represents.
  public struct Source {
    let resolve: (CGRect) -> Value
  }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { $0 }
  }

  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height)
    }
  }

  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// Returns the rectangle of an anchor in the reader's coordinates, in points (R-GEO-7).
  public subscript(anchor: Anchor<CGRect>) -> CGRect {
    let origin = originInRoot
    return anchor.value.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Returns the point of an anchor in the reader's coordinates, in points (R-GEO-7).
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
    let origin = originInRoot
    return CGPoint(x: anchor.value.x - origin.x, y: anchor.value.y - origin.y)
  }

  private var originInRoot: CGPoint { frame(in: .global).origin }
}
