internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The number of expectations for each system on which numbers were recorded.
struct RecordedSystemPart: ResultsPart {
  let id = "recorded"
  let title = "Recorded on"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let results = content.report.scenarios.flatMap(\.countingResults)
      .filter { $0.evidence == .recorded }
    guard !results.isEmpty else { return [] }
    let texts = results.map { $0.systems.isEmpty ? "system not stated" : $0.systems.text }
    let counts = Dictionary(grouping: texts) { $0 }.mapValues(\.count)
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { system, count in
      [Markup.text(system), .text("\(count)")]
    }
    let metrics = Dictionary(grouping: content.report.scenarios.flatMap(\.results)) {
      $0.measuredBy?.rawValue ?? "the test font"
    }
    let fonts = metrics.mapValues(\.count).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return [
      IndexMarkup.table(["system", "expectations"], rows, numbers: [1], label: title),
      .element(
        "p",
        ["class": "note"],
        "Texts and controls are measured by "
          + fonts.map { "\($0.key) (\($0.value) expectations)" }.joined(separator: ", ") + "."
      ),
    ]
  }
}

/// The number of expectations for each kind of evidence.
struct EvidencePart: ResultsPart {
  let id = "evidence"
  let title = "Evidence"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let results = content.report.scenarios.flatMap(\.results)
    let kinds: [Evidence?] = Evidence.allCases + [nil]
    let rows = kinds.map { kind -> [Markup] in
      let own = results.filter { $0.evidence == kind }
      let passed = own.count { $0.verdict == .passed }
      return [
        Badge.evidence(kind), count(own.count, of: kind), .text("\(passed)"),
        .text("\(own.count - passed)"),
        .text(kind?.meaning ?? "the source of the numbers is not stated"),
      ]
    }
    let header = ["evidence", "expectations", "passed", "others", "means that the numbers are"]
    return [IndexMarkup.table(header, rows, numbers: [1, 2, 3], label: "Evidence")]
  }

  /// Returns a number that links to the scenarios that it counts.
  private func count(_ count: Int, of kind: Evidence?) -> Markup {
    guard count > 0 else { return .text("0") }
    let name = kind?.rawValue ?? "unstated"
    return .element(
      "a",
      ["href": "\(PagePath.scenarios)?evidence=\(name)", "aria-label": "\(count), \(name)"],
      "\(count)"
    )
  }
}

/// The clauses whose numbers differ between versions of Apple's systems.
struct SystemPart: ResultsPart {
  let id = "systems"
  let title = "Numbers that differ between systems"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let differences = content.report.systemDifferences
    guard !differences.isEmpty else { return [] }
    let rows = differences.map { difference -> [Markup] in
      let page = PagePath.encoded(PagePath.page(of: difference.spec.name))
      let slug = "#" + ScenarioID(difference.scenario.id).slug
      return [
        IndexMarkup.link(difference.clause.title, to: page + slug),
        IndexMarkup.link(
          difference.result.systems.text,
          to: "\(page)#L\(difference.result.line)"
        ),
        IndexMarkup.link(difference.heldSystems.text, to: "\(page)#L\(difference.heldLine)"),
        .text(difference.differences.joined(separator: "; ")),
      ]
    }
    let header = ["clause", "numbers that are not compared", "compared numbers", "difference"]
    return [IndexMarkup.table(header, rows, label: title)]
  }
}
