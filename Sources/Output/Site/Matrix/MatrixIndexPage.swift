internal import Conformance
internal import ElementTree
internal import Reporting

/// The page that compares engines, with the scores of the engines, all clauses, and the scores by
/// API name.
struct MatrixIndexPage {
  private let matrix: EngineMatrix

  init(_ matrix: EngineMatrix) {
    self.matrix = matrix
  }
}

extension MatrixIndexPage {
  /// The HTML of the whole page.
  var text: String {
    let frame = PageFrame(
      title: "Engines",
      pathToRoot: "",
      breadcrumbs: [
        .element("span", ["aria-current": "page"], "Engines")
      ],
      scripts: ["site.js", "matrix.js"]
    )
    return frame.text([.element("div", ["class": "em"], [head, engines, clauses, scores])])
  }

  private var head: Markup {
    .joined(
      [.element("h1", [:], matrix.sentence)]
        + [.element("p", [:], OutcomeCounts.definition)]
        + matrix.suites.sentences.map { .element("p", ["class": "note"], $0) }
    )
  }

  /// One card for each engine.
  private var engines: Markup {
    .element(
      "ul",
      ["class": "em-engines", "aria-label": "Engines"],
      matrix.engines.enumerated().map { place, engine in
        let counts = matrix.counts[place]
        return .element(
          "li",
          [:],
          [
            .element("h2", [:], engine.title),
            .element(
              "p",
              ["class": "em-score"],
              [.element("b", [:], counts.percent), .text(" \(counts.sentence)")]
            ),
            .element(
              "p",
              ["class": "note"],
              ([counts.scope(of: engine.report.profile)] + [counts.deviations].compactMap(\.self))
                .joined(separator: ", ")
            ),
            ScoreBar.markup(counts),
            ScoreBar.legend(counts, engine: place),
            .element(
              "p",
              ["class": "em-badge"],
              [
                .element(
                  "img",
                  [
                    "src": engine.badge,
                    "alt": "\(engine.name): \(matrix.badge(of: place).message)",
                  ]
                )
              ]
            ),
          ]
        )
      }
    )
  }

  private var clauses: Markup {
    .element(
      "section",
      ["id": "clauses", "aria-label": "Clauses"],
      [
        .element("h2", [:], "Every clause, the most disputed first"),
        MatrixFilter(matrix).markup,
        .element(
          "div",
          ["class": "em-scroll"],
          [
            .element(
              "div",
              ["class": "em-row em-head", "aria-hidden": "true"],
              [.element("span", [:], "Clause")]
                + (matrix.hasRecordings ? [.element("span", [:], "Apple")] : [])
                + matrix.engines.map { .element("span", [:], $0.title) }
            )
          ] + matrix.specs.map { MatrixSection($0, of: matrix).markup }
        ),
      ]
    )
  }

  private var scores: Markup {
    .element(
      "section",
      ["id": "scores", "aria-label": "Scores by name"],
      [
        .element("h2", [:], "Scores by type and modifier"),
        .element("p", [:], MatrixAPI.definition),
        MatrixScoreTable(matrix).markup,
      ]
    )
  }
}
