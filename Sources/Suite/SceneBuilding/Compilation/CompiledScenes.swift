internal import Foundation
package import SpecFormat

/// The result of compiling the scenes of one spec.
package struct CompiledScenes: Sendable, Codable {
  /// A block of code that does not compile, with the compiler's messages.
  package struct Refusal: Sendable, Codable {
    package var place: CodePlace
    /// The messages in the order of the compiler; empty if the block fails only because of another
    /// block.
    package var messages: [CompilerDiagnostic]
    /// The blocks that were left out earlier and declare names that the messages refer to.
    package var causes: Set<CodePlace> = []
  }

  /// The path of the library with all scenes that compile; `nil` if none does.
  package var library: String?
  /// Every block that does not compile, in the order of detection, which usually begins with shared
  /// blocks.
  package var refusals: [Refusal] = []
  /// The compiler's warnings if the code was compiled just now; they are not cached, so they are
  /// reported once.
  package var warnings: [CompilerDiagnostic] = []
  /// The library's size in bytes, used to detect a truncated file.
  var librarySize = 0
  /// A hash of the source lines that are compiled into the library.
  var lines: String

  /// Returns whether the source lines in the library are still correct, as a trap reports one of
  /// them.
  package func isAtLines(of module: SceneModule) -> Bool { lines == module.lines }
}

extension CompiledScenes {
  /// Returns the messages about a scenario's code and about the shared code that makes it fail;
  /// `nil` if it compiles.
  ///
  /// If the shared code at fault is unknown, the messages of all shared code are included.
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

  /// Returns the blocks that make the given blocks fail, including indirect causes.
  private func causes(of refusals: [Refusal]) -> Set<CodePlace> {
    var causes: Set<CodePlace> = []
    var waiting = refusals.flatMap(\.causes)
    while let place = waiting.popLast() {
      guard causes.insert(place).inserted else { continue }
      waiting += self.refusals.filter { $0.place == place }.flatMap(\.causes)
    }
    return causes
  }

  /// Whether the library exists with its full size.
  var isWhole: Bool {
    library.map { FileStamp(of: $0).size == librarySize } ?? true
  }
}

extension SpecDocument {
  /// The places of the document's scenes.
  package var scenePlaces: [CodePlace] {
    scenarios.compactMap { scenario in
      guard case .scene(let scene) = scenario.body else { return nil }
      return CodePlace(file: file, fenceLine: scene.scene.fenceLine)
    }
  }
}
