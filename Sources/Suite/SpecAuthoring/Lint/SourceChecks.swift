internal import SpecFormat

/// Finds recorded expectations for which neither `on=` nor the clause states the platform and
/// version.
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
            "neither 'on=' nor the clause states the platform and version that the values were "
              + "recorded on"
          )
        }
      }
    }
  }

  /// Returns whether a text contains a platform followed by a number, such as `iOS 17.2`.
  private static func namesPlatform(_ prose: String) -> Bool {
    prose.contains(/\b(?:iOS|iPadOS|macOS|Mac Catalyst|tvOS|watchOS|visionOS)\s+\d/)
  }
}

/// Finds recorded expectations whose prose names no source.
///
/// A link or the word "source" counts as one, in the prose of the clause, of a parent clause, or
/// before the first clause.
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
          finding(in: spec, line: $0.line, "the prose does not state the source of the values")
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
  /// The evidence of each expectation block, with the line of its fence.
  fileprivate var evidence: [(line: Int, evidence: Evidence?)] {
    conditions.map { ($0.line, $0.conditions.evidence) }
  }
}

/// Finds expectations without an attribute `evidence=`.
struct UnstatedEvidenceCheck: LintCheck {
  var name: String { "evidence-unstated" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      spec.document.scenarios.flatMap(\.conditions)
        .filter { $0.conditions.evidence == nil }
        .map { finding(in: spec, line: $0.line, Self.message) }
    }
  }

  private static let message =
    "the source of the values is not stated: add evidence="
    + Evidence.attributeValues.map(\.rawValue).joined(separator: "|")
}

/// Finds expectations with `evidence=article` in clauses that do not link to an article.
///
/// A link to an article leads to a page below a folder `articles`, or out of the package. On such a
/// page itself, links before the first clause count too.
struct UnlinkedArticleCheck: LintCheck {
  var name: String { "article-unlinked" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    specs.flatMap { spec in
      let isLinkedAtOnce = spec.isArticle && Self.leadsToArticle(spec.openingAddresses, in: spec)
      var answers = RangeAnswers()
      return spec.scenarios.flatMap { clause, scenario in
        let cited = scenario.conditions.filter { $0.conditions.evidence == .article }
        let ranges = spec.ranges(around: clause)
        guard !cited.isEmpty, !isLinkedAtOnce,
          !answers.anyHolds(
            in: ranges,
            { Self.leadsToArticle(spec.addresses(in: $0), in: spec) }
          )
        else { return [LintFinding]() }
        return cited.map {
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
