public import Foundation

/// Places in one view's coordinates and in another's.
extension UIView {
  /// The view's top left corner, in the coordinates of the outermost view, in points.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    var current: UIView? = self
    while let view = current {
      let frame = view.placedFrame
      point.x += frame.minX - view.bounds.minX
      point.y += frame.minY - view.bounds.minY
      current = view.superview
    }
    return point
  }

  private var rootView: UIView {
    var view = self
    while let outer = view.superview { view = outer }
    return view
  }

  /// How far the coordinates of this view are from those of another one; those of the outermost view
  /// are meant by `nil`.
  private func shift(to view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, (view ?? rootView).originInRoot)
    return CGPoint(x: own.x - other.x, y: own.y - other.y)
  }

  /// A point of the view's coordinates, in points, in another view's; `nil` for the outermost one.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let shift = shift(to: view)
    return CGPoint(x: point.x + shift.x, y: point.y + shift.y)
  }

  /// A point of another view's coordinates, in points, in this view's; `nil` for the outermost one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let shift = shift(to: view)
    return CGPoint(x: point.x - shift.x, y: point.y - shift.y)
  }

  /// A rectangle of the view's coordinates, in points, in another view's; `nil` for the outermost one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view's coordinates, in points, in this view's; `nil` for the outermost one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
}
