import Foundation

/// What is known of the lengths of lines, at one length across in points.
struct LazyMeasurements {
  let cross: CGFloat
  let lengths: LineLengths
}
