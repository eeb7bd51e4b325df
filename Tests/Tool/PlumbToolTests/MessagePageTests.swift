import Foundation
import Testing

/// Checks that the page of messages lists exactly the codes in the sources.
struct MessagePageTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..")

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test(
    arguments: [
      ("The command line", ["Support/CommandLineKit/UsageError.swift"], []),
      (
        "Why there is no answer", ["Tool/SuiteRunning/Context/ToolError+Messages.swift"],
        [
          "block-not-sayable", "internal-fault", "library-missing", "line-left-out",
          "recorded-kept",
          "recorded-replaced",
        ]
      ),
      ("Verdicts", ["Suite/Conformance/Report/ExpectationResult.swift"], []),
    ] as [(String, [String], [String])]
  )
  func `Messages.md lists exactly the message codes in the sources`(
    heading: String,
    files: [String],
    others: [String]
  ) throws {
    let page = try Self.text(of: "Docs/Reference/Messages.md")
    let section = try #require(
      page.split(separator: "\n## ").first { $0.hasPrefix("\(heading)\n") }
    )
    let listed = section.matches(of: /\n\| `([a-z-]+)` \|/).map { String($0.output.1) }
    let sources = try files.map { try Self.text(of: "Sources/\($0)") }.joined()
    let codes = sources.matches(of: /: "([a-z]+(-[a-z]+)+)"\n/).map { String($0.output.1) }
    let verdicts = sources.components(separatedBy: "enum Verdict").last?
      .components(separatedBy: "\n}\n").first
    let cases = ((verdicts ?? "") + "\n").matches(of: /\n  case ([A-Za-z]+)(?: = "([a-z-]+)")?\n/)
      .map { String($0.output.2 ?? $0.output.1) }
    let all = heading == "Verdicts" ? cases : codes + others
    #expect(!all.isEmpty)
    #expect(Set(listed) == Set(all).subtracting(["spec-malformed"]))
    for other in others { #expect(page.contains("`\(other)`")) }
  }
}
