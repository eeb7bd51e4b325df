/// A spec with everything that checks look at: what was read, and how it is written.
package struct LintedSpec: Sendable {
  package let document: SpecDocument
  /// Where links can lead.
  let files: LinkableFiles
  /// The fences, by their lines.
  private let fences: [Int: FencedBlock]
  /// The lines that no fence takes, from 1; headings are among them.
  private let proseLines: [Int]
  /// The lines of each clause and of those that it is a part of, by the line of its heading.
  private let sections: [Int: [Range<Int>]]

  /// - Parameters:
  ///   - document: A spec without a mistake.
  ///   - files: The files of the package that the spec is of.
  package init(document: SpecDocument, files: LinkableFiles = .none) {
    self.document = document
    self.files = files
    fences = Dictionary(
      document.markdown.fences.map { ($0.line, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    proseLines = document.markdown.proseLines
    sections = Self.sections(of: document.clauses)
  }

  /// The lines of each clause, those of the clauses around it behind them.
  private static func sections(of clauses: [Clause]) -> [Int: [Range<Int>]] {
    var sections: [Int: [Range<Int>]] = [:]
    var open: [(level: Int, lines: Range<Int>)] = []
    for (index, clause) in clauses.enumerated() {
      let next = index + 1 < clauses.count ? clauses[index + 1].line : .max
      open.removeAll { $0.level >= clause.level }
      open.append((clause.level, clause.line..<next))
      sections[clause.line] = open.reversed().map(\.lines)
    }
    return sections
  }
}

extension LintedSpec {
  /// The lines of a block that are not blank.
  ///
  /// - Parameter line: The line of the opening fence, from 1.
  /// - Returns: The lines with their places; none where there is no fence.
  func lines(ofBlockAt line: Int) -> [BlockLine] { fences[line]?.writtenLines ?? [] }

  /// The text behind the fence of a block.
  func info(ofBlockAt line: Int) -> String { fences[line]?.opener.info ?? "" }

  /// The links and images, in document order.
  var links: [MarkdownLink] { document.markdown.blocks.flatMap(\.links) }

  /// The addresses of the links before the first clause, as the author wrote them.
  var openingAddresses: [String] { addresses(in: opening) }

  /// The lines of a clause and of those that it is a part of, each a range.
  func ranges(around clause: Clause) -> [Range<Int>] { sections[clause.line] ?? [] }

  /// The addresses of the links in some lines.
  func addresses(in range: Range<Int>) -> [String] {
    let blocks = document.markdown.blocks
    return blocks[blocks.range(of: range, by: \.line)].flatMap(\.links).map(\.address)
  }

  /// The prose in some lines.
  func prose(in range: Range<Int>) -> String {
    proseLines[proseLines.range(of: range, by: \.self)]
      .map { document.markdown.source.line($0) }.joined(separator: "\n")
  }

  /// Whether the page is one of those that tell an article.
  var isArticle: Bool { document.file.split(separator: "/").dropLast().contains("articles") }

  /// Every scenario with the clause that it stands in.
  var scenarios: [(clause: Clause, scenario: ScenarioSpec)] {
    document.clauses.flatMap { clause in clause.scenarios.map { (clause, $0) } }
  }

  /// The lines before the first clause.
  var opening: Range<Int> {
    1..<(document.clauses.first { $0.level > 1 }?.line ?? .max)
  }
}

extension Array {
  /// The indices of the elements in a range, of elements in the order of their numbers.
  fileprivate func range(of numbers: Range<Int>, by number: (Element) -> Int) -> Range<Int> {
    func first(from least: Int) -> Int {
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        if number(self[middle]) < least { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return first(from: numbers.lowerBound)..<first(from: numbers.upperBound)
  }
}

/// An answer about some lines of a file, found once for each.
struct RangeAnswers {
  private var known: [Range<Int>: Bool] = [:]

  /// Whether something holds for one of several ranges of lines.
  ///
  /// - Parameters:
  ///   - ranges: The ranges, each of which is asked about at most once.
  ///   - holds: Whether it holds for a range.
  /// - Returns: Whether it holds for any.
  mutating func anyHolds(in ranges: [Range<Int>], _ holds: (Range<Int>) -> Bool) -> Bool {
    for range in ranges {
      let answer = known[range] ?? holds(range)
      known[range] = answer
      if answer { return true }
    }
    return false
  }
}

extension ScenarioSpec {
  /// The conditions that each block of expectations states, with the line of its fence.
  var conditions: [(line: Int, conditions: Conditions)] {
    switch body {
    case .scene: expectations.map { ($0.line, $0.conditions) }
    case .rejected(let rejected): [(line, rejected.conditions)]
    case .script(let script): [(line, script.conditions)]
    }
  }

  /// Every expectation of a scene, in document order.
  var expectations: [Expectation] {
    guard case .scene(let scene) = body else { return [] }
    return scene.phases.flatMap(\.expectations)
  }
}
