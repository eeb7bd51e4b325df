import Foundation

@testable import PlumbTool

/// A `review` of three blocks in two specs, on a terminal of its own.
final class ReviewProcess {
  /// How the line of keys ends that a question shows.
  private static let prompt = "quit and write accepted blocks "
  /// How the question ends that asks once more.
  private static let doubt = "any other key goes back "
  /// A bell for what is no command, once that has been said.
  private static let bell = "\u{7}"
  /// Longer than keys wait for their ends, in microseconds.
  static let pause = UInt32(KeyReader.patience + 20) * 1_000

  static let specs = [
    "a.md": FixturePackage.spec("It works!", "It also works!"),
    "b.md": FixturePackage.spec("It works!"),
  ]

  let package: FixturePackage
  let terminal: TerminalProcess
  /// The terminal's settings before anybody asked.
  let found: [UInt8]

  /// Begins a review, and waits for its first question.
  ///
  /// - Parameters:
  ///   - line: The line of the shell that begins it.
  ///   - options: Options of the shell.
  ///   - environment: What is added to the package's own.
  /// - Throws: Why there is no question.
  init(
    _ line: String = "exec \"$0\" review",
    options: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    package = try FixturePackage(Self.specs)
    // The shell waits for a line, so that the settings can be read before anything else happens.
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
  /// Whether every spec has the bytes that it began with.
  var isUntouched: Bool { touched.isEmpty }

  /// The names of the specs that have changed.
  var touched: [String] {
    Self.specs.keys.filter { package.text(of: "Specs/\($0)") != Self.specs[$0] }.sorted()
  }

  /// Waits for the line of keys, or for a bell in its place.
  func waitForQuestion() throws {
    try terminal.wait { $0.hasSuffix(Self.prompt) || $0.hasSuffix(Self.bell) }
  }

  /// Presses a key, and waits for what it does.
  ///
  /// - Parameter key: Its parts, which come one after the other.
  /// - Throws: That nothing comes of it.
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

  /// Presses `A`, and waits until it is asked once more.
  func pressAcceptRest() throws {
    terminal.type("A")
    try terminal.wait { $0.hasSuffix(Self.doubt) }
  }
}
