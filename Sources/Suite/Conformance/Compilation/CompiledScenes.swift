internal import Foundation
package import SpecFormat

/// What came of compiling the scenes of one spec.
package struct CompiledScenes: Sendable, Codable {
  /// A block of code that the compiler refuses, with what it says of it.
  package struct Refusal: Sendable, Codable {
    package var place: CodePlace
    /// The messages, in the order in which they were told; none where the block fails for another's
    /// fault alone.
    package var messages: [CompilerDiagnostic]
    /// The blocks that were left out before, and declare what its messages name.
    package var causes: Set<CodePlace> = []
  }

  /// The path of the library with all scenes that compile; `nil` where none does.
  package var library: String?
  /// Every block that does not compile, shared ones first to be found first.
  package var refusals: [Refusal] = []
  /// What the compiler warns of, where the code has just been compiled; nobody keeps it, so that it
  /// is told once.
  package var warnings: [CompilerDiagnostic] = []
  /// The library's size in bytes, by which one that was cut off is known.
  var librarySize = 0
  /// A hash of the lines that the library takes its code to be at.
  var lines: String

  /// Whether the library takes its code to be at the lines at which it is now: a trap names one.
  package func isAtLines(of module: SceneModule) -> Bool { lines == module.lines }
}

extension CompiledScenes {
  /// The messages on a scenario's code and on the shared code that it has failed for; `nil` where
  /// it compiles.
  ///
  /// Where nobody knows for which, it is that of all shared code.
  package func messages(
    on scenario: ScenarioSpec,
    in document: SpecDocument
  )
    -> [CompilerDiagnostic]?
  {
    guard case .scene(let scene) = scenario.body else { return nil }
    let place = CodePlace(file: document.file, fenceLine: scene.scene.fenceLine)
    let own = refusals.filter { $0.place == place }
    guard !own.isEmpty else { return nil }
    let scenes = Set(document.scenePlaces)
    let shared = refusals.filter { !scenes.contains($0.place) }
    let causes = causes(of: own)
    let isUnclear = causes.isEmpty && own.allSatisfy(\.messages.isEmpty)
    return (shared.filter { isUnclear || causes.contains($0.place) } + own).flatMap(\.messages)
  }

  /// The blocks for which some fail, those for which these fail in turn, and so on.
  private func causes(of refusals: [Refusal]) -> Set<CodePlace> {
    var causes: Set<CodePlace> = []
    var waiting = refusals.flatMap(\.causes)
    while let place = waiting.popLast() {
      guard causes.insert(place).inserted else { continue }
      waiting += self.refusals.filter { $0.place == place }.flatMap(\.causes)
    }
    return causes
  }

  /// Whether the library is there as it was made.
  var isWhole: Bool {
    library.map { FileStamp(of: $0).size == librarySize } ?? true
  }
}

extension SpecDocument {
  /// The places of its scenes.
  var scenePlaces: [CodePlace] {
    scenarios.compactMap { scenario in
      guard case .scene(let scene) = scenario.body else { return nil }
      return CodePlace(file: file, fenceLine: scene.scene.fenceLine)
    }
  }
}
