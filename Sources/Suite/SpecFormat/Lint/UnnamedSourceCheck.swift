/// Finds recorded expectations whose prose names no source.
///
/// A link or the word "source" names one, in the prose of the clause, of a clause around it, or at
/// the file's beginning.
struct UnnamedSourceCheck: LintCheck {
  var name: String { "source-unnamed" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      var answers = RangeAnswers()
      return spec.scenarios.flatMap { clause, scenario in
        let recorded = scenario.evidence.filter { $0.evidence == .recorded }
        let ranges = spec.ranges(around: clause) + [spec.opening]
        guard !recorded.isEmpty,
          !answers.anyHolds(in: ranges, { Self.namesSource(spec.prose(in: $0)) })
        else { return [LintFinding]() }
        return recorded.map {
          finding(in: spec, line: $0.line, "the prose does not say who recorded the values")
        }
      }
    }
  }

  private static func namesSource(_ prose: String) -> Bool {
    prose.contains("](") || prose.contains("][") || prose.contains("://")
      || prose.lowercased().contains("source")
  }
}

extension ScenarioSpec {
  /// Where each block of the scenario comes from, with the line of its fence.
  fileprivate var evidence: [(line: Int, evidence: Evidence?)] {
    conditions.map { ($0.line, $0.conditions.evidence) }
  }
}
