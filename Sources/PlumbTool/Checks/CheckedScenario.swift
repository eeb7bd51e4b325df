internal import SpecFormat

/// A scenario as an argument of a test.
public struct CheckedScenario: Sendable {
  let selected: SelectedScenario
  /// Its place among all scenarios, from 0.
  let index: Int

  /// The id that tells it from all others: `views/row#every-view-is-as-wide`.
  public var id: String { selected.scenario.id }
}

extension CheckedScenario: CustomStringConvertible {
  /// The id, as the name of a test case.
  public var description: String { id }
}
