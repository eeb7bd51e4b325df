/// Shows blocks one by one and asks what is to become of each.
@MainActor
struct ReviewSession {
  /// The reviewer's answers.
  struct Outcome {
    var accepted: [AcceptableBlock] = []
    var rejected: [AcceptableBlock] = []
    /// Those that nothing was said of.
    var skipped: [AcceptableBlock] = []
    /// Whether the reviewer broke off, so that nothing is to be written.
    var isAborted = false
  }

  private static let controlC: Character = "\u{3}"

  private let terminal: any Terminal

  init(terminal: any Terminal) {
    self.terminal = terminal
  }
}

extension ReviewSession {
  /// Goes through the blocks in order.
  func review(_ blocks: [AcceptableBlock]) -> Outcome {
    var outcome = Outcome()
    for (index, block) in blocks.enumerated() {
      let page = ReviewPage(block: block, number: index + 1, count: blocks.count)
      let (columns, rows) = terminal.size
      terminal.write("\n" + page.text(columns: columns, rows: rows) + "\n\(ReviewKey.prompt) ")
      guard let key = readKey() else {
        outcome.isAborted = true
        outcome.skipped += blocks[index...]
        return outcome
      }
      terminal.write("\(key.rawValue)\n")
      switch key {
      case .accept: outcome.accepted.append(block)
      case .reject: outcome.rejected.append(block)
      case .skip: outcome.skipped.append(block)
      case .acceptRest:
        outcome.accepted += blocks[index...]
        return outcome
      case .quit:
        outcome.skipped += blocks[index...]
        return outcome
      }
    }
    return outcome
  }

  /// Waits for a key that means something; `nil` where the reviewer breaks off or is gone.
  private func readKey() -> ReviewKey? {
    while let character = terminal.readKey(), character != Self.controlC {
      if let key = ReviewKey(rawValue: character) { return key }
    }
    return nil
  }
}
