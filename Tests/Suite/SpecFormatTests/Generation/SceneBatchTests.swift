@testable import SceneBuilding
import Testing

@testable import SpecFormat

/// Tests which specs can be compiled as one module.
struct SceneBatchTests {
  private struct Spec {
    var name: String
    /// The lines of its shared block; empty for a spec without one.
    var shared = ""
    var scene = "Text(\"1\")"
  }

  /// Returns the names of the specs in each batch.
  private func batches(_ specs: [Spec], size: Int = 10) throws -> [[String]] {
    let documents = try specs.map { spec in
      let shared = spec.shared.isEmpty ? "" : "```swift shared\n\(spec.shared)\n```\n"
      let scene = "## C\n```swift\n\(spec.scene)\n```\n```size 1x1\n1x1 -> 1x1\n```\n"
      let text = "# T\n\(shared)\(scene)"
      let file = "Specs/\(spec.name).md"
      let parsed = SpecParser.parse(bytes: Array(text.utf8), file: file, name: spec.name)
      try #require(parsed.diagnostics == [])
      return parsed.document
    }
    let shared = documents.compactMap { SharedCode(of: $0) }
    let modules = documents.map { SceneModule(of: $0, shared: shared) }
    return SceneBatch.batches(of: modules, size: size).map { $0.modules.map(\.document.name) }
  }

  @Test func `specs without shared code share a module, up to the batch size`() throws {
    let specs = (1...5).map { Spec(name: "s\($0)") }
    #expect(try batches(specs, size: 2) == [["s1", "s2"], ["s3", "s4"], ["s5"]])
    #expect(try batches(specs, size: 1) == [["s1"], ["s2"], ["s3"], ["s4"], ["s5"]])
  }

  @Test(arguments: [
    ("struct Card: View { var body: some View { Color.red } }", "enum Card {}"),
    ("extension View { func card() {} }", "extension Text { func card() {} }"),
    ("extension Text: Comparable {}", "extension Text: Hashable {}"),
    ("func card() {}", "func card(of: Int) {}"),
    ("infix operator <>", "infix operator <>"),
  ])
  func `specs that declare the same name are compiled in separate modules`(
    first: String,
    second: String
  ) throws {
    let specs = [
      Spec(name: "a", shared: first), Spec(name: "b", shared: second),
      Spec(name: "c", scene: "EmptyView()"),
    ]
    #expect(try batches(specs) == [["a", "c"], ["b"]])
  }

  @Test func `specs with private declarations of the same name share a module`() throws {
    let card = "private struct Card: View { var body: some View { Color.red } }"
    let specs = [Spec(name: "a", shared: card), Spec(name: "b", shared: card)]
    #expect(try batches(specs) == [["a", "b"]])
  }

  @Test func `specs that use shared code of another spec are batched without that spec`() throws {
    let card = "struct Card: View { var body: some View { Color.red } }"
    let specs = [
      Spec(name: "a", scene: "Card()"), Spec(name: "b", scene: "Card()"),
      Spec(name: "c", shared: card),
    ]
    #expect(try batches(specs) == [["a", "b"], ["c"]])
  }

  @Test func `specs with different imports are compiled in separate modules`() throws {
    let specs = [
      Spec(name: "a", shared: "import Dispatch\nprivate let a = 1"), Spec(name: "b"),
      Spec(name: "c", shared: "import Dispatch\nprivate let c = 1"),
    ]
    #expect(try batches(specs) == [["a", "c"], ["b"]])
  }
}
