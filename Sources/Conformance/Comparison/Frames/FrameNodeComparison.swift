internal import Foundation
internal import SpecFormat
internal import ViewLayout

/// Compares what one line says of a node with the node of that name.
///
/// A label, an id or the lines of a text are not compared where the line does not say them.
struct FrameNodeComparison {
  /// The line in the Markdown file, from 1.
  var line: Int
  var expected: FrameLine.Node
  /// The greatest difference that passes, in points; `nil` for each number's own precision.
  var tolerance: Double?
}

extension FrameNodeComparison {
  func mismatches(_ node: ResolvedNode) -> [Mismatch] {
    [label(node), id(node), textLines(node), frame(node.frame)].compactMap(\.self)
  }

  /// The difference between the numbers of the line and a frame.
  func frame(_ frame: CGRect) -> Mismatch? {
    let actual = frame.numbers
    let pairs = zip(expected.numbers, actual)
    guard !pairs.allSatisfy({ $0.accepts($1, tolerance: tolerance) }) else { return nil }
    let differences = pairs.map { literal, number in
      literal.accepts(number, tolerance: tolerance)
        ? "0" : NumberText.difference(expected: literal.value, actual: number)
    }
    var mismatch = mismatch(
      "frame",
      expected: expected.numbers.map { NumberText.text($0) }.joined(separator: " "),
      actual: actual.map { NumberText.text($0) }.joined(separator: " "),
      difference: differences.joined(separator: " ")
    )
    (mismatch.expectedFrame, mismatch.actualFrame) = (CGRect(expected.numbers), frame)
    return mismatch
  }

  private func label(_ node: ResolvedNode) -> Mismatch? {
    guard let label = expected.label, label != node.label else { return nil }
    return mismatch(
      "label",
      expected: QuotedText.text(label),
      actual: node.label.map({ QuotedText.text($0) }) ?? "no label"
    )
  }

  private func id(_ node: ResolvedNode) -> Mismatch? {
    guard let id = expected.id, expected.name != nil, !node.identifiers.contains(id) else {
      return nil
    }
    let actual = node.identifiers.map(LabelText.identifier).joined(separator: " ")
    return mismatch(
      "id",
      expected: LabelText.identifier(id),
      actual: actual.isEmpty ? "no id" : actual
    )
  }

  private func textLines(_ node: ResolvedNode) -> Mismatch? {
    guard let lines = expected.textLines, lines != node.textLines else { return nil }
    return mismatch(
      "lines of text",
      expected: NodeText.textLines(lines),
      actual: node.textLines.map { NodeText.textLines($0) } ?? "no text"
    )
  }

  private func mismatch(
    _ aspect: String,
    expected text: String,
    actual: String,
    difference: String? = nil
  ) -> Mismatch {
    let name = LabelText.text(name: expected.name, label: expected.label, id: expected.id)
    return Mismatch(
      line: line,
      subject: "\(name) \(aspect)",
      expected: text,
      actual: actual,
      difference: difference
    )
  }
}

extension FrameLine.Node {
  /// x, y, width and height as written.
  var numbers: [NumberLiteral] { [x, y, width, height] }
}

extension CGRect {
  /// The frame that four numbers are: x, y, width and height.
  init?(_ numbers: [NumberLiteral]) {
    guard numbers.count == 4 else { return nil }
    let values = numbers.map(\.value)
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// x, y, width and height, in points.
  var numbers: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }
}
