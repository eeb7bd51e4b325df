package import Foundation

/// How reasons write lengths: at most three decimals, `nil` for an unspecified one.
package enum LengthText {
  package static func text(_ length: CGFloat?) -> String {
    guard let length else { return "nil" }
    guard length.isFinite else { return length.isNaN ? "nan" : length < 0 ? "-inf" : "inf" }
    let rounded = (Double(length) * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }

  /// `50x20`.
  package static func text(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }

  /// `320xnil`.
  package static func text(_ proposal: ProposedViewSize) -> String {
    "\(text(proposal.width))x\(text(proposal.height))"
  }

  /// One part of several: `all`, `half`, `a third`, `a seventh`.
  package static func part(of count: Int) -> String {
    let names = [
      "all", "half", "a third", "a quarter", "a fifth", "a sixth", "a seventh", "an eighth",
    ]
    return names.indices.contains(count - 1) ? names[count - 1] : "1 of \(count) parts"
  }
}
