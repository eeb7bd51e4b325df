@testable import SuiteRunning
import Foundation

@testable import PlumbTool

/// A `review` of three blocks in two specs, on a pseudoterminal.
final class ReviewProcess {
  /// The end of the line of keys below a question.
  private static let prompt = "quit and write accepted blocks "
  /// The end of the confirmation prompt.
  private static let doubt = "any other key goes back "
  /// The bell, which replaces further messages for unknown keys.
  private static let bell = "\u{7}"
  /// A pause longer than the timeout of escape sequences, in microseconds.
  static let pause = UInt32(KeyReader.sequenceTimeout + 20) * 1_000

  static let specs = [
    "a.md": FixturePackage.spec("It works!", "It also works!"),
    "b.md": FixturePackage.spec("It works!"),
  ]

  let package: FixturePackage
  let terminal: TerminalProcess
  /// The original settings of the terminal.
  let found: [UInt8]

  /// Starts a review, and waits for its first question.
  ///
  /// - Parameters:
  ///   - line: The shell command that starts it.
  ///   - options: Options of the shell.
  ///   - environment: Variables in addition to those of the package.
  /// - Throws: An error if there is no question.
  init(
    _ line: String = "exec \"$0\" review",
    options: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    package = try FixturePackage(Self.specs)
    // The shell waits for a line of input, so that the settings can be read first.
    terminal = try TerminalProcess(
      "read go && \(line)",
      in: package,
      options: options,
      environment: environment
    )
    found = terminal.settings
    terminal.type("\n")
    try waitForQuestion()
  }
}

extension ReviewProcess {
  /// Whether all specs have their original bytes.
  var isUntouched: Bool { touched.isEmpty }

  /// The names of the changed specs.
  var touched: [String] {
    Self.specs.keys.filter { package.text(of: "Specs/\($0)") != Self.specs[$0] }.sorted()
  }

  /// Waits for the line of keys, or for a bell in its place.
  func waitForQuestion() throws {
    try terminal.wait { $0.hasSuffix(Self.prompt) || $0.hasSuffix(Self.bell) }
  }

  /// Presses a key, and waits for its effect.
  ///
  /// - Parameter key: The key, whose parts are sent with pauses.
  /// - Throws: An error if it has no effect.
  func press(_ key: TypedKey) throws {
    for part in key.parts.dropLast() {
      terminal.type(part)
      usleep(Self.pause)
    }
    let count = terminal.shown.utf8.count
    terminal.type(key.parts.last ?? [])
    try terminal.wait { $0.utf8.count > count }
    try waitForQuestion()
  }

  /// Presses `A`, and waits for the request for confirmation.
  func pressAcceptRest() throws {
    terminal.type("A")
    try terminal.wait { $0.hasSuffix(Self.doubt) }
  }
}
