/// Finds Swift blocks on an article's page that do not say whose code they are.
struct CodeOriginCheck: LintCheck {
  var name: String { "code-origin-unstated" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.filter(\.isArticle).flatMap { spec in
      spec.document.codeBlocks.filter { $0.origin == nil }
        .map { finding(in: spec, line: $0.fenceLine, Self.message) }
    }
  }

  private static let message =
    "nothing says whose code it is: add by="
    + CodeOrigin.allCases.map(\.rawValue).joined(separator: "|")
}
