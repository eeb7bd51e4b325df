import Foundation
import Testing

@testable import PlumbTool

/// The README's table of commands is the tool's own list.
@MainActor
struct CommandTableTests {
  private static let readme = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../README.md").standardizedFileURL

  @Test func `the table has every command with all that it takes`() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `plumb ") }
      .compactMap { $0.firstMatch(of: /`(plumb .*?)`/)?.output.1 }
      .map { $0.replacing("\\|", with: "|") }.map { String($0) }
    let tool = Tool(context: ToolContext(catalog: nil, console: Console()))
    #expect(rows == tool.usages)
  }
}
