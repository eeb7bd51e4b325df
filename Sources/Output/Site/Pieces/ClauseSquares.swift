internal import Conformance
internal import ElementTree
internal import Reporting

/// The clauses of a spec as squares, a link each: which hold, which fail, which nobody checks.
struct ClauseSquares {
  let spec: SpecReport
  /// The address of the spec's page; empty on that page itself.
  let page: String
  /// What the clauses alone kill; `nil` where squares say nothing of it.
  var kills: KillScore?
}

extension ClauseSquares {
  var markup: Markup {
    .element("span", ["class": "squares"], clauses.map { square($0) })
  }

  /// The headings with scenarios, and those that should have some.
  var clauses: [ClauseReport] {
    spec.clauses.filter { !$0.scenarios.isEmpty || $0.isUncovered }
  }

  private func square(_ clause: ClauseReport) -> Markup {
    let verdict = clause.verdict?.rawValue ?? "uncovered"
    // A clause without scenarios has nothing to kill with.
    let count = clause.scenarios.isEmpty ? nil : kills?.count(of: clause.slug, in: spec.file)
    let words = count.map { KillWords.sentence($0) }
    return .element(
      "a",
      [
        "class": "v-\(clause.verdict?.family ?? "none")"
          + (count.map { " \(KillShade(of: $0).name)" } ?? ""),
        "href": "\(page)#\(clause.slug)",
        "aria-label": "\(clause.title): \(verdict)\(words.map { ", \($0)" } ?? "")",
        "title": "\(clause.title)\(words.map { ": \($0)" } ?? "")",
      ]
    )
  }
}
