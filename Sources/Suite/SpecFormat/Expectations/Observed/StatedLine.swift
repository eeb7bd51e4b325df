/// A line of a block in values: as its author states it, or as it would state what came.
///
/// Text is made of it where somebody writes some, in the words of the block's kind.
package struct StatedLine: Sendable, Equatable {
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

extension StatedLine {
  /// The first frame among its values; `nil` for none.
  package var frame: LineValue.Frame? {
    for case .frame(let frame) in values { return frame }
    return nil
  }
}

extension [StatedLine] {
  /// Takes lines of which nothing is known but their text.
  package init(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    self = text.isEmpty ? [] : lines.map { StatedLine(String($0)) }
  }
}

extension StatedLine: Codable {
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
