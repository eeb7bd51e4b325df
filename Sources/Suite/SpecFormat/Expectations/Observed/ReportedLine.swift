/// A line of a block in values: as its author states it, or as it would state what came.
///
/// Text is made of it where somebody writes some, in the words of the block's kind.
package struct ReportedLine: Sendable, Equatable {
  /// How many lines it is inside of.
  package var depth: Int
  /// The name of what it speaks of: `Text "Reset" #title`; the whole line where it says no more,
  /// and empty where values alone make it.
  package var name: String
  /// The part of the layout that it speaks of; `nil` where it is none.
  package var part: Mismatch.Part?
  /// The values that it states, in order.
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
  /// The first frame among its values; `nil` for none.
  package var frame: LineValue.Frame? {
    for case .frame(let frame) in values { return frame }
    return nil
  }
}

extension ReportedLine {
  /// The lines of a tree, each before those inside it.
  ///
  /// - Parameters:
  ///   - roots: The outermost elements.
  ///   - children: The elements inside one.
  ///   - line: Returns the line of an element at a depth.
  /// - Returns: A line for each element.
  /// - Complexity: O(*n*) for *n* elements, however deep they are.
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
  /// Takes lines of which nothing is known but their text.
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
  /// The line as blocks of most kinds have it.
  ///
  /// - Parameters:
  ///   - naming: Stands between the name and the values.
  ///   - joining: Stands between two values.
  /// - Returns: The line without its indentation.
  func text(naming: String = " ", joining: String = " ") -> String {
    let stated = values.map(\.text).joined(separator: joining)
    return [name.isEmpty ? nil : name, values.isEmpty ? nil : stated].compactMap(\.self)
      .joined(separator: naming)
  }
}

extension ExpectationFence {
  /// The text of a block that has some lines, without a line feed at the end.
  package static func text(_ lines: [ReportedLine]) -> String {
    guard !hasNumberColumns else { return ColumnTable(lines).text }
    if let table = aligned(lines.map { cells(of: $0) }) { return table.joined(separator: "\n") }
    return lines.map { String(repeating: "  ", count: $0.depth) + text(of: $0) }
      .joined(separator: "\n")
  }
}

extension [ReportedLine] {
  /// The text of a block of a kind, by the word that its info string begins with.
  package func text(of kind: String) -> String {
    ExpectationFences.fence(named: kind)?.text(self)
      ?? map { $0.text() }.joined(separator: "\n")
  }
}

extension ColumnTable {
  /// Puts the numbers of frames into columns, long labels short; what else a line states stands
  /// behind its name.
  init(_ lines: [ReportedLine]) {
    self.init(
      rows: lines.map { line in
        var words = line
        words.values.removeAll { $0.frame != nil }
        // An element's kind is meant to the letter.
        if !ElementName.begins(words.name) { words.name = ShortLabel.name(words.name) }
        return Row(depth: line.depth, name: words.text(), cells: line.frame?.cells ?? [])
      }
    )
  }
}

extension LineValue.Frame {
  /// The numbers of a line, and its place in the drawing order where it has one.
  package var cells: [String] {
    numbers.map { NumberText.text($0) } + (zIndex.map { ["z=\($0)"] } ?? [])
  }
}

/// A line that a block is to have when what the engine did is accepted.
package enum AcceptedLine: Sendable, Equatable, Codable {
  /// A line as its author wrote it, by its place in the file, from 1.
  case kept(line: Int)
  /// A line in another's place: its numbers, and its name unless the author's stands.
  case changed(line: Int, name: String?, cells: [String])
  /// A new line, some levels deep.
  case written(depth: Int, name: String, cells: [String])
}

extension AcceptedLine {
  /// The line of the file, from 1, that it stands for; `nil` for a new one.
  package var source: Int? {
    switch self {
    case .kept(let line), .changed(let line, _, _): line
    case .written: nil
    }
  }

  /// Whether the author's line stands as it is.
  package var isKept: Bool {
    if case .kept = self { true } else { false }
  }
}
