import Foundation
import Testing

/// Checks that types for authors and contributors have examples, and that all examples in doc
/// comments are compiled.
///
/// The code of an example is part of a test that checks its results, in a file whose name ends with
/// `ExampleTests.swift`, or of a file of `compiled`.
struct ExampleCommentTests {
  /// An example of a doc comment.
  private struct Example {
    var declaration: String
    var code: String
  }

  /// The files other than `ExampleTests.swift` that contain the code of examples.
  private static let compiled = [
    "Tests/Suite/SpecTests/SpecTests.swift",
    "Examples/Adopter/Sources/layouts-engine/main.swift", "Sources/Tool/plumb/main.swift",
    "Sources/Engine/ViewLayout/Layout/Rules/Position.swift",
    "Sources/Suite/SpecFormat/Expectations/PreferencesFence.swift",
  ]
  /// The declarations that have an example, by their readers.
  private static let declarations = [
    // Authors of specs and of tools with their own scenes.
    "protocol Layout", "struct CollectionScene", "struct PlaceholderView", "struct ContainerValues",
    "struct SubviewsCollection", "class Stage", "class SpecChecks", "func main",
    // Authors of engines.
    "class Engine", "protocol EngineHost", "protocol ServedEngine", "protocol ServedScene",
    "struct Unsupported", "struct Scenario", "class SceneLibrary", "class EngineLoop",
    "struct MessageBuffer", "enum EngineWire", "struct EngineHello", "enum EngineRequest",
    "enum EngineAnswer", "struct LayoutRequest", "struct LayoutsRequest", "struct LayoutAnswer",
    "struct EngineScene", "struct EngineElement", "struct ScriptCall", "struct LayoutProposal",
    "struct LayoutFrame", "struct LayoutEnvironment", "struct LayoutConditions",
    "struct LayoutLanguage", "struct DrawnEdge", "struct ResolvedNode", "struct ResolvedTree",
    "struct NodeTraits", "struct NodeExplanation", "struct NegotiationEntry", "enum DrawingContent",
    // Contributors.
    "protocol LayoutRule", "protocol LeafRule", "protocol WrapperRule", "protocol DescribedRule",
    "protocol LeafView", "protocol ContainerView", "protocol LayoutModifier",
    "protocol AttachmentModifier", "protocol Law", "protocol LayoutCheck", "protocol LintCheck",
    "protocol ExpectationFence", "protocol ReportWriter", "protocol ComparisonWriter",
    "protocol PlumbCommand", "protocol MutationOperator", "enum UIControlMetrics",
  ]

  @Test func `each declaration listed in this test has an example in its doc comment`() throws {
    let documented = Set(try Self.examples().map(\.declaration))
    #expect(Self.declarations.filter { !documented.contains($0) } == [])
  }

  @Test func `the code of each doc comment example is part of a compiled file`() throws {
    let tests = Self.files(below: "Tests").filter { $0.hasSuffix("ExampleTests.swift") }
    let files = try (Self.compiled + tests).map { Self.unindented(try Self.text(of: $0)) }
    for example in try Self.examples() {
      let code = Self.unindented(example.code)
      #expect(files.contains { $0.contains(code) }, "\(example.declaration): \(example.code)")
    }
  }

  /// Returns the paths of the Swift files below a folder, relative to the package.
  private static func files(below folder: String) -> [String] {
    let root = DocumentedBlock.root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: DocumentedBlock.root.appending(path: path), encoding: .utf8)
  }

  private static func examples() throws -> [Example] {
    try files(below: "Sources").flatMap { path -> [Example] in
      let text = try text(of: path)
      return text.contains("/// ```swift\n") ? examples(in: text) : []
    }
  }

  private static func examples(in text: String) -> [Example] {
    let pattern =
      #/\/\/\/ ```swift\n(?<code>(?:\h*\/\/\/.*\n)*?)\h*\/\/\/ ```\n(?:\h*\/\/\/.*\n|\h*@\w+.*\n)*.*?(?<declaration>(?:class|struct|enum|protocol|func) \w+)/#
    return text.matches(of: pattern).map { match in
      let lines = match.output.code.split(separator: "\n").map { line in
        line.drop { $0 == " " }.dropFirst("///".count)
      }
      return Example(
        declaration: String(match.output.declaration),
        code: lines.joined(separator: "\n")
      )
    }
  }

  /// Returns the lines of a text without indentation and without empty lines.
  private static func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
