/// Every check there is: the one list that a new one is added to.
package enum LintChecks {
  package static let all: [any LintCheck] = [
    UnstatedEvidenceCheck(),
    UncoveredClauseCheck(),
    RootOnlyCheck(),
    DuplicateScenarioCheck(),
    SharedNameCheck(),
    NumberColumnCheck(),
    UncheckedVariantCheck(),
    ConstantConditionCheck(),
    RepeatedVariantCheck(),
    UnnamedSourceCheck(),
    UnnamedPlatformCheck(),
    UnlinkedArticleCheck(),
    CodeOriginCheck(),
    FileNameCheck(),
    DeadLinkCheck(),
    UnsafeLinkCheck(),
  ]

  /// The findings of all checks, in the order of the specs and of their lines.
  package static func findings(in specs: [LintedSpec]) -> [LintFinding] {
    let files = Dictionary(
      specs.enumerated().map { ($1.document.file, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return all.flatMap { $0.findings(in: specs) }.sorted {
      let places = [$0, $1].map { [files[$0.file, default: 0], $0.line, $0.column] }
      return places[0].lexicographicallyPrecedes(places[1])
    }
  }
}
