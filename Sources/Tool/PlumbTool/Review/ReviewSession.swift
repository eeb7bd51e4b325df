internal import Conformance
internal import SpecFormat

/// Shows blocks one by one and asks what is to become of each.
@MainActor
struct ReviewSession {
  private let terminal: any Terminal

  init(terminal: any Terminal) {
    self.terminal = terminal
  }
}

extension ReviewSession {
  /// Goes through the blocks in order.
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

  /// Shows a page, and asks until somebody answers.
  ///
  /// - Parameters:
  ///   - page: The block that is asked about.
  ///   - rest: It and all behind it.
  /// - Returns: The answer; `nil` where the reviewer breaks off or is gone.
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
        terminal.write("nothing more is accepted\n" + ReviewKey.prompt)
      } else {
        // A key that is held down does not push the page out of sight.
        terminal.write(hasShownHint ? "\u{7}" : Self.hint(on: key) + ReviewKey.prompt)
      }
      hasShownHint = true
    }
    return nil
  }

  /// Asks once more whether the rest is to be accepted.
  ///
  /// - Returns: `nil` where the reviewer breaks off or is gone.
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

  /// Waits for a key that neither breaks off nor stops the review.
  ///
  /// - Parameter question: What is to be answered; it is shown again after a stop.
  /// - Returns: `nil` where the reviewer breaks off or is gone.
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
      ? "\npasted text answers nothing; press one of these keys:\n"
      : "\nthis key does nothing; these do:\n"
  }
}

/// A reviewer's answers.
struct ReviewOutcome {
  var accepted: [AcceptableBlock] = []
  var rejected: [AcceptableBlock] = []
  /// Those that nothing was said of.
  var skipped: [AcceptableBlock] = []
  /// Whether the reviewer broke off, so that nothing is to be written.
  var isAborted = false
}

extension ReviewOutcome {
  /// The review in words, with advice on each block that was rejected.
  ///
  /// - Parameter writtenCount: How many of the accepted blocks are in their specs.
  /// - Returns: Lines without a line feed at the end.
  func summary(writtenCount: Int) -> String {
    if isAborted { return "broken off: nothing is written" }
    guard !(accepted + rejected + skipped).isEmpty else { return "nothing to review" }
    let lost = accepted.count - writtenCount
    let counts =
      "\(writtenCount) accepted, \(rejected.count) rejected, \(skipped.count) skipped"
      + (lost == 0 ? "" : ", \(lost) accepted but not written")
    let hints = rejected.map { block in
      "\(block.title) is rejected: '\(ExecutablePath.toolName) explain \(block.id)' tells its reasons"
    }
    return (hints + [counts]).joined(separator: "\n")
  }
}

/// The specs of a review, each written by itself: one that cannot be written keeps no other from
/// it.
struct ReviewedSpecs {
  /// The blocks that are in their specs now.
  private(set) var written: [AcceptableBlock] = []
  /// Why the others stay as they are.
  private(set) var refusals: [AcceptanceRefusal] = []
  /// Why files cannot be written.
  private(set) var errors: [ToolError] = []

  /// Writes what was accepted.
  ///
  /// - Parameters:
  ///   - blocks: Blocks of any specs, as they were shown.
  ///   - root: The package that the specs are in.
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
          reason: "the spec has changed since it was shown: review it again"
        )
      }
    }
  }
}
