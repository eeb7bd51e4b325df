/// A spec with everything that checks look at: what was read, and how it is written.
package struct LintedSpec: Sendable {
  package let document: SpecDocument
  /// The fences, by their lines.
  private let fences: [Int: FencedBlock]
  /// The lines of prose, by their numbers; headings are among them.
  private let prose: [Int: String]
  private let lineCount: Int
  private let links: [MarkdownLinks.Link]
  /// Where links can lead.
  let files: LinkableFiles

  /// - Parameters:
  ///   - document: A spec without a mistake.
  ///   - bytes: The file that it was read from.
  ///   - files: The files of the package that the spec is of.
  package init(document: SpecDocument, bytes: [UInt8], files: LinkableFiles = .none) {
    self.document = document
    self.files = files
    links = MarkdownLinks(bytes: bytes)?.links ?? []
    let text = SourceText(bytes: bytes)
    let outline = MarkdownReader.outline(of: text)
    var prose = Dictionary(
      (0..<text.lineCount).map { ($0 + 1, text.line($0 + 1)) },
      uniquingKeysWith: { first, _ in first }
    )
    for block in outline.blocks {
      guard case .fence = block.content else { continue }
      for line in block.lines { prose[line] = nil }
    }
    fences = Dictionary(
      outline.fences.map { ($0.line, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    self.prose = prose
    lineCount = text.lineCount
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

  /// Where a link's address is written: behind `](`, or behind `]: ` where it has a name.
  ///
  /// - Parameter address: The address as the author wrote it.
  /// - Returns: The places in the order of the file, from 1; the file's beginning where the address
  ///   is written in another way.
  func places(of address: String) -> [(line: Int, column: Int)] {
    let places = prose.sorted { $0.key < $1.key }.flatMap { line, text in
      ["](", "]: ", "](<", "]: <"].flatMap { start in
        text.ranges(of: start + address).filter { range in
          text[range.upperBound...].first.map { " )>\t".contains($0) } ?? true
        }.map { range in
          let column = text.distance(from: text.startIndex, to: range.lowerBound)
          return (line: line, column: column + start.count + 1)
        }
      }
    }
    return places.isEmpty ? [(1, 1)] : places
  }

  /// The addresses of its links as the author wrote them, each once.
  var addresses: [String] {
    var known: Set<String> = []
    return links.map(\.address).filter { known.insert($0).inserted }
  }

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
    1..<(document.clauses.first { $0.level > 1 }?.line ?? lineCount + 1)
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
    return clause.line..<(next ?? lineCount + 1)
  }

  private func addresses(in ranges: [Range<Int>]) -> [String] {
    links.filter { link in ranges.contains { $0.contains(link.line) } }.map(\.address)
  }

  private func prose(_ ranges: [Range<Int>]) -> String {
    ranges.flatMap { range in range.compactMap { prose[$0] } }.joined(separator: "\n")
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
