internal import SceneBuilding
internal import Conformance
internal import ElementTree

/// The details of an expectation, shortened to a number of lines that report viewers can show.
///
/// Short details are unchanged. For longer ones, the excerpt contains the first words and
/// mismatches, and the differing lines of both blocks with some context. Its last line counts the
/// omitted lines, and names the command that prints them.
///
/// The limit exists because viewers of JUnit XML load a whole file at once, and GitHub silently
/// truncates messages at 64 KB and summaries at 1 MiB.
struct DetailExcerpt {
  /// The maximum number of lines, including the last one.
  static let lineLimit = 60
  /// The maximum length of a line, in bytes.
  static let lineLength = 400
  /// The maximum number of lines of a reason and a note if other parts follow.
  private static let wordLimit = 20
  /// The maximum number of mismatches if a block follows.
  private static let mismatchLimit = 15

  private let scenario: ScenarioReport
  private let result: ExpectationResult
  private let file: String

  /// - Parameters:
  ///   - result: One of the scenario's results.
  ///   - scenario: The scenario.
  ///   - file: The path of the spec in reports.
  init(of result: ExpectationResult, in scenario: ScenarioReport, file: String) {
    self.result = result
    self.scenario = scenario
    self.file = file
  }
}

extension DetailExcerpt {
  /// Lines without a line feed at the end; empty where there are no details.
  var text: String {
    let details = scenario.details(of: result, in: file)
    let lines = Self.lines(of: details)
    let isCut = lines.contains { $0.utf8.count > Self.lineLength }
    guard lines.count > Self.lineLimit else {
      guard isCut else { return details }
      return (lines.map { Self.cut($0) } + ["… long lines are shortened: \(hint)"])
        .joined(separator: "\n")
    }
    let shown = shownLines
    let hidden = "… \(shown.hiddenCount) more line\(shown.hiddenCount == 1 ? "" : "s"): \(hint)"
    return (shown.lines.map { Self.cut($0) } + [hidden]).joined(separator: "\n")
  }

  private var hint: String { Self.hint(on: file) }

  /// Returns the command that prints the full details of a spec.
  static func hint(on file: String) -> String {
    "'\(ExecutablePath.toolName) check \(cut(VisibleText.line(file)))' prints all of them"
  }

  /// The lines of the excerpt, and the number of omitted lines.
  private var shownLines: (lines: [String], hiddenCount: Int) {
    let printed = Self.lines(of: scenario.printedTail(of: result))
    let words = Self.lines(of: result.words.joined(separator: "\n"))
    let mismatches = result.mismatchLines(in: file)
    let block = BlockExcerpt(
      expected: Self.lines(of: result.expected),
      actual: Self.lines(of: result.actual)
    )
    var space = Self.lineLimit - 1 - printed.count
    let hasOnlyWords = mismatches.isEmpty && block.isEmpty
    let shownWords = words.prefix(hasOnlyWords ? space : min(space, Self.wordLimit))
    space -= shownWords.count
    let shownMismatches = mismatches.prefix(
      block.isEmpty ? space : min(space, Self.mismatchLimit)
    )
    space -= shownMismatches.count
    let (blockLines, representedCount) = block.lines(atMost: space)
    let hiddenCount =
      words.count - shownWords.count + mismatches.count - shownMismatches.count
      + block.lineCount - representedCount
    return (shownWords + shownMismatches + blockLines + printed, hiddenCount)
  }

  private static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { String($0) }
  }

  /// Returns a line, truncated to the maximum length.
  static func cut(_ line: String) -> String {
    guard line.utf8.count > lineLength else { return line }
    var (cut, count) = ("", 0)
    for scalar in line.unicodeScalars {
      count += scalar.utf8.count
      guard count <= lineLength - "…".utf8.count else { break }
      cut.unicodeScalars.append(scalar)
    }
    return cut + "…"
  }
}

/// The differing lines of an expected and an actual block, with context lines.
struct BlockExcerpt {
  /// The number of context lines before and after a difference.
  private static let contextCount = 2
  /// The maximum number of compared lines of a block, which limits the time for large blocks.
  private static let comparedCount = 400

  private let expected: [String]
  private let actual: [String]

  /// - Parameters:
  ///   - expected: The lines of the spec's block; may be empty.
  ///   - actual: The lines of the engine's block; may be empty.
  init(expected: [String], actual: [String]) {
    self.expected = expected
    self.actual = actual
  }
}

extension BlockExcerpt {
  var isEmpty: Bool { expected.isEmpty && actual.isEmpty }

  /// The number of lines of both blocks.
  var lineCount: Int { expected.count + actual.count }

  /// Returns the lines of an excerpt.
  ///
  /// - Parameter limit: The maximum number of lines.
  /// - Returns: The lines with a heading, and the number of lines of both blocks that they
  ///   represent.
  func lines(atMost limit: Int) -> (lines: [String], representedCount: Int) {
    guard !isEmpty, limit > 1 else { return ([], 0) }
    guard !expected.isEmpty, !actual.isEmpty, expected != actual else {
      let shown = (expected.isEmpty ? actual : expected).prefix(limit - 1)
      let isSame = expected == actual
      let heading = isSame ? "expected and actual:" : expected.isEmpty ? "actual:" : "expected:"
      return ([heading] + shown.map { "  \($0)" }, isSame ? 2 * shown.count : shown.count)
    }
    return differingLines(atMost: limit)
  }

  private func differingLines(atMost limit: Int) -> (lines: [String], representedCount: Int) {
    let compared = comparedLines
    let near = Set(
      compared.indices.filter { compared[$0].isChange }.flatMap { index in
        index - Self.contextCount...index + Self.contextCount
      }
    )
    var lines = ["expected (-) and actual (+), where they differ:"]
    var representedCount = 0
    var last = -1
    for index in compared.indices where near.contains(index) {
      let gap = index == last + 1 ? [] : ["  …"]
      guard lines.count + gap.count < limit else { break }
      lines += gap + ["  \(compared[index].text(usesColor: false))"]
      representedCount += compared[index].isChange ? 1 : 2
      last = index
    }
    return (lines, representedCount)
  }

  /// The lines of both blocks from the first difference on, each expected line before the actual
  /// one.
  private var comparedLines: [DiffLine] {
    let equal = zip(expected, actual).prefix { $0 == $1 }.count
    let start = max(0, equal - Self.contextCount)
    let head = expected[..<start].map { DiffLine(side: nil, content: $0) }
    let all = DiffLine.all(
      old: Array(expected[start...].prefix(Self.comparedCount)),
      new: Array(actual[start...].prefix(Self.comparedCount))
    )
    return head + Self.paired(all)
  }

  /// Returns the lines with each change ordered in pairs, so that a truncated excerpt shows both
  /// sides.
  private static func paired(_ lines: [DiffLine]) -> [DiffLine] {
    var paired: [DiffLine] = []
    var change: [DiffLine] = []
    func pairs() -> [DiffLine] {
      let (old, new) = (change.filter { $0.side == .old }, change.filter { $0.side == .new })
      return (0..<max(old.count, new.count)).flatMap { index in
        [old, new].compactMap { $0.indices.contains(index) ? $0[index] : nil }
      }
    }
    for line in lines {
      guard line.isChange else {
        paired += pairs() + [line]
        change = []
        continue
      }
      change.append(line)
    }
    return paired + pairs()
  }
}
