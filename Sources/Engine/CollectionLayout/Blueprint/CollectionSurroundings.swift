package import Foundation
import UIKitLayout
package import ViewLayout

/// The size and the surroundings that a collection layout is laid out in.
package struct CollectionSurroundings: Equatable, Sendable {
  /// The collection view's bounds, in points.
  package var size: CGSize
  /// How many pixels a point has.
  package var displayScale: CGFloat
  /// The lengths that bars and notches cover at the edges.
  package var safeArea: EdgeInsets
  /// The room that layouts keep free where a section asks for it.
  package var layoutMargins: EdgeInsets
  /// The direction in which people read.
  package var layoutDirection: LayoutDirection

  package init(
    size: CGSize,
    displayScale: CGFloat = 1,
    safeArea: EdgeInsets = EdgeInsets(),
    layoutMargins: EdgeInsets = EdgeInsets(),
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.displayScale = displayScale
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.layoutDirection = layoutDirection
  }
}

extension CollectionSurroundings {
  /// The widest that text reads well, in points, at the size that people choose first.
  private static let readableWidth: CGFloat = 672

  /// The grid that lengths and positions keep to.
  var pixels: PixelGrid { PixelGrid(scale: displayScale) }

  /// The surroundings with lengths that can be; others are 0.
  var sanitized: CollectionSurroundings {
    var sanitized = self
    for axis in Axis.allCases where !(size[axis] >= 0 && size[axis].isValid) {
      sanitized.size[axis] = 0
    }
    if !(displayScale > 0 && displayScale.isValid) { sanitized.displayScale = 1 }
    sanitized.safeArea = safeArea.sanitized
    sanitized.layoutMargins = layoutMargins.sanitized
    return sanitized
  }

  /// The margins, and at the sides as much more as leaves the readable width.
  var readableInsets: EdgeInsets {
    var insets = layoutMargins
    let excess = size.width - insets.leading - insets.trailing - Self.readableWidth
    insets.leading += max(excess / 2, 0)
    insets.trailing += max(excess / 2, 0)
    return insets
  }

  /// The environment that an author's closure sees for a container of a size.
  func environment(in size: CGSize) -> LayoutEnvironment {
    LayoutEnvironment(
      container: BareContainer(contentSize: size),
      traitCollection: UITraitCollection(
        displayScale: displayScale,
        layoutDirection: layoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
        horizontalSizeClass: self.size.width < 600 ? .compact : .regular,
        verticalSizeClass: self.size.height < 480 ? .compact : .regular
      )
    )
  }
}

extension CGFloat {
  /// Whether it can be a length.
  fileprivate var isValid: Bool { BlueprintBuilder.lengths.contains(self) }
}

extension CGPoint {
  /// Whether it can be a place.
  var isValid: Bool { x.isValid && y.isValid }
}

extension EdgeInsets {
  /// The insets that can be; others are 0.
  fileprivate var sanitized: EdgeInsets {
    EdgeInsets(
      top: top.isValid ? top : 0,
      leading: leading.isValid ? leading : 0,
      bottom: bottom.isValid ? bottom : 0,
      trailing: trailing.isValid ? trailing : 0
    )
  }
}

/// The surroundings that section and item providers see.
struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
}

/// A box without insets.
private struct BareContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize

  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// R-COL-4: how lengths and positions keep to pixels.
struct PixelGrid: Hashable, Sendable {
  /// Pixels a point.
  let scale: CGFloat

  /// The distance, in pixels, that counts as none: a length this little below a pixel is on it, so
  /// that thirds add up, and one this little below the middle of a pixel is in the middle, in
  /// whichever order lengths are added.
  private static let tolerance: CGFloat = 1e-6

  /// The whole pixels of a length.
  func floor(_ length: CGFloat) -> CGFloat {
    (length * scale + Self.tolerance).rounded(.down) / scale
  }

  /// The pixel that is nearest to a position, the further one from the middle on.
  func nearest(_ position: CGFloat) -> CGFloat {
    (position * scale + 0.5 + Self.tolerance).rounded(.down) / scale
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
