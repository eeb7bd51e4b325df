internal import Conformance
internal import ElementTree

/// The details of an expectation, shortened to the lines that a viewer of reports can show.
///
/// Details that are short enough stay as they are. Of longer ones, it has the first words and
/// mismatches, and the lines of both blocks that differ, with some lines around them. The last line
/// counts the lines that are left out, and names the command that prints them.
///
/// Viewers of JUnit XML load a whole file at once, and GitHub cuts a message at 64 KB and a summary
/// at 1 MiB without a word.
struct DetailExcerpt {
  /// The maximum number of lines, the last one included.
  static let lineLimit = 60
  /// The maximum length of a line, in bytes.
  static let lineLength = 400
  /// How many lines of a reason and a note there are beside other parts.
  private static let wordLimit = 20
  /// How many mismatches there are beside a block.
  private static let mismatchLimit = 15

  private let scenario: ScenarioReport
  private let result: ExpectationResult
  private let file: String

  /// - Parameters:
  ///   - result: One of the scenario's results.
  ///   - scenario: The scenario.
  ///   - file: The spec, as reports print it.
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

  /// The command that prints the details of a spec in full.
  static func hint(on file: String) -> String {
    "'\(ExecutablePath.toolName) check \(cut(VisibleText.line(file)))' prints all of them"
  }

  /// The lines that are shown, and the number of those that are not.
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

  /// A line as far as it is not too long.
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

/// The lines of an expected and an actual block that differ, with the lines around them.
struct BlockExcerpt {
  /// How many lines before and after a difference are shown.
  private static let contextCount = 2
  /// How many lines of a block are compared, which bounds the time for large blocks.
  private static let comparedCount = 400

  private let expected: [String]
  private let actual: [String]

  /// - Parameters:
  ///   - expected: The lines of the spec's block; may be empty.
  ///   - actual: The lines of the engine; may be empty.
  init(expected: [String], actual: [String]) {
    self.expected = expected
    self.actual = actual
  }
}

extension BlockExcerpt {
  var isEmpty: Bool { expected.isEmpty && actual.isEmpty }

  /// The number of lines of both blocks.
  var lineCount: Int { expected.count + actual.count }

  /// The lines of an excerpt.
  ///
  /// - Parameter limit: The maximum number of lines.
  /// - Returns: The lines, with a heading, and how many lines of both blocks they stand for.
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

  /// The lines of both from the first difference on, each expected one before the actual one in its
  /// place.
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

  /// Orders the lines of each change in pairs, so that an excerpt has both sides of it.
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
