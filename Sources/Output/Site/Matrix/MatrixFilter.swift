internal import Conformance
internal import ElementTree
internal import Reporting
internal import SpecFormat

/// The form that filters clauses; hidden until the script activates it.
struct MatrixFilter {
  private let matrix: EngineMatrix

  init(_ matrix: EngineMatrix) {
    self.matrix = matrix
  }
}

extension MatrixFilter {
  var markup: Markup {
    let clauses = matrix.clauses
    return .element(
      "form",
      ["class": "filter em-filter", "role": "search", "aria-label": "Clauses", "hidden": ""],
      [
        buttons(clauses),
        field("Text", name: "q", list: nil, values: []),
        field(
          "Type or modifier",
          name: "api",
          list: "apis",
          values: matrix.apis.map(\.name).sorted()
        ),
        field(
          "Rule",
          name: "rule",
          list: "rules",
          values: Set(clauses.flatMap(\.rules)).sorted().map(\.text)
        ),
        choice(
          "Engine",
          name: "engine",
          values: matrix.engines.enumerated().map { ("\($0 + 1)", $1.title) }
        ),
        choice("Evidence", name: "evidence", values: evidence(clauses)),
        choice(
          "Outcome",
          name: "outcome",
          values: MatrixOutcome.allCases.filter { outcome in
            matrix.counts.contains { $0[outcome] > 0 }
          }.map { ($0.rawValue, $0.label) }
        ),
        .element("button", ["type": "reset"], "Show all"),
        .element("output", ["aria-live": "polite"]),
      ]
    )
  }

  private func buttons(_ clauses: [MatrixClause]) -> Markup {
    let agree = matrix.engines.count == 1 ? "agrees" : "all \(matrix.engines.count) agree"
    var choices = [
      ("", "every clause", clauses.count),
      ("agree", agree, clauses.count(where: \.isAgreed)),
      ("any", "differs", clauses.count { $0.disagreeing > 0 }),
    ]
    if matrix.engines.count > 1 {
      choices.insert(("one", "one differs", clauses.count { $0.disagreeing == 1 }), at: 2)
    }
    return .element(
      "div",
      ["class": "chips", "role": "group", "aria-label": "Show"],
      choices.map { value, words, count in
        .element(
          "button",
          ["type": "button", "data-show": value, "aria-pressed": value.isEmpty ? "true" : "false"],
          [.text("\(words) "), .element("b", [:], GroupedNumber.text(count))]
        )
      }
    )
  }

  private func evidence(_ clauses: [MatrixClause]) -> [(String, String)] {
    let present = Set(clauses.flatMap(\.evidence))
    let names = Evidence.allCases.map(\.rawValue) + [ExpectationResult.unstatedEvidence]
    return names.filter { present.contains($0) }.map { ($0, $0) }
  }

  private func field(_ label: String, name: String, list: String?, values: [String]) -> Markup {
    let options = values.map { Markup.element("option", ["value": $0]) }
    return .element(
      "label",
      [:],
      [
        .text("\(label) "),
        .element("input", ["type": "search", "name": name, "list": list, "autocomplete": "off"]),
        list.map { .element("datalist", ["id": $0], options) } ?? .empty,
      ]
    )
  }

  private func choice(_ label: String, name: String, values: [(String, String)]) -> Markup {
    .element(
      "label",
      [:],
      [
        .text("\(label) "),
        .element(
          "select",
          ["name": name],
          [.element("option", ["value": ""], "any")]
            + values.map { .element("option", ["value": $0.0], $0.1) }
        ),
      ]
    )
  }
}
