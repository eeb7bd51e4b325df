package import SpecFormat

/// A spec with the parsed document and the source text that checks require.
package struct LintedSpec: Sendable {
  package let document: SpecDocument
  /// The files that links can lead to.
  let files: LinkableFiles
  /// The fences by line.
  private let fences: [Int: FencedBlock]
  /// The lines outside of fences, from 1, including headings.
  private let proseLines: [Int]
  /// The line ranges of each clause and of its parent clauses, by the line of its heading.
  private let sections: [Int: [Range<Int>]]

  /// - Parameters:
  ///   - document: A spec without mistakes.
  ///   - files: The files of the package that contains the spec.
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

  /// Returns the line range of each clause, followed by those of its parent clauses.
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
  /// Returns the lines of a block, without blank ones.
  ///
  /// - Parameter line: The line of the opening fence, from 1.
  /// - Returns: The lines with their positions; empty if there is no fence.
  func lines(ofBlockAt line: Int) -> [BlockLine] { fences[line]?.writtenLines ?? [] }

  /// Returns the info string of a block.
  func info(ofBlockAt line: Int) -> String { fences[line]?.opener.info ?? "" }

  /// All links and images, in document order.
  var links: [MarkdownLink] { document.markdown.blocks.flatMap(\.links) }

  /// The addresses of the links before the first clause, as written.
  var openingAddresses: [String] { addresses(in: opening) }

  /// Returns the line ranges of a clause and of its parent clauses.
  func ranges(around clause: Clause) -> [Range<Int>] { sections[clause.line] ?? [] }

  /// Returns the addresses of the links in a range of lines.
  func addresses(in range: Range<Int>) -> [String] {
    let blocks = document.markdown.blocks
    return blocks[blocks.range(of: range, by: \.line)].flatMap(\.links).map(\.address)
  }

  /// Returns the prose in a range of lines.
  func prose(in range: Range<Int>) -> String {
    proseLines[proseLines.range(of: range, by: \.self)]
      .map { document.markdown.source.line($0) }.joined(separator: "\n")
  }

  /// Whether the page is about an article, which is stored below a folder `articles`.
  var isArticle: Bool { document.file.split(separator: "/").dropLast().contains("articles") }

  /// All scenarios, each with its clause.
  var scenarios: [(clause: Clause, scenario: ScenarioSpec)] {
    document.clauses.flatMap { clause in clause.scenarios.map { (clause, $0) } }
  }

  /// The lines before the first clause.
  var opening: Range<Int> {
    1..<(document.clauses.first { $0.level > 1 }?.line ?? .max)
  }
}

extension Array {
  /// Returns the indices of the elements whose numbers are in a range; the elements must be sorted
  /// by number.
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

/// A cache of Boolean results by ranges of lines.
struct RangeAnswers {
  private var known: [Range<Int>: Bool] = [:]

  /// Returns whether a condition holds for any of several ranges.
  ///
  /// - Parameters:
  ///   - ranges: The ranges, for each of which the condition is evaluated at most once.
  ///   - holds: Returns whether the condition holds for a range.
  /// - Returns: Whether the condition holds for any range.
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
  /// The conditions of each expectation block, with the line of its fence.
  package var conditions: [(line: Int, conditions: Conditions)] {
    switch body {
    case .scene: expectations.map { ($0.line, $0.conditions) }
    case .rejected(let rejected): [(line, rejected.conditions)]
    case .script(let script): [(line, script.conditions)]
    }
  }

  /// All expectations of a scene, in document order.
  package var expectations: [Expectation] {
    guard case .scene(let scene) = body else { return [] }
    return scene.phases.flatMap(\.expectations)
  }
}
