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
  var sound: CollectionSurroundings {
    var sound = self
    for axis in Axis.allCases where !(size[axis] >= 0 && size[axis].isSound) {
      sound.size[axis] = 0
    }
    if !(displayScale > 0 && displayScale.isSound) { sound.displayScale = 1 }
    sound.safeArea = safeArea.sound
    sound.layoutMargins = layoutMargins.sound
    return sound
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
  fileprivate var isSound: Bool { BlueprintMaker.lengths.contains(self) }
}

extension CGPoint {
  /// Whether it can be a place.
  var isSound: Bool { x.isSound && y.isSound }
}

extension EdgeInsets {
  /// The insets that can be; others are 0.
  fileprivate var sound: EdgeInsets {
    EdgeInsets(
      top: top.isSound ? top : 0,
      leading: leading.isSound ? leading : 0,
      bottom: bottom.isSound ? bottom : 0,
      trailing: trailing.isSound ? trailing : 0
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
