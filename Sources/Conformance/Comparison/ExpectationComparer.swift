package import SpecFormat

/// Compares the expectations of one kind.
@MainActor
package protocol ExpectationComparer: Sendable {
  var kind: ExpectationKind { get }
  /// Whether it compares at the end of a phase, when all that happens in it has happened.
  var readsWholePhase: Bool { get }
  /// Whether the attributes of the environment may stand on its fence.
  var takesEnvironment: Bool { get }

  /// Whether the block says nothing that could fail.
  func isVacuous(_ content: ExpectationContent) -> Bool

  /// Compares an expectation of this kind with what was observed.
  ///
  /// - Returns: Every mismatch; `nil` where the content is not of this kind.
  func compare(_ expectation: Expectation, with observation: Observation) -> Comparison?

  /// The lines with which the block would hold: as much of it as can be as it is.
  ///
  /// - Returns: All of its lines; `nil` where no lines would make it hold.
  func accepted(_ expectation: Expectation, with observation: Observation) -> [AcceptedLine]?
}

extension ExpectationComparer {
  package var readsWholePhase: Bool { false }
  package var takesEnvironment: Bool { false }

  package func accepted(
    _ expectation: Expectation,
    with observation: Observation
  ) -> [AcceptedLine]? { nil }
}
