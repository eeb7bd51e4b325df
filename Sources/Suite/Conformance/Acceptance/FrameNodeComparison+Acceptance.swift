internal import Foundation
internal import SpecFormat
internal import ViewLayout

extension FrameNodeComparison {
  /// The line with the numbers of a frame where its own differ from them; `name` replaces the
  /// author's.
  func accepted(_ frame: CGRect, name: String? = nil) -> AcceptedLine {
    let cells = zip(expected.numbers, frame.numbers).map { literal, number in
      literal.accepts(number, tolerance: tolerance)
        ? NumberText.text(literal) : NumberText.text(number)
    }
    return .changed(line: line, name: name, cells: cells)
  }

  /// The line as it would be for a node: of what the author says of it as much as there was.
  func accepted(_ node: ResolvedNode) -> AcceptedLine {
    let others = mismatches(node).count - (self.frame(node.frame, of: node.id) == nil ? 0 : 1)
    guard others > 0 else { return accepted(node.frame) }
    let known = expected.id.flatMap { node.identifiers.contains($0) ? $0 : nil }
    let name = LabelText.text(
      name: expected.name,
      label: expected.label.flatMap { written in
        ShortLabel.stands(written, for: node.label)
          ? written : node.label.map { ShortLabel.text($0) }
      },
      id: expected.id.flatMap { _ in known ?? node.identifiers.first }
    )
    let lines = expected.textLines.flatMap { _ in node.textLines }.flatMap { $0.isEmpty ? nil : $0 }
    return accepted(
      node.frame,
      name: lines.map { "\(name) -> \(NodeText.textLines($0))" } ?? name
    )
  }
}
