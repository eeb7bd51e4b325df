/// Finds recorded expectations that neither say by `on=` nor in their clause on which platform and
/// version they were measured.
struct UnnamedPlatformCheck: LintCheck {
  var name: String { "platform-unnamed" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      var answers = RangeAnswers()
      return spec.scenarios.flatMap { clause, scenario in
        let recorded = scenario.conditions.filter {
          $0.conditions.evidence == .recorded && $0.conditions.systems.isEmpty
        }
        let ranges = spec.ranges(around: clause)
        guard !recorded.isEmpty,
          !answers.anyHolds(in: ranges, { Self.namesPlatform(spec.prose(in: $0)) })
        else { return [LintFinding]() }
        return recorded.map {
          finding(
            in: spec,
            line: $0.line,
            "neither 'on=' nor the clause says on which platform and version the values were "
              + "recorded"
          )
        }
      }
    }
  }

  /// Whether a text names a platform with a number behind it: `iOS 17.2`.
  private static func namesPlatform(_ prose: String) -> Bool {
    prose.contains(/\b(?:iOS|iPadOS|macOS|Mac Catalyst|tvOS|watchOS|visionOS)\s+\d/)
  }
}
