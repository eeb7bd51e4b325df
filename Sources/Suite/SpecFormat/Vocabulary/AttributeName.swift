/// The attributes of fences.
package enum AttributeName: String, Sendable, CaseIterable {
  case id
  case origin = "by"
  case evidence
  case system = "on"
  case knownFailure = "known-failure"
  case skip
  case rightToLeft = "rtl"
  case scale
  case dynamicType = "dynamic-type"
  case type
  case direction
  case device
  case metrics
  case language
  case safeArea = "safe-area"
  case bars = "navigation-bar"
  case keyboard
  case margins
  case offset
  case tolerance
  case picture
  case window
  case hidden
  case visible
}

extension AttributeName {
  /// The attributes of all expectations: the source of their values, and whether they have to pass.
  static let conditions: Set<AttributeName> = [
    .evidence, .system, .knownFailure, .skip,
  ]

  static let ofScripts = conditions.union([.id])

  /// The attributes that determine the environment of a layout.
  static let environment: Set<AttributeName> = [
    .rightToLeft, .scale, .dynamicType, .safeArea, .margins, .offset, .device,
    .metrics, .language, .bars, .keyboard,
  ]

  /// Whether the attribute may occur more than once in an info string.
  var mayBeRepeated: Bool { self == .device }

  /// Whether the attribute is a single word without a value.
  var isFlag: Bool { [.rightToLeft, .window, .visible, .hidden].contains(self) }

  /// Returns the attributes of a Swift block.
  static func attributes(of role: SwiftRole) -> Set<AttributeName> {
    switch role {
    case .scene: [.id, .origin]
    case .rejected: conditions.union([.id, .origin])
    case .setup: [.origin, .hidden]
    case .step, .shared, .sketch: [.origin]
    }
  }
}
