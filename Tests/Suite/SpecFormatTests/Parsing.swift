import SpecFormat

/// Parses a spec as `Specs/x.md`.
func parse(
  _ text: String,
  name: String = "x"
) -> (document: SpecDocument, diagnostics: [SpecDiagnostic]) {
  SpecParser.parse(bytes: Array(text.utf8), file: "Specs/\(name).md", name: name)
}

/// Returns the mistakes of a spec in the tool's format.
func mistakes(in text: String) -> [String] {
  parse(text).diagnostics.map(\.description)
}

/// Returns the mistakes of an expectation block after a scene; its fence is at line 3.
func mistakes(inBlock info: String, _ lines: String) -> [String] {
  mistakes(in: "```swift\n```\n```\(info)\n\(lines)\n```\n")
}

/// Returns the first expectation of a spec with a block after a scene.
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

/// Parses a Markdown file; returns an empty document if that fails.
func markdown(_ text: String) -> MarkdownDocument {
  (try? MarkdownDocument(bytes: Array(text.utf8))) ?? .empty
}
