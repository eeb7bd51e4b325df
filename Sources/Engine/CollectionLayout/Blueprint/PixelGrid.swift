import Foundation
import ViewLayout

/// R-COL-4: how lengths and positions keep to pixels.
struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  let scale: CGFloat

  /// The distance, in pixels, that counts as none: a length this little below a pixel is on it, so
  /// that thirds add up, and one this little below the middle of a pixel is in the middle, in
  /// whichever order lengths are added.
  private static let hair: CGFloat = 1e-6

  /// The whole pixels of a length.
  func floor(_ length: CGFloat) -> CGFloat { (length * scale + Self.hair).rounded(.down) / scale }

  /// The pixel that is nearest to a position, the further one from the middle on.
  func nearest(_ position: CGFloat) -> CGFloat {
    (position * scale + 0.5 + Self.hair).rounded(.down) / scale
  }

  /// A frame at the nearest pixel, its size kept.
  func snapped(_ frame: CGRect) -> CGRect {
    let origin = CGPoint(x: nearest(frame.origin.x), y: nearest(frame.origin.y))
    return CGRect(origin: origin, size: frame.size)
  }

  /// R-COL-2: the length that a rule gives in a box; an estimated one is its estimate.
  func length(_ rule: DimensionRule, in box: CGSize) -> CGFloat {
    switch rule {
    case .fractionalWidth(let fraction): floor(fraction * box.width)
    case .fractionalHeight(let fraction): floor(fraction * box.height)
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length
    }
  }

  /// The size that a rule gives in a box.
  func size(_ rule: SizeRule, in box: CGSize) -> CGSize {
    CGSize(width: length(rule.width, in: box), height: length(rule.height, in: box))
  }
}
