internal import MutantSwitch

/// Who reaches which mutant, and how long everyone takes, with all mutants off.
struct Reach: Sendable {
  /// The shortest time that a scenario may take, in seconds: less is lost in a machine's hiccups.
  private static let shortestLimit = 0.5
  /// How many times as long as without a mutant a scenario may take.
  private static let patience = 40.0

  /// What came of each scenario, by its index in the suite.
  private let entries: [Int: CensusEntry]
  /// The scenarios that reach a mutant, by its number, quickest first.
  private var scenarios: [[Int]]

  /// - Parameters:
  ///   - entries: What came of each scenario that was run.
  ///   - count: How many mutants there are.
  /// - Complexity: O(*n* log *n*) for *n* pairs of a scenario and a mutant that it reaches.
  init(_ entries: [CensusEntry], mutants count: Int) {
    self.entries = Dictionary(entries.map { ($0.scenario, $0) }) { first, _ in first }
    scenarios = Array(repeating: [], count: count + 1)
    for entry in entries.sorted(by: { $0.seconds < $1.seconds }) where entry.holds {
      for mutant in entry.reached where scenarios.indices.contains(Int(mutant)) {
        scenarios[Int(mutant)].append(entry.scenario)
      }
    }
  }
}

extension Reach {
  /// The trial of a mutant; `nil` where nobody reaches it.
  func trial(of mutant: Int) -> Trial? {
    let order = scenarios[mutant]
    guard !order.isEmpty else { return nil }
    let limits = order.map { scenario in
      max(Self.shortestLimit, (entries[scenario]?.seconds ?? 0) * Self.patience)
    }
    return Trial(mutant: mutant, scenarios: order, limits: limits)
  }

  /// Those who reach a mutant, the ones first that reach the fewest others: they are about little else.
  func nearest(to mutant: Int) -> [Int] {
    scenarios[mutant].sorted { one, other in
      (entries[one]?.reached.count ?? 0, one) < (entries[other]?.reached.count ?? 0, other)
    }
  }

  /// The scenarios that do not hold although no mutant is on.
  var broken: [Int] { entries.values.filter { !$0.holds }.map(\.scenario).sorted() }
}
