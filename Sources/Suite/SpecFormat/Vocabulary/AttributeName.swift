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
  case safeArea = "safe-area"
  case margins
  case offset
  case tolerance
  case window
  case visible
}

extension AttributeName {
  /// The attributes by which every expectation may state its conditions.
  static let conditions: Set<AttributeName> = [
    .evidence, .system, .knownFailure, .skip,
  ]

  /// The attributes that apply to a script.
  static let ofScripts = conditions.union([.id])

  /// The attributes of the environment that an expectation is laid out in.
  static let environment: Set<AttributeName> = [
    .rightToLeft, .scale, .dynamicType, .safeArea, .margins, .offset, .device,
  ]

  /// Whether it may be given more than once on one fence.
  var mayBeRepeated: Bool { self == .device }

  /// The attributes that are a word alone, without a value.
  var isFlag: Bool { [.rightToLeft, .window, .visible].contains(self) }

  /// The attributes that apply to a block of Swift.
  static func attributes(of role: SwiftRole) -> Set<AttributeName> {
    switch role {
    case .scene: [.id, .origin]
    case .rejected: conditions.union([.id, .origin])
    case .setup, .step, .shared, .sketch: [.origin]
    }
  }
}
