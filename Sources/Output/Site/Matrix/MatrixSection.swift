internal import ElementTree
internal import Reporting
internal import SpecFormat

/// The clauses of one spec as a collapsible table, which is expanded if engines disagree.
struct MatrixSection {
  private let spec: MatrixSpec
  private let matrix: EngineMatrix

  init(_ spec: MatrixSpec, of matrix: EngineMatrix) {
    self.spec = spec
    self.matrix = matrix
  }
}

extension MatrixSection {
  var markup: Markup {
    .element(
      "details",
      ["class": "em-spec", "open": spec.isDisputed ? "" : nil],
      [
        .element("summary", ["class": "em-row"], [title] + apple(spec.recordings) + scores),
        .element("table", [:], [header, .element("tbody", [:], spec.clauses.map { row($0) })]),
      ]
    )
  }

  private var title: Markup {
    .element(
      "span",
      ["class": "em-title", "lang": TextLanguage.code(of: spec.title)],
      [
        .element("b", [:], spec.title), .text(" "),
        .element("span", ["class": "src"], "\(spec.name), \(spec.clauses.count)"),
      ]
    )
  }

  private var scores: [Markup] {
    spec.counts.map { counts in
      .element(
        "span",
        ["class": counts.disagrees ? "em-sum em-disagrees" : "em-sum"],
        counts.answered > 0 ? "\(counts.agreed)/\(counts.answered)" : "–"
      )
    }
  }

  /// The column headers for screen readers; visible ones are above all sections.
  private var header: Markup {
    let names = ["Clause"] + (matrix.hasRecordings ? ["Apple"] : []) + matrix.engines.map(\.title)
    return .element(
      "thead",
      ["class": "visually-hidden"],
      [.element("tr", [:], names.map { .element("th", ["scope": "col"], $0) })]
    )
  }

  /// Returns the cell of the column `Apple`; empty if no clause of the suite was recorded.
  private func apple(_ recordings: Int) -> [Markup] {
    guard matrix.hasRecordings else { return [] }
    return [
      .element(
        "span",
        ["class": "em-apple"],
        recordings > 0
          ? [
            .text("\(Standing.recorded.icon) \(recordings)"),
            .element("span", ["class": "w"], " recorded"),
          ] : []
      )
    ]
  }

  private func row(_ clause: MatrixClause) -> Markup {
    // One outcome for each engine, in their order.
    let outcomes = clause.counts.map { ($0.outcome ?? .notRun).rawValue }
    return .element(
      "tr",
      [
        "class": "em-row", "data-n": "\(clause.disagreeing)",
        "data-all": clause.isAgreed ? "" : nil,
        "data-api": attribute(clause.apis), "data-rule": attribute(clause.rules.map(\.text)),
        "data-evidence": attribute(clause.evidence), "data-outcome": attribute(outcomes),
      ],
      [
        .element(
          "th",
          ["scope": "row", "lang": TextLanguage.code(of: clause.title)],
          heading(clause)
        )
      ] + apple(clause.recordings).map { .element("td", [:], [$0]) }
        + clause.counts.indices.map { .element("td", [:], [cell(clause, engine: $0)]) }
    )
  }

  private func heading(_ clause: MatrixClause) -> [Markup] {
    // The enclosing headings distinguish clauses with equal titles.
    let around = clause.path.dropLast().joined(separator: " › ")
    return [
      around.isEmpty ? .empty : .element("span", ["class": "src"], "\(around) › "),
      .text(clause.title),
      clause.rules.isEmpty
        ? .empty
        : .element("span", ["class": "src"], " " + clause.rules.map(\.text).joined(separator: " ")),
    ]
  }

  /// Returns the outcome as a link to the first scenario with which the engine disagrees.
  private func cell(_ clause: MatrixClause, engine: Int) -> Markup {
    let mark = OutcomeMark.markup(clause.counts[engine])
    guard let scenario = clause.scenarios.first(where: { $0.counts[engine].disagrees }) else {
      return mark
    }
    let address = "\(PagePath.encoded(scenario.page))#\(matrix.engines[engine].slug)"
    return .element("a", ["href": address], [mark])
  }

  private func attribute(_ values: [String]) -> String? {
    values.isEmpty ? nil : values.joined(separator: " ")
  }
}
