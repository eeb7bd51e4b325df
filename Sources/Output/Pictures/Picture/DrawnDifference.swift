internal import Foundation
internal import SpecFormat

/// A place in a layout that is not as expected, as a picture shows it.
struct DrawnDifference {
  /// Where something should be, in points.
  var expected: CGRect
  /// Where it is, in points; `nil` where it is not there.
  var actual: CGRect?
  /// How far these are from each other; `nil` where that cannot be said.
  var words: String?
}

extension DrawnDifference {
  /// `nil` for a mismatch that has no place.
  init?(_ mismatch: Mismatch) {
    guard let expected = mismatch.expectedFrame else { return nil }
    self.init(expected: expected, actual: mismatch.actualFrame, words: mismatch.difference)
  }
}
