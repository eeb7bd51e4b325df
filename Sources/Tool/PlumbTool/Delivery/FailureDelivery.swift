internal import CommandLineKit
internal import Reporting

/// Tells a program why there is no answer, where the command line asks for JSON: at the place where
/// the answer would be.
@MainActor
struct FailureDelivery {
  private let words: [String]
  private let console: Console

  /// - Parameters:
  ///   - words: The command line, which need not be one that can be understood.
  ///   - console: Where answers go.
  init(_ words: [String], console: Console) {
    self.words = words
    self.console = console
  }
}

extension FailureDelivery {
  /// Writes the messages, or nothing where nobody asks for JSON.
  ///
  /// - Parameters:
  ///   - messages: Why there is no answer.
  ///   - exitCode: What the process ends with.
  func deliver(_ messages: [JSONMessage], endingWith exitCode: ExitCode) {
    guard value(of: ReportDelivery.format.name) == "json" else { return }
    let command = words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    let text = FailureAnswer(
      command: command,
      exitCode: exitCode.rawValue,
      messages: messages
    ).text
    if let output = value(of: ReportDelivery.output.name),
      (try? TextFile(path: output).write(text)) != nil
    {
      return
    }
    try? console.write(text)
  }

  /// The last value that is given for an option.
  private func value(of option: String) -> String? {
    let attached = "--\(option)="
    for (index, word) in words.enumerated().reversed() {
      if word.hasPrefix(attached) { return String(word.dropFirst(attached.count)) }
      if word == "--\(option)" { return words.dropFirst(index + 1).first }
    }
    return nil
  }
}
