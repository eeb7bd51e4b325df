import Conformance
import Foundation
import LayoutTree
import Pictures
import Reporting
import Scenarios
import SpecFormat
import Testing
import ViewLayout

@testable import Site
import PlumbEngine

/// Sites of specs whose scenes consist of one text.
@MainActor
enum SiteFixture {
  /// Runs the spec `views/a`, whose scenes all show the same text, and returns its site.
  static func files(
    _ markdown: String,
    text: String = "Reset",
    printed: [String: String] = [:],
    kills: MutationScore? = nil
  ) throws -> [String: String] {
    try files(["views/a": markdown], text: text, printed: printed, kills: kills)
  }

  /// Runs specs, given by name, whose scenes all show the same text, and returns their site.
  static func files(
    _ specs: [String: String],
    text: String = "Reset",
    printed: [String: String] = [:],
    kills: MutationScore? = nil
  ) throws -> [String: String] {
    try files(specs, text: { _ in text }, printed: printed, kills: kills)
  }

  /// Runs specs and returns their site.
  ///
  /// - Parameters:
  ///   - specs: The Markdown of the specs, by name.
  ///   - text: Returns the text of a scene for the id of its scenario.
  ///   - font: The font of the app that all texts are drawn in; `nil` for the test font.
  ///   - printed: The output of scenarios, by id.
  ///   - kills: The mutation score of the suite.
  /// - Returns: The contents of all files, by path; for a copy, the path of the original.
  /// - Throws: An error if a spec is malformed.
  static func files(
    _ specs: [String: String],
    text: (String) -> String,
    font: DrawingFont? = nil,
    printed: [String: String] = [:],
    kills: MutationScore? = nil
  ) throws -> [String: String] {
    var documents: [SpecDocument] = []
    for (name, markdown) in specs.sorted(by: { $0.key < $1.key }) {
      let bytes = Array(markdown.utf8)
      let parsed = SpecParser.parse(bytes: bytes, file: "Specs/\(name).md", name: name)
      try #require(parsed.diagnostics == [])
      documents.append(parsed.document)
    }
    let scenarios = documents.flatMap(\.scenarios).map { spec in
      let text = text(spec.id)
      return Scenario(id: spec.id, digest: spec.digest) { stage in
        stage.scene { Text(verbatim: text) }
      }
    }
    let catalog = Catalog(root: "/", folder: "Specs", scenarios: scenarios)
    let runner = ConformanceRunner(engine: CompiledEngine(catalog.scenarios))
    var runs: [ScenarioRun] = []
    for document in documents {
      for spec in document.scenarios {
        let report = ScenarioReport(
          id: spec.id,
          line: spec.line,
          results: runner.run(spec, in: document),
          printed: printed[spec.id] ?? ""
        )
        var run = ScenarioRun(of: spec, in: document, report: report)
        let inspector = runner.inspector
        run.layouts = try inspector.drawnLayouts(of: spec, in: document)
          .map { font.map($0.drawn) ?? $0 }
        var charts: [ConditionChart] = []
        _ = try inspector.layouts(
          of: spec,
          in: document,
          onPicture: { _ in },
          onChart: { charts.append($0) }
        )
        run.charts = charts
        run.sweep = run.layouts.first.flatMap { layout in
          inspector.sweep(spec, in: document, around: layout).map {
            WidthSweepDrawing($0, around: layout)
          }
        }
        runs.append(run)
      }
    }
    let content = SiteContent(
      report: ConformanceReport(documents: documents, scenarios: runs.map(\.report)),
      documents: documents,
      runs: runs,
      sourceLinks: SourceLinks(relativePath: ".."),
      kills: kills
    )
    var files: [String: String] = [:]
    SiteWriter(content).forEachFile { files[$0.path] = $0.original ?? $0.text }
    return files
  }

  /// Returns a spec with one scenario.
  static func spec(prose: String = "Prose.", frames: String = "Text \"Reset\"  0 0 50 20") -> String
  {
    """
    # Texts

    ## A word is as wide as its letters

    \(prose)

    ```swift
    Text("Reset")
    ```

    ```frames 320x480 evidence=derived
    \(frames)
    ```

    """
  }

  /// Another clause for a spec.
  static let other = spec().replacing("# Texts\n", with: "")
    .replacing("## A word", with: "## Another word")

  /// A spec with two clauses, of which the second one fails.
  static let specOfTwo =
    spec()
    + spec(frames: "Text \"Reset\"  8 0 50 20")
    .replacing("# Texts\n", with: "").replacing("## A word", with: "## No word")
}

extension ScenarioLayout {
  /// Returns the layout with its texts drawn in a font of an app.
  fileprivate func drawn(in font: DrawingFont) -> ScenarioLayout {
    func change(_ node: inout ResolvedNode) {
      if case .text(var text) = node.content {
        text.face = DrawingText.Face(weight: 400, isItalic: false, isMonospaced: false, ascent: 16)
        text.face?.font = font
        node.picture?.content = .text(text)
      }
      for index in node.children.indices { change(&node.children[index]) }
    }
    var layout = self
    for index in layout.tree.nodes.indices { change(&layout.tree.nodes[index]) }
    return layout
  }
}
