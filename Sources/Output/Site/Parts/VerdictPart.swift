internal import Conformance
internal import ElementTree
internal import SpecFormat

/// The header of an expectation with its kind, its verdict and its evidence.
struct VerdictPart: PagePart {
  var place: PartPlace { .head }

  func markup(of example: ExpectationContext) -> Markup {
    let result = example.result
    // The badge shows the evidence, and the notes show the other attributes.
    let words = FenceWord.words(of: example.info).filter { !$0.isCondition }
    let notes = [result.reason ?? "", result.note].filter { !$0.isEmpty }
      .map { note in
        Markup.element(
          "p",
          ["class": "note", "lang": TextLanguage.code(of: note)],
          [example.rules.markup(of: note)]
        )
      }
    return .joined(
      [
        .element(
          "p",
          ["class": "vh"],
          [
            Badge.evidence(
              result.evidence,
              on: result.systems,
              usesReferenceStyle: example.usesReferenceStyle
            ), .text(" "), Badge.blockVerdict(result.verdict), .text(" "),
            .element("code", [:], words.map(\.text).joined(separator: " ")), .text(" "),
            metrics(of: example),
          ]
        )
      ] + notes
    )
  }
  /// Returns the metrics of the block if its fence does not name them; empty for the test font.
  private func metrics(of example: ExpectationContext) -> Markup {
    guard let metrics = example.result.measuredBy, !example.info.contains("metrics=") else {
      return .empty
    }
    return .joined([Badge.metrics(metrics), .text(" ")])
  }
}
