import Conformance
import ElementTree
import HostileTexts
import Reporting
import Testing

struct HostileLogTests {
  @Test(arguments: HostileText.all)
  func `a GitHub runner parses one command per failure, whatever its text`(
    hostile: HostileText
  ) throws {
    let text = GitHubReportWriter().text(for: HostileReport.report(hostile.text))
    #expect(HostileText.hidden(in: text) == [])
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
    let commands = lines.compactMap { RunnerCommand($0) }
    #expect(lines.count == 4)
    #expect(commands.map(\.name) == ["error", "error", "notice"])
    // The engine's name is the title of the notice with its score.
    #expect(
      commands.last?.properties["title"]
        == VisibleText.escaped(hostile.text, keeping: ["\n", "\r", "\t"])
    )
    let crash = try #require(commands.first)
    #expect(crash.properties.keys.sorted() == ["file", "line", "title"])
    let kept = VisibleText.escaped(hostile.text, keeping: ["\n", "\r", "\t"])
    #expect(crash.properties["file"] == "Specs/\(kept).md")
    #expect(crash.properties["title"] == "crashed: frames of a#\(kept)-2")
    // A very long line is truncated.
    #expect(crash.message.hasPrefix(VisibleText.lines(hostile.text).prefix(390)))
  }

  @Test(arguments: HostileText.all)
  func `a hostile text adds no unindented line or command to terminal output`(
    hostile: HostileText
  ) {
    let text = HumanReportWriter().text(for: HostileReport.report(hostile.text))
    #expect(HostileText.hidden(in: text) == [])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.compactMap { RunnerCommand($0) } == [])
    #expect(!text.contains(/##[A-Za-z]*\[/))
    // Lines without indentation are written by the tool: verdicts, failures and counts.
    let plain = HumanReportWriter().text(for: HostileReport.report("plain")).split(separator: "\n")
    let own = lines.filter { !$0.isEmpty && $0.first != " " }
    #expect(own.count == plain.count { $0.first != " " })
    #expect(own.last == plain.last)
  }

  @Test(arguments: HostileText.all)
  func `each printed line of a scenario starts with its id and is no command`(
    hostile: HostileText
  ) {
    let report = ScenarioReport(id: "a#b", line: 1, results: [], printed: hostile.text)
    for line in report.printedLines {
      #expect(line.hasPrefix("a#b: "))
      #expect(HostileText.hidden(in: line) == [] && !line.contains(/##[A-Za-z]*\[/))
    }
  }

  @Test(arguments: HostileText.all)
  func `a unified diff of a hostile text contains no workflow command`(hostile: HostileText) {
    let old = "# A\n\n\(hostile.text)\n"
    let difference = UnifiedDiff(file: "a.md", old: old, new: old + "more\n").text()
    let lines = difference.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.compactMap { RunnerCommand($0) } == [])
    #expect(HostileText.hidden(in: difference.replacing("\r\n", with: "\n")) == [])
  }
}

/// A workflow command in a log as GitHub's runners parse it, with its properties and its message.
struct RunnerCommand: Equatable {
  var name: String
  var properties: [String: String]
  var message: String
}

extension RunnerCommand {
  /// Parses a line as the runner does (`ActionCommand.TryParseV2`), or returns `nil` for another
  /// line.
  ///
  /// Leading spaces are ignored.
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
