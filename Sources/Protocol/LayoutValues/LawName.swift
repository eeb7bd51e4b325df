internal import Foundation

/// The laws that a `laws` block may name.
package enum LawName: String, Sendable, CaseIterable {
  /// A second layout for the same proposal computes nothing and changes no frame.
  case idempotent
  /// The frames of a right-to-left layout are the mirror image of the left-to-right ones.
  case mirroredInRTL = "mirrored-in-rtl"
  /// A reused graph has the same frames as a new one.
  case incrementalEqualsFresh = "incremental-equals-fresh"
  /// Neither the engine's caches nor the caches of custom layouts change a frame.
  case cachedEqualsUncached = "cached-equals-uncached"
  /// Measuring the axes separately has the same frames as measuring them together.
  case axesApartEqualsTogether = "axes-apart-equals-together"
}

/// A setting of the law checks that an environment variable can change.
package enum LawSetting {
  /// The seed of everything that is generated.
  case seed
  /// The number of trees that are generated for each law.
  case trees
  /// The number of call sequences and of snapshot pairs that are generated for each law.
  case sequences

  /// The value of the variable; `nil` if it is not set or not a nonnegative integer.
  package var number: UInt64? {
    ProcessInfo.processInfo.environment[variable].flatMap { UInt64($0) }
  }

  private var variable: String {
    switch self {
    case .seed: "PLUMB_LAW_SEED"
    case .trees: "PLUMB_LAW_TREES"
    case .sequences: "PLUMB_LAW_SEQUENCES"
    }
  }
}
