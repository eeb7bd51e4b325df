/// A spec with everything that checks look at: what was read, and how it is written.
package struct LintedSpec: Sendable {
  package let document: SpecDocument
  /// Where links can lead.
  let files: LinkableFiles
  /// The fences, by their lines.
  private let fences: [Int: FencedBlock]
  /// The lines that no fence takes, from 1; headings are among them.
  private let proseLines: [Int]

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
  var openingAddresses: [String] { addresses(in: [opening]) }

  /// The addresses of the links in a clause and in those that it is a part of.
  func addresses(in clause: Clause) -> [String] { addresses(in: ranges(around: clause)) }

  /// The prose of a clause and of those that it is a part of.
  func prose(of clause: Clause) -> String { prose(ranges(around: clause)) }

  /// The prose of a clause, of those that it is a part of, and of the file's beginning.
  func prose(around clause: Clause) -> String { prose(ranges(around: clause) + [opening]) }

  /// Whether the page is one of those that tell an article.
  var isArticle: Bool { document.file.split(separator: "/").dropLast().contains("articles") }

  /// Every scenario with the clause that it stands in.
  var scenarios: [(clause: Clause, scenario: ScenarioSpec)] {
    document.clauses.flatMap { clause in clause.scenarios.map { (clause, $0) } }
  }

  /// The lines before the first clause.
  private var opening: Range<Int> {
    1..<(document.clauses.first { $0.level > 1 }?.line ?? .max)
  }

  /// The lines of a clause and of those that it is a part of.
  private func ranges(around clause: Clause) -> [Range<Int>] {
    var level = clause.level
    var ranges = [lines(of: clause)]
    for other in document.clauses.reversed() where other.line < clause.line && other.level < level {
      ranges.append(lines(of: other))
      level = other.level
    }
    return ranges
  }

  private func lines(of clause: Clause) -> Range<Int> {
    let next = document.clauses.first { $0.line > clause.line }?.line
    return clause.line..<(next ?? .max)
  }

  private func addresses(in ranges: [Range<Int>]) -> [String] {
    document.markdown.blocks
      .filter { block in ranges.contains { $0.contains(block.line) } }
      .flatMap(\.links).map(\.address)
  }

  private func prose(_ ranges: [Range<Int>]) -> String {
    ranges.flatMap { range in
      proseLines.filter { range.contains($0) }.map { document.markdown.source.line($0) }
    }.joined(separator: "\n")
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
