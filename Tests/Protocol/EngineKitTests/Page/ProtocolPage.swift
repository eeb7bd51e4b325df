import EngineKit
import Foundation
import Testing

/// The documentation page of the protocol, parsed for tests.
struct ProtocolPage {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../..").standardizedFileURL

  let text: String

  init() throws { text = try Self.text(of: "Docs/Reference/EngineProtocol.md") }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the text between a heading and the next heading.
  func section(_ title: String) throws -> String {
    let sections = "\n\(text)".components(separatedBy: "\n#").map { $0.drop { $0 == "#" } }
    return String(try #require(sections.first { $0.hasPrefix(" \(title)\n") }, "\(title)"))
  }

  /// Returns the names in the first column of each table of a section, without the headers.
  func tables(in title: String) throws -> [[String]] {
    try section(title).components(separatedBy: "\n\n").filter { $0.hasPrefix("|") }.map { table in
      table.matches(of: #/(?m)^\| `([A-Za-z]+)` /#).map { String($0.output.1) }
    }
  }

  /// Returns the lines of one side of the dialogues, without the marks of the side.
  func lines(by mark: Character) -> [String] {
    text.components(separatedBy: "```dialogue\n").dropFirst()
      .flatMap { ($0.components(separatedBy: "\n```").first ?? "").split(separator: "\n") }
      .filter { $0.first == mark }.map { String($0.dropFirst(2)) }
  }
}
