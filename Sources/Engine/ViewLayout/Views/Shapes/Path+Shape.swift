public import Foundation

/// A shape of one outline, which does not follow its frame; it fills what it is proposed.
extension Path: Shape, ProposalFilling {
  /// The outline itself, in the coordinates of the frame.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
