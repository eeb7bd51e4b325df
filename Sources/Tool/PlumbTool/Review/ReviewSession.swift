internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import SpecFormat

/// Shows blocks one by one, and reads an answer for each.
@MainActor
struct ReviewSession {
  private let terminal: any Terminal

  init(terminal: any Terminal) {
    self.terminal = terminal
  }
}

extension ReviewSession {
  /// Reviews the blocks in order.
  func review(_ blocks: [AcceptableBlock]) -> ReviewOutcome {
    var outcome = ReviewOutcome()
    for (index, block) in blocks.enumerated() {
      let page = ReviewPage(block: block, number: index + 1, count: blocks.count)
      let rest = blocks[index...]
      let answer = answer(to: page, before: rest)
      switch answer {
      case .accept: outcome.accepted.append(block)
      case .reject: outcome.rejected.append(block)
      case .skip: outcome.skipped.append(block)
      case .acceptRest:
        outcome.accepted += rest
        return outcome
      case .quit, nil:
        outcome.skipped += rest
        outcome.isAborted = answer == nil
        return outcome
      }
    }
    return outcome
  }

  /// Shows a page, and reads keys until one of them is an answer.
  ///
  /// - Parameters:
  ///   - page: The page of the block.
  ///   - rest: The block and all later ones.
  /// - Returns: The answer; `nil` if the review is canceled or the input ends.
  private func answer(
    to page: ReviewPage,
    before rest: ArraySlice<AcceptableBlock>
  ) -> ReviewKey? {
    let (columns, rows) = terminal.size
    let question = "\n" + page.text(columns: columns, rows: rows) + "\n" + ReviewKey.prompt
    terminal.write(question)
    var hasShownHint = false
    while let key = key(to: question) {
      if let answer = ReviewKey(key) {
        terminal.write("\(answer.rawValue)\n")
        guard answer == .acceptRest else { return answer }
        guard let isSure = confirms(rest) else { return nil }
        if isSure { return answer }
        terminal.write("the remaining blocks are not accepted\n" + ReviewKey.prompt)
      } else {
        // A key that is held down does not scroll the page away.
        terminal.write(hasShownHint ? "\u{7}" : Self.hint(on: key) + ReviewKey.prompt)
      }
      hasShownHint = true
    }
    return nil
  }

  /// Requests a confirmation to accept the remaining blocks.
  ///
  /// - Returns: Whether the reviewer confirms; `nil` if the review is canceled or the input ends.
  private func confirms(_ rest: ArraySlice<AcceptableBlock>) -> Bool? {
    let files = Set(rest.map(\.document.file)).count
    let blocks = "\(rest.count) block\(rest.count == 1 ? "" : "s")"
    let question =
      "accept \(blocks) in \(files) file\(files == 1 ? "" : "s")? "
      + "y accepts them, any other key goes back "
    terminal.write(question)
    guard let key = key(to: question) else { return nil }
    terminal.write(key == .character("y") ? "y\n" : "\n")
    return key == .character("y")
  }

  /// Waits for a key that neither cancels nor suspends the review.
  ///
  /// - Parameter question: The text that is shown again after a suspension.
  /// - Returns: `nil` if the review is canceled or the input ends.
  private func key(to question: String) -> TerminalKey? {
    while let key = terminal.readKey() {
      switch key {
      case .interrupt, .endOfInput: return nil
      case .stop:
        terminal.suspend()
        terminal.write("\n" + question)
      default: return key
      }
    }
    return nil
  }

  private static func hint(on key: TerminalKey) -> String {
    key == .pasted
      ? "\npasted text is ignored; press one of these keys:\n"
      : "\nthis key has no effect; press one of these keys:\n"
  }
}

/// The answers of a reviewer.
struct ReviewOutcome {
  var accepted: [AcceptableBlock] = []
  var rejected: [AcceptableBlock] = []
  /// The blocks without an answer.
  var skipped: [AcceptableBlock] = []
  /// Whether the review was canceled, so that nothing is written.
  var isAborted = false
}

extension ReviewOutcome {
  /// Returns a summary of the review, with a hint for each rejected block.
  ///
  /// - Parameter writtenCount: The number of accepted blocks that were written.
  /// - Returns: Lines without a line feed at the end.
  func summary(writtenCount: Int) -> String {
    if isAborted { return "canceled; nothing is written" }
    guard !(accepted + rejected + skipped).isEmpty else { return "nothing to review" }
    let lost = accepted.count - writtenCount
    let counts =
      "\(writtenCount) accepted, \(rejected.count) rejected, \(skipped.count) skipped"
      + (lost == 0 ? "" : ", \(lost) accepted but not written")
    let hints = rejected.map { block in
      "\(block.title) is rejected; run '\(ExecutablePath.toolName) explain \(block.id)' for the reasons"
    }
    return (hints + [counts]).joined(separator: "\n")
  }
}

/// The specs of a review, each written separately, so that an error in one does not affect others.
struct ReviewedSpecs {
  /// The blocks that were written.
  private(set) var written: [AcceptableBlock] = []
  /// The reasons why other blocks were not written.
  private(set) var refusals: [AcceptanceRefusal] = []
  /// The errors of files that cannot be written.
  private(set) var errors: [ToolError] = []

  /// Writes accepted blocks.
  ///
  /// - Parameters:
  ///   - blocks: Blocks of any specs, as they were shown.
  ///   - root: The package of the specs.
  init(writing blocks: [AcceptableBlock], root: String) {
    var files: Set<String> = []
    for block in blocks where files.insert(block.document.file).inserted {
      write(blocks.filter { $0.document.file == block.document.file }, root: root)
    }
  }

  /// Writes the blocks of one spec.
  private mutating func write(_ blocks: [AcceptableBlock], root: String) {
    do throws(ToolError) {
      let acceptance = try Acceptance(of: blocks, root: root)
      try acceptance.write()
      written += acceptance.specs.flatMap(\.blocks)
      refusals += acceptance.refusals
    } catch {
      guard case .specChanged = error else { return errors.append(error) }
      refusals += blocks.map { block in
        AcceptanceRefusal(
          block: block,
          code: error.code,
          reason: "the spec changed since it was shown; review it again"
        )
      }
    }
  }
}
