internal import Conformance
internal import ElementTree
internal import Reporting

/// The mutation score above the squares of clauses.
///
/// It shows the score, the legend of the shades, and the clauses that detect the most mutants that
/// no other clause detects.
struct MutationSummary {
  private static let longest = 20

  let score: MutationScore
  let report: ConformanceReport
}

extension MutationSummary {
  var markup: [Markup] { [figures, legend, most] }

  /// The scores of all expectations, and of recorded ones.
  private var figures: Markup {
    let total = score.total
    func item(_ count: Int, _ words: String) -> Markup {
      let figures = "\(GroupedNumber.text(count)) of \(GroupedNumber.text(total.made))"
      return .element(
        "li",
        [:],
        [
          .element("b", [:], PercentText.percent(count, of: total.made)),
          .text(" of mutants are detected\(words): \(figures)"),
        ]
      )
    }
    return .element(
      "ul",
      ["class": "counts kills"],
      [item(total.killed, ""), item(total.killedByRecording, " by recorded expectations")]
    )
  }

  private var legend: Markup {
    let note = Markup.element(
      "p",
      [:],
      "A mutant is the engine with one deliberate fault; a clause detects it if one of its scenarios "
        + "fails. The page of a topic has a square for each of its clauses. The fuller a green square, "
        + "the more mutants its clause detects that no other clause detects. The label of each square "
        + "has the number:"
    )
    let shades = DetectionLevel.allCases.map { shade in
      Markup.element(
        "li",
        [:],
        [
          .element("span", ["class": "v-passed \(shade.name)", "aria-hidden": "true"]),
          .text(" \(shade.range)"),
        ]
      )
    }
    return .joined([
      note, .element("ul", ["class": "squares shades", "aria-label": "Shades"], shades),
    ])
  }

  /// The clauses that detect the most mutants alone; among equal numbers, the first ones of the
  /// report.
  private var most: Markup {
    let counted = report.specs.flatMap { spec in
      spec.clauses.map { (spec: spec, clause: $0, count: score.count(of: $0.slug, in: spec.file)) }
    }
    let killing = counted.enumerated().filter { $0.element.count > 0 }
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    guard !killing.isEmpty else { return .empty }
    let rows = killing.prefix(Self.longest).map { spec, clause, count -> [Markup] in
      let page = PagePath.encoded(PagePath.page(of: spec.name))
      return [
        .text(GroupedNumber.text(count)),
        IndexMarkup.link(clause.title, to: "\(page)#\(clause.slug)"),
        IndexMarkup.link(spec.title, to: page),
      ]
    }
    let title = "Clauses that detect the most mutants alone"
    let words = killing.count > rows.count ? "the first \(rows.count) of" : "all"
    return .element(
      "details",
      [:],
      [
        .element("summary", [:], "\(title), \(words) \(GroupedNumber.text(killing.count))"),
        IndexMarkup.table(["mutants", "clause", "spec"], rows, numbers: [0], label: title),
      ]
    )
  }
}
