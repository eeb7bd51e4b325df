/// Finds expectations that an article is said to state, where the clause leads to no article.
///
/// A link leads to an article where it leads to a page below a folder `articles`, or out of the
/// package. On such a page itself the links of its opening count too.
struct UnlinkedArticleCheck: LintCheck {
  var name: String { "article-unlinked" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      let isLinkedAtOnce = spec.isArticle && Self.leadsToArticle(spec.openingAddresses, in: spec)
      var answers = RangeAnswers()
      return spec.scenarios.flatMap { clause, scenario in
        let stated = scenario.conditions.filter { $0.conditions.evidence == .article }
        let ranges = spec.ranges(around: clause)
        guard !stated.isEmpty, !isLinkedAtOnce,
          !answers.anyHolds(
            in: ranges,
            { Self.leadsToArticle(spec.addresses(in: $0), in: spec) }
          )
        else { return [LintFinding]() }
        return stated.map {
          finding(in: spec, line: $0.line, "the clause links to no article that states the values")
        }
      }
    }
  }

  private static func leadsToArticle(_ addresses: [String], in spec: LintedSpec) -> Bool {
    addresses.contains { address in
      guard let target = LinkTarget(address: address, in: spec.document.file) else {
        return address.contains("://")
      }
      return target.file.split(separator: "/").dropLast().contains("articles")
    }
  }
}
