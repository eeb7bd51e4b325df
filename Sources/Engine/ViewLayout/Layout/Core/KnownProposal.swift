import Foundation

/// A proposal as a node remembers it: in half the room, and the same as itself even where it is no
/// number, so that it is not asked again and again.
struct KnownProposal: Equatable {
  private let width: UInt64
  private let height: UInt64

  /// What is in the place of a length that is not proposed: a pattern that no calculation makes.
  private static let nothing: UInt64 = 0x7ff8_0000_0000_0001

  init(_ proposal: ProposedViewSize) {
    (width, height) = (Self.pattern(of: proposal.width), Self.pattern(of: proposal.height))
  }

  private static func pattern(of length: CGFloat?) -> UInt64 {
    guard let length else { return nothing }
    // 0 and -0 are one proposal, and so is all that is no number.
    return length == 0 ? 0 : length.isNaN ? CGFloat.nan.native.bitPattern : length.native.bitPattern
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: Self.length(of: width), height: Self.length(of: height))
  }

  private static func length(of pattern: UInt64) -> CGFloat? {
    pattern == nothing ? nil : CGFloat(Double(bitPattern: pattern))
  }
}

extension KnownProposal {
  /// Whether both propose the same length along an axis.
  func isSame(as other: KnownProposal, along axis: Axis) -> Bool {
    axis == .horizontal ? width == other.width : height == other.height
  }
}
