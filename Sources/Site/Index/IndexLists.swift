internal import Conformance
internal import Pictures
internal import SpecFormat

/// Pieces that several parts of the first page are made of.
enum IndexLists {
  static func section(_ title: String, id: String, _ content: [Markup]) -> Markup {
    .element(
      "section",
      ["id": id, "aria-labelledby": "\(id)-h"],
      [
        .element(
          "h2",
          ["id": "\(id)-h"],
          [.element("a", ["class": "self", "href": "#\(id)"], title)]
        )
      ]
        + content
    )
  }

  static func table(_ header: [String], _ rows: [[Markup]], label: String) -> Markup {
    .element(
      "div",
      ["class": "wide", "tabindex": "0", "role": "group", "aria-label": label],
      [
        .element(
          "table",
          [:],
          [.element("tr", [:], header.map { .element("th", ["scope": "col"], $0) })]
            + rows.map { row in .element("tr", [:], row.map { .element("td", [:], [$0]) }) }
        )
      ]
    )
  }

  static func link(_ text: String, to address: String) -> Markup {
    .element("a", ["href": address, "lang": Language.code(of: text)], text)
  }

  /// A scenario with its verdict and why it is what it is.
  static func item(_ entry: SiteTopics.Entry, note: String = "") -> Markup {
    .element(
      "li",
      [:],
      [
        Badge.verdict(entry.verdict), .text(" "), link(entry.id, to: entry.address),
        note.isEmpty ? .empty : .element("span", ["class": "note"], " \(note)"),
      ]
    )
  }
}

/// How many scenarios and expectations there are, and what came of them.
struct SummaryIndexPart: IndexPart {
  func markup(of content: SiteContent, _ topics: SiteTopics) -> Markup {
    let summary = content.report.summary
    let recorded = topics.entries.count { $0.evidence.contains(.recorded) && $0.verdict == .passed }
    let counts: [(Int, String, String)] = [
      (summary.scenarios, "scenarios", ""), (summary.expectations, "expectations", ""),
      (summary.passed, "passed", "passed"), (summary.failed + summary.errors, "failed", "failed"),
      (summary.knownFailures, "known to fail", "known"), (summary.skipped, "skipped", "skipped"),
      (recorded, "scenarios hold that rest on recordings", ""),
    ]
    return .element(
      "ul",
      ["class": "counts"],
      counts.map { count, noun, family in
        .element(
          "li",
          ["class": family.isEmpty ? nil : "v-\(family)"],
          [.element("b", [:], "\(count)"), .text(" \(noun)")]
        )
      }
    )
  }
}

/// What fails, before everything else.
struct FailureIndexPart: IndexPart {
  func markup(of content: SiteContent, _ topics: SiteTopics) -> Markup {
    let failures = topics.entries.filter { $0.verdict.failsTheRun }
    guard !failures.isEmpty else { return .empty }
    return IndexLists.section(
      "Failures",
      id: "failures",
      [.element("ul", [:], failures.map { IndexLists.item($0, note: $0.clause) })]
    )
  }
}

/// The articles' pages, with how many scenarios rest on each.
struct ArticleIndexPart: IndexPart {
  func markup(of content: SiteContent, _ topics: SiteTopics) -> Markup {
    let articles = content.report.specs.filter { $0.name.hasPrefix("articles/") }
    guard !articles.isEmpty else { return .empty }
    let counts = topics.articleCounts
    let rows = articles.map { spec in
      [
        IndexLists.link(spec.title, to: PagePath.encoded(PagePath.page(of: spec.name))),
        Markup.text("\(counts[spec.name] ?? 0)"), .text("\(spec.scenarios.count)"),
        Badge.verdict(Verdict.gravest(spec.scenarios.map(\.verdict)) ?? .error),
      ]
    }
    let header = ["article", "scenarios that rest on it", "on its page", "verdict"]
    return IndexLists.section(
      "Articles",
      id: "articles",
      [IndexLists.table(header, rows, label: "Articles")]
    )
  }
}

/// How many expectations rest on what.
struct EvidenceIndexPart: IndexPart {
  func markup(of content: SiteContent, _ topics: SiteTopics) -> Markup {
    let results = content.report.scenarios.flatMap(\.results)
    let kinds: [Evidence?] = Evidence.allCases + [nil]
    let rows = kinds.map { kind -> [Markup] in
      let own = results.filter { $0.evidence == kind }
      let passed = own.count { $0.verdict == .passed }
      return [
        Badge.evidence(kind), .text(kind?.meaning ?? "nobody says where the numbers come from"),
        .text("\(own.count)"), .text("\(passed)"), .text("\(own.count - passed)"),
      ]
    }
    let header = ["evidence", "means that the numbers are", "expectations", "passed", "others"]
    return IndexLists.section(
      "Evidence",
      id: "evidence",
      [IndexLists.table(header, rows, label: "Evidence")]
    )
  }
}

