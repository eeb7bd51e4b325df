import Foundation

/// How room beside an element comes about.
enum SpacingRule: Hashable, Sendable {
  case fixed(CGFloat)
  case flexible(CGFloat)

  /// No room.
  static let none = SpacingRule.fixed(0)

  /// The length that it takes before anything is shared, in points.
  var least: CGFloat {
    switch self {
    case .fixed(let length), .flexible(let length): length
    }
  }

  /// Whether it takes a share of what is left.
  var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }
}
