/// A line of a block as values, either as expected or as observed.
///
/// Text is generated from it for output, in the notation of the block's kind.
package struct ReportedLine: Sendable, Equatable {
  /// The level of indentation.
  package var depth: Int
  /// The subject of the line, such as `Text "Reset" #title`.
  ///
  /// It is the whole line if there are no values, and empty if the line consists of values only.
  package var name: String
  /// The part of the layout that the line is about; `nil` if there is none.
  package var part: Mismatch.Part?
  /// The values of the line, in order.
  package var values: [LineValue]

  package init(
    _ name: String,
    _ values: [LineValue] = [],
    depth: Int = 0,
    part: Mismatch.Part? = nil
  ) {
    self.name = name
    self.values = values
    self.depth = depth
    self.part = part
  }
}

extension ReportedLine {
  /// The first frame among the values; `nil` if there is none.
  package var frame: LineValue.Frame? {
    for case .frame(let frame) in values { return frame }
    return nil
  }
}

extension ReportedLine {
  /// Returns the lines of a tree in preorder.
  ///
  /// - Parameters:
  ///   - roots: The top-level elements.
  ///   - children: Returns the children of an element.
  ///   - line: Returns the line of an element at a depth.
  /// - Returns: A line for each element.
  /// - Complexity: O(*n*) for *n* elements at any depth.
  static func lines<Element>(
    of roots: [Element],
    children: (Element) -> [Element],
    line: (Element, Int) -> ReportedLine
  ) -> [ReportedLine] {
    var lines: [ReportedLine] = []
    var waiting = roots.reversed().map { (element: $0, depth: 0) }
    while let (element, depth) = waiting.popLast() {
      lines.append(line(element, depth))
      waiting += children(element).reversed().map { ($0, depth + 1) }
    }
    return lines
  }
}

extension [ReportedLine] {
  /// Creates lines from plain text.
  package init(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self = text.isEmpty ? [] : lines.map { ReportedLine(String($0)) }
  }
}

extension ReportedLine: Codable {
  private enum CodingKeys: CodingKey {
    case depth, name, node, element, values
  }

  package init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: CodingKeys.self)
    name = try line.decode(String.self, forKey: .name)
    depth = try line.decodeIfPresent(Int.self, forKey: .depth) ?? 0
    values = try line.decodeIfPresent([LineValue].self, forKey: .values) ?? []
    let element = try line.decodeIfPresent(ElementName.self, forKey: .element)
    part =
      try element.map { .element($0) }
      ?? line.decodeIfPresent(Int.self, forKey: .node).map { .node($0) }
  }

  package func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: CodingKeys.self)
    try line.encode(name, forKey: .name)
    if depth != 0 { try line.encode(depth, forKey: .depth) }
    if !values.isEmpty { try line.encode(values, forKey: .values) }
    switch part {
    case .node(let id): try line.encode(id, forKey: .node)
    case .element(let name): try line.encode(name, forKey: .element)
    case nil: break
    }
  }
}

extension ReportedLine {
  /// Returns the line in the notation that most kinds of blocks use.
  ///
  /// - Parameters:
  ///   - naming: The separator between the name and the values.
  ///   - joining: The separator between values.
  /// - Returns: The line without its indentation.
  func text(naming: String = " ", joining: String = " ") -> String {
    let valueText = values.map(\.text).joined(separator: joining)
    return [name.isEmpty ? nil : name, values.isEmpty ? nil : valueText].compactMap(\.self)
      .joined(separator: naming)
  }
}

extension ExpectationFence {
  /// Returns the text of a block with the given lines, without a line feed at the end.
  package static func text(_ lines: [ReportedLine]) -> String {
    guard !hasNumberColumns else { return ColumnTable(lines).text }
    if let table = aligned(lines.map { cells(of: $0) }) { return table.joined(separator: "\n") }
    return lines.map { String(repeating: "  ", count: $0.depth) + text(of: $0) }
      .joined(separator: "\n")
  }
}

extension [ReportedLine] {
  /// Returns the text of a block whose kind has the given name.
  package func text(of kind: String) -> String {
    ExpectationFences.fence(named: kind)?.text(self)
      ?? map { $0.text() }.joined(separator: "\n")
  }
}

extension ColumnTable {
  /// Aligns the numbers of frames in columns and shortens long labels; other values follow the
  /// name.
  init(_ lines: [ReportedLine]) {
    self.init(
      rows: lines.map { line in
        var words = line
        words.values.removeAll { value in
          if case .frame = value { true } else { false }
        }
        // The kind of an element must not be shortened.
        if !ElementName.begins(words.name) { words.name = ShortLabel.name(words.name) }
        return Row(depth: line.depth, name: words.text(), cells: line.frame?.cells ?? [])
      }
    )
  }
}

extension LineValue.Frame {
  /// The numbers of the frame, and its z-index if there is one.
  package var cells: [String] {
    numbers.map { NumberText.text($0) } + (zIndex.map { ["z=\($0)"] } ?? [])
  }
}

/// A line of a block after `plumb accept`.
package enum AcceptedLine: Sendable, Equatable, Codable {
  /// An unchanged line, identified by its line number in the file, from 1.
  case kept(line: Int)
  /// A line with new numbers, and with a new name unless it is `nil`.
  case changed(line: Int, name: String?, cells: [String])
  /// A new line with a level of indentation.
  case written(depth: Int, name: String, cells: [String])
}

extension AcceptedLine {
  /// The original line in the file, from 1; `nil` for a new line.
  package var source: Int? {
    switch self {
    case .kept(let line), .changed(let line, _, _): line
    case .written: nil
    }
  }

  /// Returns the line for a block that has moved down by a number of lines.
  package func moved(by count: Int) -> AcceptedLine {
    switch self {
    case .kept(let line): .kept(line: line + count)
    case .changed(let line, let name, let cells):
      .changed(line: line + count, name: name, cells: cells)
    case .written: self
    }
  }

  /// Whether the line is unchanged.
  package var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}
