import Foundation

/// Where the sizes of a section's items come from.
enum FlowSizes: Sendable {
  /// All are of one size, which is not measured.
  case equal(CGSize)
  /// Each has a size of its own, which the delegate says.
  case each([CGSize])
  /// They are measured; those that are not take the mean of those that are, and this size as long as
  /// none is.
  case estimated(CGSize)
  /// They are measured; those that are not have the size that the delegate says.
  case measured(insteadOf: [CGSize])
}
