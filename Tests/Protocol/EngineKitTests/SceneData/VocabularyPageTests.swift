import Foundation
import EngineKit
import Testing

@Suite("The vocabulary of scenes that are data")
struct VocabularyPageTests {
  @Test func `is the one on the page about the protocol`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Docs/Reference/EngineProtocol.md").standardizedFileURL
    let page = try String(contentsOf: file, encoding: .utf8)
    let tables = page.components(separatedBy: "\n\n")
      .filter { $0.hasPrefix("| view |") || $0.hasPrefix("| modifier |") }
    #expect(tables.count == 2)
    var told: [String: Set<String>] = [:]
    for row in tables.joined(separator: "\n").split(separator: "\n") {
      let names = row.matches(of: /`([A-Za-z0-9]+)`/).map { String($0.output.1) }
      guard let name = names.first else { continue }
      told[name, default: []].formUnion(names.dropFirst())
    }
    #expect(told == SceneVocabulary.argumentNames)
  }
}
