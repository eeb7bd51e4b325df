internal import Conformance
internal import ElementTree

/// The clauses of a spec as squares, a link each: which hold, which fail, which nobody checks.
struct ClauseSquares {
  let spec: SpecReport
  /// The address of the spec's page; empty on that page itself.
  let page: String
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
    .element(
      "a",
      [
        "class": "v-\(clause.verdict?.family ?? "none")", "href": "\(page)#\(clause.slug)",
        "aria-label": "\(clause.title): \(clause.verdict?.rawValue ?? "uncovered")",
        "title": clause.title,
      ]
    )
  }
}
