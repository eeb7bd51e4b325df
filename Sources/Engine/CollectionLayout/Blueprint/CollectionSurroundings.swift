package import Foundation
import UIKitLayout
package import ViewLayout

/// The size and the traits that a collection layout is computed for.
package struct CollectionSurroundings: Equatable, Sendable {
  /// The size of the collection view's bounds, in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var displayScale: CGFloat
  /// The insets of the safe area, in points.
  package var safeArea: EdgeInsets
  /// The layout margins of the collection view, in points.
  package var layoutMargins: EdgeInsets
  /// The layout direction: left to right or right to left.
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
  /// The maximum readable width, in points, at the default text size.
  private static let readableWidth: CGFloat = 672

  /// The grid that lengths and positions are rounded to.
  var pixels: PixelGrid { PixelGrid(scale: displayScale) }

  /// The surroundings with invalid lengths replaced by defaults: 0, or 1 for the scale.
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

  /// The layout margins, increased at both sides so that at most the readable width remains.
  var readableInsets: EdgeInsets {
    var insets = layoutMargins
    let excess = size.width - insets.leading - insets.trailing - Self.readableWidth
    insets.leading += max(excess / 2, 0)
    insets.trailing += max(excess / 2, 0)
    return insets
  }

  /// Returns the environment for an author's closure, with a container of the given size.
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
  /// Whether the number is a valid length.
  fileprivate var isValid: Bool { BlueprintBuilder.lengths.contains(self) }
}

extension CGPoint {
  /// Whether both coordinates are valid lengths.
  var isValid: Bool { x.isValid && y.isValid }
}

extension EdgeInsets {
  /// The insets with invalid lengths replaced by 0.
  fileprivate var sanitized: EdgeInsets {
    EdgeInsets(
      top: top.isValid ? top : 0,
      leading: leading.isValid ? leading : 0,
      bottom: bottom.isValid ? bottom : 0,
      trailing: trailing.isValid ? trailing : 0
    )
  }
}

/// The environment that is passed to section and item providers.
struct LayoutEnvironment: NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
}

/// A container without insets.
private struct BareContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize

  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}

/// The rounding of lengths and positions to pixels (R-COL-4).
struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point.
  let scale: CGFloat

  /// The rounding tolerance, in pixels, which makes results independent of floating-point errors.
  ///
  /// A length less than this below a whole pixel counts as that pixel, and a position less than
  /// this below the middle of a pixel counts as the middle.
  private static let tolerance: CGFloat = 1e-6

  /// Returns a length rounded down to whole pixels.
  func floor(_ length: CGFloat) -> CGFloat {
    (length * scale + Self.tolerance).rounded(.down) / scale
  }

  /// Returns the nearest whole pixel of a position; the middle of a pixel is rounded up.
  func nearest(_ position: CGFloat) -> CGFloat {
    (position * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// Returns a frame with its origin rounded to the nearest pixel and its size unchanged.
  func snapped(_ frame: CGRect) -> CGRect {
    let origin = CGPoint(x: nearest(frame.origin.x), y: nearest(frame.origin.y))
    return CGRect(origin: origin, size: frame.size)
  }

  /// Returns the length of a dimension in a container; an estimated one is its estimate (R-COL-2).
  func length(_ rule: DimensionRule, in box: CGSize) -> CGFloat {
    switch rule {
    case .fractionalWidth(let fraction): floor(fraction * box.width)
    case .fractionalHeight(let fraction): floor(fraction * box.height)
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length
    }
  }

  /// Returns the size for two dimensions in a container.
  func size(_ rule: SizeRule, in box: CGSize) -> CGSize {
    CGSize(width: length(rule.width, in: box), height: length(rule.height, in: box))
  }
}
