internal import Conformance
internal import ElementTree
internal import Foundation
internal import LayoutTree
internal import Pictures
internal import SpecFormat

/// The table of the differences of a failing expectation, at the top; collapsed if it is long.
struct DifferencesPart: PagePart {
  /// The number of differences that are shown before the collapsed ones.
  private static let rowLimit = 12

  var place: PartPlace { .head }

  func markup(of example: ExpectationContext) -> Markup {
    let mismatches = example.result.mismatches
    guard !mismatches.isEmpty else { return .empty }
    let steps = example.layout.map { DecidingStep(drawing: $0.tree) }
    let links = mismatches.map { mismatch in
      steps?.number(for: mismatch).map { link(toStep: $0, of: example) }
    }
    let columns = [
      ("no.", numbers(of: mismatches, in: example)), ("node", mismatches.map(\.subject)),
      ("expected", mismatches.map(\.expected)),
      ("actual", mismatches.map(\.actual)),
      ("difference", mismatches.map { $0.difference ?? "" }),
    ].filter { !$0.1.allSatisfy(\.isEmpty) }
    let hasLinks = links.contains { $0 != nil }
    let header = ["line"] + columns.map(\.0) + (hasLinks ? ["decided in"] : [])
    let rows = mismatches.enumerated().map { number, mismatch in
      var cells: [Markup] = [.element("td", [:], [example.lines.markup(line: mismatch.line)])]
      for (head, texts) in columns {
        let style = isNumbers(texts[number]) ? "fig" : nil
        cells.append(.element("td", ["class": style, "data-head": head], texts[number]))
      }
      if hasLinks {
        let head = links[number] == nil ? nil : "decided in"
        cells.append(.element("td", ["data-head": head], [links[number] ?? .empty]))
      }
      return Markup.element("tr", [:], cells)
    }
    let (shown, rest) = (rows.prefix(Self.rowLimit), rows.dropFirst(Self.rowLimit))
    let first = table("Differences", header, Array(shown))
    guard !rest.isEmpty else { return first }
    return .joined([
      first,
      .element(
        "details",
        [:],
        [
          .element("summary", [:], "\(rest.count) more differences"),
          table("More differences", header, Array(rest)),
        ]
      ),
    ])
  }

  /// Returns the numbers of the nodes in a picture that has numbers instead of names; empty texts
  /// in any other picture.
  private func numbers(of mismatches: [Mismatch], in example: ExpectationContext) -> [String] {
    let tree = example.layout.map(\.tree)
    let isNumbered = tree.map { $0.namedNodes.count > Picture.namedLimit } ?? false
    return mismatches.map { mismatch in
      guard isNumbered, let tree else { return "" }
      return mismatch.part?.node(in: tree).map { "\($0 + 1)" } ?? ""
    }
  }

  private func table(_ caption: String, _ header: [String], _ rows: [Markup]) -> Markup {
    IndexMarkup.scrolling(
      .element(
        "table",
        ["class": "bad"],
        [
          .element("caption", [:], caption),
          .element("tr", [:], header.map { .element("th", ["scope": "col"], $0) }),
        ] + rows
      )
    )
  }

  /// Returns whether a text consists only of numbers, which are kept together.
  private func isNumbers(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isNumber || " .+-".contains($0) }
  }

  private func link(toStep number: Int, of example: ExpectationContext) -> Markup {
    .element("a", ["href": "#\(example.stepsAnchor)/step=\(number)"], "step \(number)")
  }
}

/// Finds the negotiation step that caused a mismatch.
struct DecidingStep {
  let drawing: ResolvedTree

  /// Returns the step with the last answer of a node with a wrong size, or with the last placement
  /// of a misplaced one.
  ///
  /// - Returns: The number of the step, from 1; `nil` if the step is not shown.
  func number(for mismatch: Mismatch) -> Int? {
    guard let expected = mismatch.expectedFrame, let actual = mismatch.actualFrame,
      let part = mismatch.part, let node = part.node(in: drawing)
    else { return nil }
    let kind: DrawingStep.Kind = expected.size == actual.size ? .place : .answer
    return drawing.steps.lastIndex { $0.node == node && $0.kind == kind }.map { $0 + 1 }
  }
}
