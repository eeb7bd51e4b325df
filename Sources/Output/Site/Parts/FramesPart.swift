internal import Conformance
internal import ElementTree
internal import Foundation
internal import LayoutTree
internal import SpecFormat

/// The text of a `frames` block with its wrong lines marked, and the nodes that it does not list.
struct FramesPart: PagePart {
  func markup(of example: ExpectationContext) -> Markup {
    .joined([block(example), nodes(example)])
  }

  /// Returns the lines of the block with mismatches marked.
  ///
  /// If each line is a node of the picture, the lines have the numbers of the picture.
  private func block(_ example: ExpectationContext) -> Markup {
    let lines = example.code.split(separator: "\n", omittingEmptySubsequences: false)
    let wrong = Set(example.result.mismatches.map(\.line))
    let isNumbered = Self.isNumbered(example)
    let offsets = numbersOffsets(of: example)
    let pieces = lines.dropLast(lines.last?.isEmpty == true ? 1 : 0).enumerated().map {
      index,
      line in
      let place = example.expectation.line + 1 + index
      // The style sheet counts the lines with content.
      guard !line.allSatisfy(\.isWhitespace) else { return Markup.text("\(line)\n") }
      return Markup.element(
        "i",
        ["class": wrong.contains(place) ? "w" : nil],
        content(of: line, numbersAt: offsets[place])
      )
    }
    let style = isNumbered ? "blk num" : "blk"
    return .element(
      "pre",
      ["class": style, "tabindex": "0"],
      [.element("code", [:], pieces)]
    )
  }

  /// Returns a line in two parts, so that its numbers stay visible on a narrow page.
  private func content(of line: Substring, numbersAt offset: Int?) -> [Markup] {
    guard let offset else { return [.text("\(line)\n")] }
    return [
      .text(String(line.prefix(offset))),
      .element("b", [:], String(line.dropFirst(offset))),
      .text("\n"),
    ]
  }

  /// Returns the offsets of the numbers in the lines of a `frames` block, by line of the file.
  private func numbersOffsets(of example: ExpectationContext) -> [Int: Int] {
    guard let frames = example.expectation.content as? FramesFence else { return [:] }
    return frames.lines.flatMap(\.flattened).reduce(into: [:]) { $0[$1.line] = $1.numbersOffset }
  }

  /// Returns whether the block lists every node of the picture, one per line.
  static func isNumbered(_ example: ExpectationContext) -> Bool {
    guard let layout = example.layout, let frames = example.expectation.content as? FramesFence,
      frames.form == .tree
    else { return false }
    let lines = frames.lines.flatMap(\.flattened)
    return !lines.contains { $0.content == .anySiblings }
      && lines.count == layout.tree.namedNodes.count
  }

  /// Returns a table of the picture's nodes, for a block that does not list all of them.
  private func nodes(_ example: ExpectationContext) -> Markup {
    guard let layout = example.layout, !Self.isNumbered(example) else { return .empty }
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
    let table = IndexMarkup.scrolling(
      .element(
        "table",
        ["class": "nodes"],
        [.element("tr", [:], header.map { .element("th", ["scope": "col"], $0) })] + rows
      )
    )
    let part = FoldedPart(
      kind: .nodes,
      className: "nodes-of",
      summary: "\(count) of the picture",
      content: [table]
    )
    return part.markup(in: example.parts, at: example.expectation.line)
  }

  private static func title(of node: ResolvedNode) -> String {
    ([node.name, node.label.map { "“\($0)”" }].compactMap(\.self)
      + node.identifiers.map { "#\($0)" })
      .joined(separator: " ")
  }
}
