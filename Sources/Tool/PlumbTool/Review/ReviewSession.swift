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
    var isTold = false
    while let key = key(to: question) {
      if let answer = ReviewKey(key) {
        terminal.write("\(answer.rawValue)\n")
        guard answer == .acceptRest else { return answer }
        guard let isSure = confirms(rest) else { return nil }
        if isSure { return answer }
        terminal.write("nothing more is accepted\n" + ReviewKey.prompt)
      } else {
        // A key that is held down does not push the page out of sight.
        terminal.write(isTold ? "\u{7}" : Self.hint(on: key) + ReviewKey.prompt)
      }
      isTold = true
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
