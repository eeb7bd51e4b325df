/// What can be wrong with a spec.
package enum SpecMistake: Sendable, Hashable {
  case scenarioMissing

  /// The mistake in a sentence, with the nearest valid name where there is one.
  package var message: String {
    switch self {
    case .scenarioMissing: "the spec has no scenario"
    }
  }
}
