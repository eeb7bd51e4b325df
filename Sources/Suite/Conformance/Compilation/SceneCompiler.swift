internal import Foundation
package import SpecFormat

/// Compiles the scenes of specs, each spec to a library of its own, and remembers what came.
///
/// A block that the compiler refuses is left out, and the rest is compiled again: one scene that
/// does not compile takes no other with it.
package struct SceneCompiler: Sendable {
  private let compiler: SwiftCompiler

  package init(_ compiler: SwiftCompiler) {
    self.compiler = compiler
  }
}

extension SceneCompiler {
  /// What came of a spec before; `nil` where it has to be compiled.
  package func cached(_ module: SceneModule) -> CompiledScenes? {
    let key = key(of: module)
    guard let scenes: CompiledScenes = compiler.cache?.value(of: key) else { return nil }
    // A message names a line; a library that is moved within its file is as good as before.
    guard scenes.isWhole, scenes.refusals.isEmpty || scenes.lines == module.lines else {
      return nil
    }
    if let library = scenes.library { compiler.cache?.touch(library) }
    return scenes
  }

  /// Compiles a spec.
  package func compile(_ module: SceneModule) throws(CompilerError) -> CompiledScenes {
    try compiler.checkThatItIsThere()
    var scenes = CompiledScenes(lines: module.lines)
    let path = try pathOfNewLibrary()
    while !module.document.scenePlaces.allSatisfy(scenes.places.contains) {
      let outcome: SwiftCompiler.Outcome
      do {
        outcome = try makeLibrary(of: module, without: scenes.places, at: path)
      } catch  where error.isOfCode {
        // Nobody knows for which scene, and another time it may end.
        scenes.refuseAll(of: module, saying: "\(error)")
        return scenes
      }
      guard outcome.status != 0 else {
        try keep(path, of: module, in: &scenes)
        scenes.warnings = CompilerDiagnostic.parse(outcome.output).filter { message in
          message.severity == .warning && !message.message.contains(EntryDeclaration.ownWords)
            && module.place(ofLine: message.line, in: message.file) != nil
        }
        break
      }
      if let directory = [compiler.cache?.directory, compiler.temporaryDirectory].compactMap(\.self)
        .first(where: { !CompilationCache.hasRoom(in: $0) })
      {
        try? FileManager.default.removeItem(atPath: path)
        throw .diskFull(directory: directory)
      }
      if let trouble = compiler.troubleWithModules(in: outcome.output) { throw trouble }
      guard scenes.record(outcome.output, of: module) else {
        // It may be the machine's fault, and no other time.
        scenes.refuseAll(of: module, saying: outcome.words)
        return scenes
      }
    }
    var kept = scenes
    kept.warnings = []
    compiler.cache?.keep(kept, for: key(of: module))
    return scenes
  }

  private func makeLibrary(
    of module: SceneModule,
    without withdrawn: Set<CodePlace>,
    at path: String
  ) throws(CompilerError) -> SwiftCompiler.Outcome {
    try compiler.makeLibrary(
      of: module.files(without: withdrawn).map {
        GeneratedSource(name: $0.name, text: $0.contents)
      },
      module: module.name,
      imports: module.imports,
      at: path
    )
  }

  private func key(of module: SceneModule) -> String {
    compiler.key(of: module.identity, imports: module.imports)
  }

  private func pathOfNewLibrary() throws(CompilerError) -> String {
    do {
      return try compiler.cache?.pathOfNewFile()
        ?? NSTemporaryDirectory() + "plumb-\(UUID().uuidString).so"
    } catch {
      throw .notStarted(error.localizedDescription)
    }
  }

  private func keep(
    _ path: String,
    of module: SceneModule,
    in scenes: inout CompiledScenes
  ) throws(CompilerError) {
    do {
      scenes.librarySize = FileStamp(of: path).size
      scenes.library = try compiler.cache?.store(path, for: key(of: module)) ?? path
    } catch {
      throw .notStarted(error.localizedDescription)
    }
  }
}

extension CompiledScenes {
  /// The blocks that are left out.
  fileprivate var places: Set<CodePlace> { Set(refusals.map(\.place)) }

  /// Leaves out the blocks that the compiler refuses.
  ///
  /// - Returns: Whether it names one at least.
  fileprivate mutating func record(_ output: String, of module: SceneModule) -> Bool {
    let new = DiagnosticAttribution(of: module, without: places).placedRefusals(in: output)
    refusals += new
    return !new.isEmpty
  }

  /// Leaves out all scenes that are left.
  fileprivate mutating func refuseAll(of module: SceneModule, saying words: String) {
    refusals += DiagnosticAttribution(of: module, without: places).refusalsOfAll(saying: words)
  }
}

extension SwiftCompiler.Outcome {
  /// The compiler's words, of which there may be none where something of the machine ended it.
  fileprivate var words: String {
    output.allSatisfy(\.isWhitespace)
      ? "the compiler ended with status \(status), and said nothing" : output
  }
}
