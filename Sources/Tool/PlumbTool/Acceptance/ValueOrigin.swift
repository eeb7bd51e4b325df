internal import Conformance
internal import SpecFormat

/// Where accepted values come from, as the blocks that take them say.
struct ValueOrigin: Equatable {
  var evidence: Evidence
  /// The system whose numbers they are; `nil` where they are no system's.
  var system: SystemVersion?

  /// What this project's own engine did, which is no system's numbers.
  static let ownEngine = ValueOrigin(evidence: .accepted, system: nil)
}

extension ValueOrigin {
  /// Whether a block states other systems' recorded numbers, which stay beside those of this one.
  func standsBeside(_ result: ExpectationResult) -> Bool {
    guard let system, result.evidence == .recorded, !result.systems.isEmpty else { return false }
    return !result.systems.contains { $0.covers(system) }
  }
}
