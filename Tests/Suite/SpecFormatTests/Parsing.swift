import SpecFormat

/// Reads a spec as `Specs/x.md`.
func parse(
  _ text: String,
  name: String = "x"
) -> (document: SpecDocument, diagnostics: [SpecDiagnostic]) {
  SpecParser.parse(bytes: Array(text.utf8), file: "Specs/\(name).md", name: name)
}

/// The mistakes of a spec as the tool prints them.
func mistakes(in text: String) -> [String] {
  parse(text).diagnostics.map(\.description)
}

/// The mistakes of a block of expectations under a scene; its fence is at line 3.
func mistakes(inBlock info: String, _ lines: String) -> [String] {
  mistakes(in: "```swift\n```\n```\(info)\n\(lines)\n```\n")
}

/// The first expectation of a spec that has the block under a scene.
func expectation(_ info: String, _ lines: String) -> Expectation? {
  let (document, diagnostics) = parse("```swift\n```\n```\(info)\n\(lines)\n```\n")
  return diagnostics.isEmpty ? document.scenes.first?.phases.first?.expectations.first : nil
}

extension SpecDocument {
  /// The scenes of the document's scenarios.
  var scenes: [SceneSpec] {
    scenarios.compactMap { scenario in
      guard case .scene(let scene) = scenario.body else { return nil }
      return scene
    }
  }
}

/// Reads a Markdown file; an empty one where it cannot be read.
func markdown(_ text: String) -> MarkdownDocument {
  (try? MarkdownDocument(bytes: Array(text.utf8))) ?? .empty
}
