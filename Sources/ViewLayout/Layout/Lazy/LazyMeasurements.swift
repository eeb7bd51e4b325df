import Foundation

/// What is known of the lengths of lines, at one length across in points.
struct LazyMeasurements {
  let cross: CGFloat
  let lengths: LineLengths

  /// What is still known when there are other sections.
  func kept(in sections: [LazySection]) -> LazyMeasurements {
    LazyMeasurements(cross: cross, lengths: lengths.kept(in: sections))
  }
}
