private import Foundation

/// A setting that whoever runs the laws may change by an environment variable.
package enum LawSetting {
  /// The seed that everything generated follows from.
  case seed
  /// How many trees are generated for each law.
  case trees
  /// How many sequences of calls, and pairs of snapshots, are generated for each law.
  case sequences

  /// The number that the variable has; `nil` where it is not set, or no whole number from 0.
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
