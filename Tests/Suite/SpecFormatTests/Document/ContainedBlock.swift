import Conformance
import PlumbEngine

/// A file with one `frames` block in generated containers, and changes of its lines.
struct ContainedBlock {
  /// The text of the file, including line endings and a byte order mark.
  let text: String
  private var generator: SeededGenerator

  /// Generates a file.
  ///
  /// - Parameter seed: The seed of all random choices.
  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let containers = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      Container(using: &generator)
    }
    var lines = Self.opening(of: containers, using: &generator)
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      lines.append(Self.line(Self.word(using: &generator), in: containers, using: &generator))
    }
    lines.append(Self.line("```", in: containers, using: &generator))
    lines += ["", "prose", "", "~~~swift", "\tA()", "~~~"]
    if generator.happens(0.6) {
      lines = lines.map { Self.withTabs($0, using: &generator) }
    }
    let ending = generator.pick("\n", "\r\n", "\r")
    let mark = generator.happens(0.2) ? "\u{FEFF}" : ""
    text = mark + lines.joined(separator: ending) + (generator.happens(0.5) ? ending : "")
    self.generator = generator
  }
}

extension ContainedBlock {
  /// Returns lines for the block: some of its own ones, unchanged or changed, and new ones.
  ///
  /// - Parameter lines: The numbers and the texts of the block's own lines.
  /// - Returns: All new lines, with the numbers of those that are its own.
  mutating func changed(_ lines: [(number: Int, text: String)]) -> [(source: Int?, text: String)] {
    var result: [(source: Int?, text: String)] = []
    for line in lines {
      if generator.happens(0.3) { result.append((nil, Self.word(using: &generator))) }
      if generator.happens(0.2) { continue }
      let isKept = generator.happens(0.5)
      result.append((line.number, isKept ? line.text : Self.word(using: &generator)))
    }
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      result.append((nil, Self.word(using: &generator)))
    }
    return result
  }
}

extension ContainedBlock {
  /// Returns the lines that open the containers and the block, on one line or on one line each.
  private static func opening(
    of containers: [Container],
    using generator: inout SeededGenerator
  ) -> [String] {
    let markers = containers.map(\.opening).joined()
    let indentation = generator.happens(0.3) ? Int.random(in: 0...3, using: &generator) : 0
    let fence = String(repeating: " ", count: indentation) + "```frames 1x1"
    guard generator.happens(0.4) else { return [markers + fence] }
    return [
      markers + "prose", line("", in: containers, using: &generator),
      containers.map { $0.continuation(using: &generator) }.joined() + fence,
    ]
  }

  /// Returns a line in the containers; in a list it may be blank, and in a quotation it may lack
  /// the space.
  private static func line(
    _ text: String,
    in containers: [Container],
    using generator: inout SeededGenerator
  ) -> String {
    let markers = containers.map { $0.continuation(using: &generator) }.joined()
    guard text.isEmpty else { return markers + text }
    return generator.happens(0.5)
      ? String(markers.reversed().drop { $0 == " " }.reversed()) : markers
  }

  private static func word(using generator: inout SeededGenerator) -> String {
    if generator.happens(0.1) { return generator.pick("", "  ") }
    let blanks = generator.pick("", "", " ", "  ", "    ", "      ", "\t", " \t")
    return blanks + generator.pick("a 0 0 1 1", "- b", "> c", "1. d", "\"원\"\te", "#f\u{301}")
  }

  /// Returns the line with tabs instead of some spaces before its text, in the same columns.
  private static func withTabs(_ line: String, using generator: inout SeededGenerator) -> String {
    var result = ""
    var (column, blanks) = (0, 0)
    var isPrefix = true
    for character in line {
      column += character == "\t" ? 4 - column % 4 : 1
      if character == " ", isPrefix {
        blanks += 1
        guard column % 4 == 0, generator.happens(0.6) else { continue }
        result += "\t"
      } else {
        result += String(repeating: " ", count: blanks) + String(character)
        isPrefix = isPrefix && " \t>-+*.)0123456789".contains(character)
      }
      blanks = 0
    }
    return result + String(repeating: " ", count: blanks)
  }
}

/// A quotation or a list item, represented by the prefixes of its lines.
private struct Container {
  /// The prefix of the first line.
  let opening: String
  private let isQuotation: Bool

  init(using generator: inout SeededGenerator) {
    isQuotation = generator.happens(0.4)
    if isQuotation {
      opening = generator.pick(">", "> ", "> ", " > ", "   >")
    } else {
      let marker = generator.pick("-", "+", "*", "1.", "7)", "10.", "123)", "123456789.")
      let blanks = generator.pick(1, 1, 2, 3, 4)
      let indentation = generator.pick("", "", " ", "  ")
      opening = indentation + marker + String(repeating: " ", count: blanks)
    }
  }

  /// Returns the prefix of a later line.
  func continuation(using generator: inout SeededGenerator) -> String {
    guard isQuotation else { return String(repeating: " ", count: opening.count) }
    return generator.pick("> ", "> ", "> ", ">", " > ")
  }
}
