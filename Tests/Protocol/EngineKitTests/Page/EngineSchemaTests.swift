import EngineKit
import Foundation
import Testing

@Suite("The schemas of requests and answers")
struct EngineSchemaTests {
  /// Returns the definitions of a schema, by name.
  private func definitions(in name: String) throws -> [String: [String: Any]] {
    let text = try ProtocolPage.text(of: "Docs/Schemas/engine-\(name).schema.json")
    let schema = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    )
    return try #require(schema["$defs"] as? [String: [String: Any]])
  }

  private func members(_ definition: [String: Any]?) -> Set<String> {
    Set((definition?["properties"] as? [String: Any] ?? [:]).keys)
  }

  @Test func `each request has exactly the members of its schema`() throws {
    let definitions = try definitions(in: "request")
    #expect(Set(definitions.keys) == Set(EngineRequest.Name.allCases.map(\.rawValue)))
    for request in SampleMessage.requests {
      #expect(members(definitions[request.name.rawValue]) == .keys(of: request))
    }
  }

  @Test func `each answer has exactly the members of its schema`() throws {
    let definitions = try definitions(in: "answer")
    let names = Set(EngineAnswer.Name.allCases.map(\.rawValue))
    #expect(names.isSubset(of: definitions.keys))
    for answer in SampleMessage.answers {
      #expect(members(definitions[answer.name.rawValue]) == .keys(of: answer))
    }
    let layout = SampleMessage.layoutAnswer
    #expect(members(definitions["node"]) == .keys(of: layout, in: "reasons"))
    #expect(members(definitions["question"]) == .keys(of: layout, in: "negotiation"))
    #expect(members(definitions["element"]) == .keys(of: layout, in: "elements"))
  }

  @Test func `environment, proposal and scene have exactly the members of their schemas`() throws {
    let definitions = try definitions(in: "values")
    #expect(members(definitions["environment"]) == .keys(of: SampleMessage.environment))
    #expect(members(definitions["proposal"]) == .keys(of: SampleMessage.proposal))
    #expect(members(definitions["scene"]) == .keys(of: SampleMessage.scene))
  }
}
