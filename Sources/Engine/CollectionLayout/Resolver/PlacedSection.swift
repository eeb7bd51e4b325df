import Foundation

/// A section, where it begins.
struct PlacedSection {
  /// Along the layout, in points.
  var start: CGFloat
  var layout: SectionLayout

  /// Where it ends.
  var end: CGFloat { start + layout.length }
}
