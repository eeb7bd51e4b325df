import Foundation
internal import LayoutTree

/// The effect of a modifier that changes only the drawing of a view, not its layout.
enum DrawingEffect: Equatable, Sendable {
  case opacity(Double)
  case hidden
  case border(Color?, width: CGFloat)
  case cornerRadius(CGFloat)
  case clip
  case clipShape(ClipOutline)
  case backing(Backing)
  case appearance(isDark: Bool)
  case zIndex(Double)
  case scale(CGSize, anchor: UnitPoint)
  case rotation(Angle, anchor: UnitPoint)
  case transform(CGAffineTransform)
  case color(ColorEffect)
  case blend(BlendMode)
}

/// The outline of a clip.
///
/// All outlines compare equal, since closures cannot be compared.
struct ClipOutline: Equatable, Sendable {
  let path: @Sendable (CGRect) -> Path

  static func == (left: ClipOutline, right: ClipOutline) -> Bool { true }
}

/// The background of a control, which its style draws without a view.
struct Backing: Equatable, Sendable {
  var color: Color
  /// The corner radius in points; half of the height if it is infinite.
  var radius: CGFloat
  /// Whether the background is only an outline.
  var isOutline = false

  /// Returns the shape for a size in points.
  func shape(in size: CGSize) -> DrawingShape {
    let inset: CGFloat = isOutline ? 0.5 : 0
    let bounds = CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)
    let radius = max(min(radius, bounds.width / 2, bounds.height / 2), 0)
    return DrawingShape(
      kind: .rounded(CGSize(width: radius, height: radius)),
      bounds: bounds,
      color: DrawingColor(color),
      lineWidth: isOutline ? 1 : nil
    )
  }
}

extension DrawingEffect {
  func resolved(in colorScheme: ColorScheme) -> DrawingEffect {
    guard case .border(let color, let width) = self else { return self }
    return .border((color ?? .primary).resolved(in: colorScheme), width: width)
  }

  /// Returns the bounding box of a rectangle after the effect, in points.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of the view with the effect.
  ///   - size: The size of that view, for the anchor.
  /// - Returns: The bounding box in the same coordinates.
  func applied(to rect: CGRect, in size: CGSize) -> CGRect {
    switch self {
    case .scale(let scale, let anchor):
      return rect.mapped(about: anchor.point(in: size)) {
        CGPoint(x: $0.x * scale.width, y: $0.y * scale.height)
      }
    case .rotation(let angle, let anchor):
      let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
      return rect.mapped(about: anchor.point(in: size)) {
        CGPoint(x: $0.x * cosine - $0.y * sine, y: $0.x * sine + $0.y * cosine)
      }
    case .transform(let transform):
      return rect.mapped(about: .zero) { $0.applying(transform) }
    default:
      return rect
    }
  }
}

extension CGRect {
  /// Returns the bounding box of the corners, mapped relative to a center.
  fileprivate func mapped(about center: CGPoint, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { x, y in
      let point = map(CGPoint(x: x - center.x, y: y - center.y))
      return CGPoint(x: point.x + center.x, y: point.y + center.y)
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let origin = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    return CGRect(
      x: origin.x,
      y: origin.y,
      width: (xs.max() ?? 0) - origin.x,
      height: (ys.max() ?? 0) - origin.y
    )
  }
}

extension UnitPoint {
  /// Returns the point in a rectangle of a size, in points.
  fileprivate func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}
