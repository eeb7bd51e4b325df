internal import Conformance
internal import ElementTree
internal import Pictures
internal import Reporting
internal import SpecFormat

/// The result of an engine that disagrees with a scenario.
///
/// It shows the engine's frames over the expected ones, the mismatches, and a Markdown report to
/// file.
struct MatrixDisagreement {
  private let place: Int
  private let matrix: EngineMatrix
  private let scenario: MatrixScenario
  private let filed: DisagreementReport
  private let proposals: ProposedSizes?

  /// - Parameters:
  ///   - engine: The index of the engine in the matrix.
  ///   - matrix: The compared engines.
  ///   - scenario: The scenario.
  ///   - filed: The Markdown report to file.
  ///   - proposals: The proposals of the expectations; `nil` if the spec was not read.
  init(
    _ engine: Int,
    of matrix: EngineMatrix,
    on scenario: MatrixScenario,
    filed: DisagreementReport,
    proposals: ProposedSizes?
  ) {
    place = engine
    self.matrix = matrix
    self.scenario = scenario
    self.filed = filed
    self.proposals = proposals
  }
}

extension MatrixDisagreement {
  var markup: Markup {
    .element(
      "section",
      ["id": engine.slug, "class": "em-engine", "aria-label": engine.title],
      [.element("h2", [:], "\(engine.title) disagrees on \(amount)")]
        + scenario.expectations.flatMap { sections($0) } + [printed, filing]
    )
  }

  private var engine: MatrixEngine { matrix.engines[place] }

  private var amount: String {
    let counts = scenario.counts[place]
    let noun = counts.answered == 1 ? "answered expectation" : "answered expectations"
    return "\(counts.disagreed) of \(counts.answered) \(noun)"
  }

  private func sections(_ expectation: MatrixExpectation) -> [Markup] {
    guard let result = expectation.results[place], MatrixOutcome(result).isDisagreement else {
      return []
    }
    let words = [result.reason ?? "", result.note].filter { !$0.isEmpty }
    return [
      .element(
        "h3",
        [:],
        [
          OutcomeMark.markup(MatrixOutcome(result)),
          .text(" \(expectation.summary), line \(expectation.line)"),
        ]
      )
    ] + words.map { .element("p", ["class": "note"], $0) }
      + [
        picture(of: result, expectation), sides(of: result), differences(of: result),
      ]
  }

  /// Returns a picture of the engine's frames over the expected ones.
  private func picture(of result: ExpectationResult, _ expectation: MatrixExpectation) -> Markup {
    guard let overlaid = OverlaidFrames(result) else { return .empty }
    let agreeing = matrix.engines.indices.filter { expectation.outcomes[$0] == .agrees }
      .map { matrix.engines[$0].title }
    let others = agreeing.isEmpty ? "" : ", as \(agreeing.joined(separator: " and ")) has it"
    let proposal = proposals?.text(atLine: expectation.line).map { "Proposal: \($0). " } ?? ""
    let picture = overlaid.picture(title: "\(engine.title), drawn over the expected frames")
    return .element(
      "figure",
      [:],
      [
        picture.markup(id: "p\(place)-\(expectation.line)-"),
        .element(
          "figcaption",
          [:],
          "\(proposal)Dashed: expected\(others). Filled: \(engine.title)."
        ),
      ]
    )
  }

  private func sides(of result: ExpectationResult) -> Markup {
    let sides = [("Expected", result.expected), (engine.title, result.actual)]
      .filter { !$0.1.isEmpty }
      .map { name, text in
        Markup.element("div", ["class": "side"], [CodeBlockMarkup.plain(text, caption: name)])
      }
    return sides.isEmpty ? .empty : .element("div", ["class": "cols"], sides)
  }

  private func differences(of result: ExpectationResult) -> Markup {
    guard !result.mismatches.isEmpty else { return .empty }
    return IndexMarkup.table(
      ["differences", "expected", "actual", "difference"],
      result.mismatches.map { mismatch in
        [
          .text(mismatch.subject), .text(mismatch.expected), .text(mismatch.actual),
          .text(mismatch.difference ?? ""),
        ]
      },
      label: "Differences"
    )
  }

  private var printed: Markup {
    let text = scenario.printed[place]
    let ended = scenario.counts[place][.crashed] > 0
    return text.isEmpty || !ended
      ? .empty : CodeBlockMarkup.plain(text, caption: "printed text")
  }

  /// The Markdown report, which the reader can copy.
  private var filing: Markup {
    let text = filed.text
    let lines = text.count { $0 == "\n" }
    return .element(
      "details",
      ["class": "em-filing"],
      [
        .element("summary", [:], "Markdown for an issue of \(engine.name)"),
        .element(
          "textarea",
          [
            "readonly": "", "rows": "\(min(max(lines, 4), 24))", "spellcheck": "false",
            "aria-label": "Markdown for an issue",
          ],
          text
        ),
        .element("button", ["type": "button", "class": "em-copy", "hidden": ""], "Copy"),
      ]
    )
  }
}
