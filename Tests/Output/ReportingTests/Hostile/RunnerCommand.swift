/// A line of a log as GitHub's runners read it: a command with its properties and its message.
struct RunnerCommand: Equatable {
  var name: String
  var properties: [String: String]
  var message: String
}

extension RunnerCommand {
  /// Reads a line as the runner does (`ActionCommand.TryParseV2`): blanks before it do not count; it is
  /// `nil` for a line that is no command.
  init?(_ line: some StringProtocol) {
    let line = line.drop(while: \.isWhitespace)
    guard line.hasPrefix("::"), let end = line.dropFirst(2).firstRange(of: "::") else { return nil }
    let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
    let words = head.split(separator: " ", maxSplits: 1)
    guard let name = words.first else { return nil }
    self.name = String(name)
    properties = [:]
    for property in words.dropFirst().flatMap({ $0.split(separator: ",") }) {
      let parts = property.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      properties[String(parts[0])] = Self.read(String(parts[1]), Self.ofProperties)
    }
    message = Self.read(String(line[end.upperBound...]), Self.ofMessages)
  }

  private static let ofMessages = [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
  private static let ofProperties = [
    ("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%"),
  ]

  private static func read(_ text: String, _ escapes: [(String, String)]) -> String {
    escapes.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
