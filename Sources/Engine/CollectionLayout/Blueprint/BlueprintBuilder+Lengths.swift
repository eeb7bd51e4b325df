import Foundation
import UIKitLayout
import ViewLayout

extension BlueprintBuilder {
  /// The valid lengths, in points; sums of a million of them are still finite.
  static let lengths: ClosedRange<CGFloat> = -1e12...1e12

  /// Returns the dimensions of a size; an invalid one is reported and becomes 0.
  mutating func size(_ size: NSCollectionLayoutSize) -> SizeRule {
    SizeRule(
      width: rule(size.widthDimension, "a width"),
      height: rule(size.heightDimension, "a height")
    )
  }

  private mutating func rule(
    _ dimension: NSCollectionLayoutDimension,
    _ what: String
  ) -> DimensionRule {
    let value = dimension.dimension
    if Self.lengths.contains(value), value >= 0 { return dimension.rule }
    report(.invalidDimension(value, of: what))
    return dimension.rule.isEstimated ? .estimated(0) : .absolute(0)
  }

  /// Returns the spacing outside of an element; an invalid one is reported and becomes 0.
  mutating func edges(_ spacing: NSCollectionLayoutEdgeSpacing?) -> EdgeRule {
    guard let spacing else { return EdgeRule() }
    return EdgeRule(
      leading: self.spacing(spacing.leading),
      top: self.spacing(spacing.top),
      trailing: self.spacing(spacing.trailing),
      bottom: self.spacing(spacing.bottom)
    )
  }

  /// Returns the spacing beside an element; an invalid one is reported and becomes 0.
  mutating func spacing(_ spacing: NSCollectionLayoutSpacing?) -> SpacingRule {
    guard let rule = spacing?.rule else { return .none }
    guard !Self.lengths.contains(rule.minimum) else { return rule }
    report(.invalidDimension(rule.minimum, of: "a spacing"))
    return rule.isFlexible ? .flexible(0) : .none
  }

  /// Returns a length that may be negative; an invalid one is reported and becomes 0.
  mutating func finite(_ length: CGFloat, _ what: String) -> CGFloat {
    if Self.lengths.contains(length) { return length }
    report(.invalidDimension(length, of: what))
    return 0
  }

  /// Returns insets that may be negative; invalid ones are reported and become 0.
  mutating func finite(_ insets: NSDirectionalEdgeInsets, _ what: String) -> NSDirectionalEdgeInsets
  {
    NSDirectionalEdgeInsets(
      top: finite(insets.top, what),
      leading: finite(insets.leading, what),
      bottom: finite(insets.bottom, what),
      trailing: finite(insets.trailing, what)
    )
  }

  /// Returns an offset; an invalid one is reported and becomes 0.
  mutating func finite(_ offset: CGPoint, _ what: String) -> CGPoint {
    CGPoint(x: finite(offset.x, what), y: finite(offset.y, what))
  }

  /// Returns a frame; an invalid origin or a negative or invalid size is reported and becomes 0.
  mutating func finite(_ frame: CGRect, _ what: String) -> CGRect {
    let size = CGSize(
      width: finite(frame.size.width, what),
      height: finite(frame.size.height, what)
    )
    if size.width < 0 || size.height < 0 {
      report(.invalidDimension(min(size.width, size.height), of: what))
    }
    return CGRect(
      origin: finite(frame.origin, what),
      size: CGSize(width: max(size.width, 0), height: max(size.height, 0))
    )
  }
}
