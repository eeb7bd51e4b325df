internal import Compilation
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

extension ReviewSession.Outcome {
  /// The outcome of the review in words, with advice on each block that was rejected.
  var summary: String {
    if isAborted { return "broken off: nothing is written" }
    guard !(accepted + rejected + skipped).isEmpty else { return "nothing to review" }
    let counts = "\(accepted.count) accepted, \(rejected.count) rejected, \(skipped.count) skipped"
    let hints = rejected.map { block in
      "\(block.title) is rejected: '\(ExecutablePath.toolName) explain \(block.id)' tells its reasons"
    }
    return (hints + [counts]).joined(separator: "\n")
  }
}

/// An answer that a reviewer can give to a block, by its key.
enum ReviewKey: Character, CaseIterable {
  case accept = "a"
  case reject = "r"
  case skip = "s"
  case acceptRest = "A"
  case quit = "q"
}

extension ReviewKey {
  /// Every key with what it does, in one line.
  static let prompt = allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: "   ")

  private var meaning: String {
    switch self {
    case .accept: "accept"
    case .reject: "reject"
    case .skip: "skip"
    case .acceptRest: "accept the rest"
    case .quit: "quit, keeping what is accepted"
    }
  }
}
