internal import ElementTree
internal import Reporting

/// The scores of engines over the scenarios that use a name, for the page of the name.
struct EngineSupport: Sendable {
  private let engines: [MatrixEngine]
  private let counts: [String: [OutcomeCounts]]

  init(_ matrix: EngineMatrix) {
    engines = matrix.engines
    counts = Dictionary(matrix.apis.map { ($0.name, $0.counts) }) { first, _ in first }
  }
}

extension EngineSupport {
  /// Returns a table with a row for each engine; empty if no scenario of the reports uses the name.
  func markup(of name: String) -> Markup {
    guard let counts = counts[name], counts.contains(where: { $0.requested > 0 }) else {
      return .empty
    }
    let head = Markup.element(
      "tr",
      [:],
      [.element("th", ["scope": "col"], "engine")]
        + ["agree", "of answered", "of asked"].map {
          .element("th", ["scope": "col", "class": "num"], $0)
        }
    )
    let rows = zip(engines, counts).map { engine, counts in
      let numbers = [counts.agreed, counts.answered, counts.requested]
      return Markup.element(
        "tr",
        [:],
        [.element("th", ["scope": "row"], engine.title)]
          + numbers.map { .element("td", ["class": "num"], GroupedNumber.text($0)) }
      )
    }
    return .element(
      "section",
      ["aria-label": "Engines"],
      [
        .element("h2", [:], "Engines"), .element("table", [:], [head] + rows),
        .element(
          "p",
          [:],
          [
            IndexMarkup.link(
              "Clauses with \(name)",
              to: "../\(PagePath.engines)#api=\(PagePath.encoded(name))"
            )
          ]
        ), .element("p", ["class": "note"], MatrixAPI.definition),
      ]
    )
  }
}
