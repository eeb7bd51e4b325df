internal import Conformance
internal import ElementTree
internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// The block as its author wrote it, what differs from it, and the nodes that it does not list.
struct FramesPart: PagePart {
  func markup(of example: Example) -> Markup {
    .joined([block(example), differences(example), nodes(example)])
  }

  /// The author's lines, those with a mismatch marked; with the numbers of the picture where each
  /// line is a node of it.
  private func block(_ example: Example) -> Markup {
    let lines = example.code.split(separator: "\n", omittingEmptySubsequences: false)
    let wrong = Set(example.result.mismatches.map(\.line))
    let isNumbered = isNumbered(example)
    var number = 0
    let pieces = lines.dropLast(lines.last?.isEmpty == true ? 1 : 0).enumerated().map {
      index,
      line in
      let isNode = isNumbered && !line.allSatisfy(\.isWhitespace)
      if isNode { number += 1 }
      let isWrong = wrong.contains(example.expectation.line + 1 + index)
      let attributes: Markup.Attributes = [
        "class": isWrong ? "l w" : "l", "data-i": isNode ? "\(number)" : nil,
      ]
      return Markup.element("span", attributes, FramesLine(line).markup)
    }
    let style = isNumbered ? "blk num" : "blk"
    return .element(
      "pre",
      ["class": style, "tabindex": "0"],
      [.element("code", [:], pieces)]
    )
  }

  /// Whether the block lists every node that the picture has, one a line.
  private func isNumbered(_ example: Example) -> Bool {
    guard let layout = example.layout, let frames = example.expectation.content as? FramesFence,
      frames.form == .tree
    else { return false }
    let written = example.code.split(whereSeparator: \.isNewline)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    let isWhole = !written.contains { $0.allSatisfy { $0 == "." || $0 == " " } }
    return isWhole && written.count == layout.tree.namedNodes.count
  }

  private func differences(_ example: Example) -> Markup {
    let mismatches = example.result.mismatches
    guard !mismatches.isEmpty else { return .empty }
    let steps = example.layout.map { DecidingStep(drawing: $0.tree) }
    let links = mismatches.map { mismatch in
      steps?.number(for: mismatch).map { link(toStep: $0, of: example) }
    }
    let columns = [
      ("node", mismatches.map(\.subject)), ("expected", mismatches.map(\.expected)),
      ("actual", mismatches.map(\.actual)),
      ("difference", mismatches.map { $0.difference ?? "" }),
    ].filter { !$0.1.allSatisfy(\.isEmpty) }
    let hasLinks = links.contains { $0 != nil }
    let header = ["line"] + columns.map(\.0) + (hasLinks ? ["decided in"] : [])
    let rows = mismatches.enumerated().map { number, mismatch in
      let step = links[number]
      return Markup.element(
        "tr",
        [:],
        [.element("td", [:], [example.lines.markup(line: mismatch.line)])]
          + columns.map { head, cells in
            let style = isNumbers(cells[number]) ? "fig" : nil
            return .element("td", ["class": style, "data-head": head], cells[number])
          }
          + (hasLinks
            ? [.element("td", ["data-head": step == nil ? nil : "decided in"], [step ?? .empty])]
            : [])
      )
    }
    return scrolling(
      .element(
        "table",
        ["class": "bad"],
        [
          .element("caption", [:], "What differs"),
          .element("tr", [:], header.map { .element("th", ["scope": "col"], $0) }),
        ] + rows
      )
    )
  }

  /// Whether a text is numbers alone, which are read together.
  private func isNumbers(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isNumber || " .+-".contains($0) }
  }

  private func link(toStep number: Int, of example: Example) -> Markup {
    .element("a", ["href": "#\(example.stepsAnchor)/step=\(number)"], "step \(number)")
  }

  /// A table of the picture's nodes, for a block that does not list them all.
  private func nodes(_ example: Example) -> Markup {
    guard let layout = example.layout, !isNumbered(example) else { return .empty }
    let nodes = layout.tree.namedNodes
    guard !nodes.isEmpty else { return .empty }
    let rows = nodes.enumerated().map { index, node in
      let numbers = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
        .map { NumberText.text(Double($0)) }
      let title = Self.title(of: node)
      return Markup.element(
        "tr",
        [:],
        [.element("td", [:], "\(index + 1)"), .element("td", ["title": title], title)]
          + numbers.map { .element("td", [:], $0) }
      )
    }
    let count = nodes.count == 1 ? "1 node" : "\(nodes.count) nodes"
    let header = ["no.", "node", "x", "y", "width", "height"]
    return .element(
      "details",
      [:],
      [
        .element("summary", [:], "\(count) of the picture"),
        scrolling(
          .element(
            "table",
            ["class": "nodes"],
            [.element("tr", [:], header.map { .element("th", ["scope": "col"], $0) })] + rows
          )
        ),
      ]
    )
  }

  private func scrolling(_ table: Markup) -> Markup {
    .element(
      "div",
      ["class": "wide", "tabindex": "0", "role": "group", "aria-label": "Table"],
      [table]
    )
  }

  private static func title(of node: ResolvedNode) -> String {
    ([node.name, node.label.map { "“\($0)”" }].compactMap(\.self)
      + node.identifiers.map { "#\($0)" })
      .joined(separator: " ")
  }
}
