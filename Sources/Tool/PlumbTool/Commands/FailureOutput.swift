internal import SuiteRunning
internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import Reporting

/// Writes error messages as JSON in place of the output, if the command line requests JSON.
@MainActor
struct FailureOutput {
  private let words: [String]
  private let console: Console

  /// - Parameters:
  ///   - words: The arguments of the command line, which may be invalid.
  ///   - console: The console for the output.
  init(_ words: [String], console: Console) {
    self.words = words
    self.console = console
  }
}

extension FailureOutput {
  /// Writes the messages if the command line requests JSON.
  ///
  /// - Parameters:
  ///   - messages: The errors that prevent the output.
  ///   - exitCode: The exit code of the process.
  func deliver(_ messages: [JSONMessage], endingWith exitCode: ExitCode) {
    guard value(of: ReportOutput.format.name) == "json" else { return }
    let command = words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    let text = FailureAnswer(
      command: command,
      exitCode: exitCode.rawValue,
      messages: messages,
      isReport: isReport(command)
    ).text
    if let output = value(of: ReportOutput.output.name),
      (try? TextFile(path: output).write(text)) != nil
    {
      return
    }
    try? console.write(text)
  }

  /// Returns whether the output of a command is a report, with the formats of reports.
  private func isReport(_ name: String?) -> Bool {
    let command = name.flatMap { PlumbCommands.command(named: $0) }
    let options = command.map { type(of: $0).declaration.options } ?? []
    return options.contains {
      $0.name == ReportOutput.format.name && $0.kind == ReportOutput.format.kind
    }
  }

  /// Returns the last value of an option; `nil` for a missing option.
  private func value(of option: String) -> String? {
    let attached = "--\(option)="
    for (index, word) in words.enumerated().reversed() {
      if word.hasPrefix(attached) { return String(word.dropFirst(attached.count)) }
      if word == "--\(option)" { return words.dropFirst(index + 1).first }
    }
    return nil
  }
}
