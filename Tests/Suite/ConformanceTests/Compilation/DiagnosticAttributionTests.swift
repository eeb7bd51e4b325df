@testable import SceneBuilding
import SpecFormat
import Testing

@testable import Conformance

/// Tests which scenes the compiler's messages are attributed to; the line numbers are those of the
/// specs below.
struct DiagnosticAttributionTests {
  private static let spec = """
    # Title
    ```swift shared
    struct Card {}
    ```
    ## First
    ```swift
    Card()
    ```
    ```size 1x1
    1x1 -> 1x1
    ```

    """

  private func module() throws -> SceneModule {
    let documents = ["a", "b"].map { name in
      SpecParser.parse(bytes: Array(Self.spec.utf8), file: "Specs/\(name).md", name: name).document
    }
    let uses = Self.spec.replacing("struct Card {}", with: "let card = Card()")
    let user = SpecParser.parse(bytes: Array(uses.utf8), file: "Specs/c.md", name: "c").document
    return SceneModule(of: user, shared: documents.compactMap { SharedCode(of: $0) })
  }

  private let shared = CodePlace(file: "Specs/a.md", fenceLine: 2)
  private let scene = CodePlace(file: "Specs/c.md", fenceLine: 6)

  @Test func `a redeclaration error names the place of the other declaration`() throws {
    let output = "Specs/a.md:3:8: error: invalid redeclaration of 'Card'"
    let refusal = try #require(
      try DiagnosticAttribution(of: module(), without: []).refusals(in: output).first
    )
    #expect(refusal.place == shared)
    #expect(
      refusal.messages.map(\.message) == [
        """
        'Card' is also declared at Specs/b.md:3, and specs that use it see both: rename one of \
        them, or make it 'private'
        """
      ]
    )
  }

  @Test func `an error caused by shared code that does not compile is reported once`() throws {
    let output = "Specs/c.md:7:1: error: cannot find 'Card' in scope"
    let before = try DiagnosticAttribution(of: module(), without: []).refusals(in: output)
    #expect(before.map(\.messages.count) == [1])
    let refusals = try DiagnosticAttribution(of: module(), without: [shared]).refusals(in: output)
    #expect(refusals.map(\.place) == [scene])
    #expect(refusals.map(\.messages.count) == [0])
    var scenes = CompiledScenes(lines: "")
    scenes.refusals =
      [CompiledScenes.Refusal(place: shared, messages: before.flatMap(\.messages))] + refusals
    let document = try module().document
    #expect(scenes.messages(on: document.scenarios[0], in: document)?.count == 1)
  }

  @Test func `a scene reports only errors of shared code that it depends on`() throws {
    let module = try module()
    let own = CodePlace(file: "Specs/c.md", fenceLine: 2)
    func refusal(_ place: CodePlace, _ words: String) throws -> CompiledScenes.Refusal {
      let output = "\(place.file):\(place.fenceLine + 1):1: error: \(words)"
      return try #require(DiagnosticAttribution(of: module, without: []).refusals(in: output).first)
    }
    var scenes = CompiledScenes(lines: "")
    scenes.refusals = [try refusal(shared, "no 'x'"), try refusal(own, "no 'y'")]
    // The scene uses a declaration of its own spec; no declaration uses one of another spec.
    let last = "Specs/c.md:7:1: error: cannot find 'card' in scope"
    scenes.refusals += DiagnosticAttribution(of: module, without: [shared, own]).refusals(in: last)
    let document = module.document
    let messages = scenes.messages(on: document.scenarios[0], in: document)
    #expect(messages?.map(\.message) == ["no 'y'"])
    // Now the declaration of its own spec depends on that of the other spec.
    scenes.refusals[1].causes = [shared]
    let allMessages = scenes.messages(on: document.scenarios[0], in: document)
    #expect(allMessages?.map(\.message) == ["no 'x'", "no 'y'"])
  }

  @Test func `a circular reference error is omitted if there is another error`() throws {
    let echo = "Specs/c.md:7:1: error: circular reference"
    let attribution = DiagnosticAttribution(of: try module(), without: [])
    #expect(attribution.refusals(in: echo).map(\.messages.count) == [1])
    let both = echo + "\nSpecs/c.md:7:5: error: cannot find 'x' in scope"
    #expect(attribution.refusals(in: both).map(\.messages.count) == [1])
  }

  @Test(arguments: [
    (
      "local type cannot have attached extension macro",
      "declare the type in a 'swift shared' block"
    ),
    (
      "closure containing a declaration cannot be used with result builder 'ViewBuilder'",
      "write 'return' before the scene, or declare it in a 'swift shared' block"
    ),
  ])
  func `an error about a local declaration suggests a remedy`(words: String, remedy: String) throws
  {
    let output = "Specs/c.md:7:1: error: \(words)"
    let refusals = try DiagnosticAttribution(of: module(), without: []).refusals(in: output)
    let message = try #require(refusals.first?.messages.first?.message)
    #expect(message.hasSuffix("; \(remedy)"))
  }
}