/// A square for each clause: covered, failing, or without a scenario.
struct HeatIndexPart: IndexPart {
  func markup(of content: SiteContent, _ topics: SiteTopics) -> Markup {
    let rows = content.report.specs.map { spec -> Markup in
      let page = PagePath.encoded(PagePath.page(of: spec.name))
      let squares = spec.clauses.filter { !$0.scenarios.isEmpty || $0.isUncovered }
        .map { square($0, page: page) }
      return .element(
        "li",
        [:],
        [IndexLists.link(spec.title, to: page), .element("span", [:], squares)]
      )
    }
    return IndexLists.section(
      "Clauses",
      id: "clauses",
      [
        .element(
          "p",
          [:],
          "A square for each clause: green where its scenarios hold, red where one fails, amber where "
            + "one is known to fail, hollow where there is none."
        ), .element("ul", ["class": "heat"], rows),
      ]
    )
  }

  private func square(_ clause: ClauseReport, page: String) -> Markup {
    let family = clause.verdict?.family ?? "none"
    return .element(
      "a",
      [
        "class": "q v-\(family)", "href": "\(page)#\(clause.slug)",
        "aria-label": "\(clause.title): \(clause.verdict?.rawValue ?? "uncovered")",
        "title": clause.title,
      ]
    )
  }
}

/// What is known not to hold, and why.
struct KnownFailureIndexPart: IndexPart {
  func markup(of content: SiteContent, _ topics: SiteTopics) -> Markup {
    let known = topics.entries.filter { $0.verdict == .knownFailure || !$0.reasons.isEmpty }
    guard !known.isEmpty else { return .empty }
    return IndexLists.section(
      "Known failures and skipped",
      id: "known",
      [
        .element(
          "ul",
          [:],
          known.map { IndexLists.item($0, note: $0.reasons.joined(separator: "; ")) }
        )
      ]
    )
  }
}

/// The scenarios that took longest.
struct SlowestIndexPart: IndexPart {
  private static let count = 10

  func markup(of content: SiteContent, _ topics: SiteTopics) -> Markup {
    let timed = content.report.scenarios.compactMap { scenario in
      scenario.duration.map { (id: scenario.id, seconds: $0) }
    }
    let slowest = timed.sorted { ($1.seconds, $0.id) < ($0.seconds, $1.id) }.prefix(Self.count)
    guard !slowest.isEmpty else { return .empty }
    let addresses = Dictionary(
      topics.entries.map { ($0.id, $0.address) },
      uniquingKeysWith: { first, _ in first }
    )
    let items = slowest.map { id, seconds -> Markup in
      let milliseconds = Int((seconds * 1000).rounded())
      return .element(
        "li",
        [:],
        [IndexLists.link(id, to: addresses[id] ?? "#"), .text(" \(milliseconds) ms")]
      )
    }
    return IndexLists.section("Slowest", id: "slowest", [.element("ol", [:], items)])
  }
}

/// Code that is an illustration and is not compiled.
struct SketchIndexPart: IndexPart {
  func markup(of content: SiteContent, _ topics: SiteTopics) -> Markup {
    let items = content.report.specs.flatMap { spec in
      spec.clauses.flatMap { clause in
        clause.sketchLines.map { line -> Markup in
          let page = PagePath.encoded(PagePath.page(of: spec.name))
          let link = IndexLists.link(clause.title, to: "\(page)#\(clause.slug)")
          return .element("li", [:], [link, .text(" \(spec.file):\(line)")])
        }
      }
    }
    guard !items.isEmpty else { return .empty }
    return IndexLists.section("Sketches", id: "sketches", [.element("ul", [:], items)])
  }
}

/// How many scenarios speak of each rule; a link shows them.
struct RuleIndexPart: IndexPart {
  func markup(of content: SiteContent, _ topics: SiteTopics) -> Markup {
    let rules = topics.rules
    guard !rules.isEmpty else { return .empty }
    let items = rules.map { rule -> Markup in
      let verdict = Verdict.gravest(rule.entries.map(\.verdict)) ?? .error
      return .element(
        "li",
        ["class": "v-\(verdict.family)"],
        [
          IndexLists.link(rule.name, to: "?q=\(rule.name)#scenarios"),
          .text(" \(rule.entries.count)"),
        ]
      )
    }
    return IndexLists.section("Rules", id: "rules", [.element("ul", ["class": "rules"], items)])
  }
}
