import EngineKit
import Foundation
import Testing

@Suite("The page EngineProtocol.md")
struct ProtocolPageTests {
  private let page: ProtocolPage

  init() throws { page = try ProtocolPage() }

  @Test func `the protocol page lists every capability in order`() throws {
    let table = try #require(page.tables(in: "`hello` lists the engine's capabilities").last)
    #expect(table == EngineCapability.allCases.map(\.rawValue))
  }

  @Test func `the protocol page names every request and answer`() throws {
    let names =
      EngineRequest.Name.allCases.map(\.rawValue) + EngineAnswer.Name.allCases.map(\.rawValue)
    #expect(names.filter { !page.text.contains("`\($0)`") } == [])
  }

  @Test(
    "each table of the protocol page lists the members of its message",
    arguments: [
      ("`hello` lists the engine's capabilities", 0, .keys(of: SampleMessage.hello)),
      ("`reset` starts a scenario, and `step` continues it", 0, .keys(of: SampleMessage.phase)),
      ("`layout` lays the scene out", 0, .keys(of: SampleMessage.layoutRequest)),
      ("`layout` lays the scene out", 1, .keys(of: SampleMessage.layoutAnswer)),
      ("Nodes", 0, .keys(of: SampleMessage.layoutAnswer, in: "reasons")),
      ("The environment", 0, .keys(of: SampleMessage.environment)),
      (
        "`layouts`, `resting`, `laws` and `script` are optional requests", 0,
        .keys(of: SampleMessage.layoutsRequest)
      ),
      (
        "`layouts`, `resting`, `laws` and `script` are optional requests", 1,
        .keys(of: SampleMessage.scriptRequest)
      ),
      (
        "`layouts`, `resting`, `laws` and `script` are optional requests", 2,
        .keys(of: SampleMessage.scriptAnswer)
      ),
    ] as [(String, Int, Set<String>)]
  )
  func tableMembers(section: String, table: Int, keys: Set<String>) throws {
    let tables = try page.tables(in: section)
    try #require(tables.indices.contains(table))
    #expect(Set(tables[table]) == keys)
    #expect(tables[table].count == keys.count)
  }

  @Test func `the protocol page names every member of every message`() {
    let keys = SampleMessage.every.reduce(into: Set<String>()) {
      $0.formUnion(Set<String>.allKeys(of: $1))
    }
    #expect(keys.count > 60)
    #expect(keys.filter { !page.text.contains("`\($0)`") } == [])
  }

  @Test func `the dialogues of the protocol page are valid requests and answers`() throws {
    let requests = page.lines(by: ">")
    let answers = page.lines(by: "<")
    #expect(requests.count >= 9)
    #expect(requests.count == answers.count)
    for (request, answer) in zip(requests, answers) {
      let request = try EngineWire.message(EngineRequest.self, in: Data(request.utf8))
      let answer = try EngineWire.message(EngineAnswer.self, in: Data(answer.utf8))
      let name = request.name == .observe ? "layout" : request.name.rawValue
      #expect([name, "unsupported"].contains(answer.name.rawValue))
    }
  }

  @Test func `the protocol page lists the modifiers that have nodes`() throws {
    let folder = ProtocolPage.root.appendingPathComponent("Sources/Engine/ViewLayout/Layout/Rules")
    let rules = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let names = rules.matches(of: /var name: String\? \{.*\}/).flatMap { name in
      name.output.matches(of: /"([a-z][A-Za-z]+)"/).map { String($0.output.1) }
    }
    let sides = ["background", "overlay"]
    let list = try page.section("Nodes").components(separatedBy: "\n\n")
      .first { $0.hasPrefix("`aspectRatio`") }
    let listed = (list ?? "").matches(of: /`([A-Za-z]+)`/).map { String($0.output.1) }
    #expect(names.count >= 9)
    #expect(listed == (Set(names).union(sides)).sorted())
  }
}
