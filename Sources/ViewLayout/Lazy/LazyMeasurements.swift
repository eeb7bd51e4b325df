import Foundation

/// The known lengths of lines, at one length across in points.
struct LazyMeasurements {
  let cross: CGFloat
  let lengths: LineLengths

  /// The measurements that still hold when there are other sections.
  func kept(in sections: [LazySection]) -> LazyMeasurements {
    LazyMeasurements(cross: cross, lengths: lengths.kept(in: sections))
  }
}
