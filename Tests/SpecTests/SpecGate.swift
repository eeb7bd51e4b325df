import Conformance
import PlumbTool
import Scenarios
import SpecFormat
import Specs
import Testing

/// The specs of this package, and what comes of their scenarios.
///
/// All scenes run when the first result is asked for, in processes of the `plumb` that was built
/// beside the tests: one that traps or hangs fails its own test case and no other.
@MainActor
final class SpecGate {
  static let shared = SpecGate()

  /// The specs as they are on disk now, and every mistake in them.
  nonisolated static let suite = SpecSuite.load(
    root: Specs.catalog.root,
    folder: Specs.catalog.folder
  )

  /// What came of the one run of all scenes, be it a failure, which would be no other again.
  private lazy var sceneResults = Result { try runScenes() }
}

extension SpecGate {
  /// Every scenario of the specs.
  nonisolated static var cases: [SpecCase] {
    suite.documents.flatMap { document in
      document.scenarios.map { SpecCase(document: document, scenario: $0) }
    }
  }

  /// The results of a scenario's expectations, in document order.
  func results(of spec: SpecCase) throws -> [ExpectationResult] {
    if case .rejected = spec.scenario.body {
      return ConformanceRunner(catalog: Specs.catalog).run(spec.scenario, in: spec.document)
    }
    return try sceneResults.get()[spec.scenario.id, default: []]
  }

  /// A place in a spec, as Swift Testing links it.
  static func location(in file: String, line: Int, column: Int = 1) -> SourceLocation {
    SourceLocation(
      fileID: file,
      filePath: "\(Specs.catalog.root)/\(file)",
      line: line,
      column: column
    )
  }

  private func runScenes() throws -> [String: [ExpectationResult]] {
    let scenes = Self.cases.map(\.scenario).filter { scenario in
      if case .scene = scenario.body { true } else { false }
    }
    let plumb = ExecutablePath.current.directory + "/plumb"
    return try IsolatedRun(executable: plumb, root: Specs.catalog.root, timeLimit: 30).run(scenes)
  }
}
