internal import Foundation
internal import Platform
internal import SpecFormat

/// Compiles the scenes of specs, one library per spec, and stores the results.
///
/// Specs are compiled in batches. A spec that the compiler refuses is compiled again without the
/// others of its batch. A block that it refuses is left out, and the rest of the spec is compiled
/// again. So a scene that does not compile does not affect any other.
package struct SceneCompiler: Sendable {
  /// The maximum duration of the compilation of a batch, in seconds.
  ///
  /// It is many times the usual duration. If the limit is exceeded, each spec is compiled alone,
  /// which finds the slow one.
  private static let batchTimeLimit = 40

  private let compiler: SwiftCompiler
  private let keys: CompilationKeys

  package init(_ compiler: SwiftCompiler) {
    self.compiler = compiler
    keys = CompilationKeys(compiler)
  }
}

extension SceneCompiler {
  /// Returns the stored result of a spec; `nil` if it has to be compiled.
  package func cached(_ module: SceneModule) -> CompiledScenes? {
    guard let cache = compiler.cache else { return nil }
    let source = keys.sourceKey(of: module)
    if let source, let scenes: CompiledScenes = cache.value(of: source), scenes.isWhole {
      return touched(scenes)
    }
    // Messages contain line numbers. Without messages, a library stays valid if its code only moved
    // within the file.
    guard let scenes: CompiledScenes = cache.value(of: keys.key(of: module)), scenes.isWhole,
      scenes.refusals.isEmpty || scenes.lines == module.lines
    else { return nil }
    if let source { cache.keep(scenes, for: source) }
    return touched(scenes)
  }

  /// Stores a result under both keys of its module.
  private func keep(_ scenes: CompiledScenes, of module: SceneModule) {
    compiler.cache?.keep(scenes, for: keys.key(of: module))
    if let source = keys.sourceKey(of: module) { compiler.cache?.keep(scenes, for: source) }
  }

  private func touched(_ scenes: CompiledScenes) -> CompiledScenes {
    if let library = scenes.library { compiler.cache?.touch(library) }
    return scenes
  }

  /// Compiles the specs of a batch.
  ///
  /// - Returns: The result of each spec, in the order of the batch.
  package func compile(_ batch: SceneBatch) throws(CompilerError) -> [CompiledScenes] {
    guard batch.modules.count > 1 else { return [try compile(batch.modules[0])] }
    try compiler.checkThatItIsThere()
    var paths: [String] = []
    for _ in batch.modules { paths.append(try pathOfNewLibrary()) }
    var output = ""
    do {
      var quick = compiler
      quick.timeLimit = min(compiler.timeLimit, Self.batchTimeLimit)
      let outcome = try makeLibraries(of: batch.modules, named: batch.name, at: paths, by: quick)
      output = outcome.output
      if outcome.status == 0 {
        var results: [CompiledScenes] = []
        for (module, path) in zip(batch.modules, paths) {
          results.append(
            try record(path, of: module, output: output, in: CompiledScenes(of: module))
          )
        }
        return results
      }
    } catch  where error.isOfCode {
      // Each spec is compiled alone below.
    }
    for path in paths { try? FileManager.default.removeItem(atPath: path) }
    return try compileParts(of: batch, refusedWith: output)
  }

  /// Compiles each spec that has errors alone, and the others as a batch again.
  private func compileParts(
    of batch: SceneBatch,
    refusedWith output: String
  ) throws(CompilerError) -> [CompiledScenes] {
    let errors = CompilerDiagnostic.parse(output).filter { $0.severity == .error }
    let isRefused = batch.modules.map { module in
      errors.contains { module.place(ofLine: $0.line, in: $0.file) != nil }
    }
    let others = zip(batch.modules, isRefused).filter { !$1 }.map(\.0)
    var results: [String: CompiledScenes] = [:]
    let isNarrowed = others.count < batch.modules.count
    for rest in SceneBatch.batches(of: others, size: isNarrowed ? others.count : 1) {
      for (module, scenes) in zip(rest.modules, try compile(rest)) { results[module.name] = scenes }
    }
    for (module, isRefused) in zip(batch.modules, isRefused) where isRefused {
      results[module.name] = try compile(module)
    }
    return batch.modules.compactMap { results[$0.name] }
  }

  /// Compiles a single spec.
  package func compile(_ module: SceneModule) throws(CompilerError) -> CompiledScenes {
    try compiler.checkThatItIsThere()
    var scenes = CompiledScenes(of: module)
    let path = try pathOfNewLibrary()
    while !module.codePlaces.allSatisfy(scenes.places.contains) {
      let outcome: SwiftCompiler.Outcome
      do {
        outcome = try makeLibraries(
          of: [module],
          named: module.name,
          without: scenes.places,
          at: [path],
          by: compiler
        )
      } catch  where error.isOfCode {
        let crashing =
          error.isReported
          ? try crashingScenes(of: module, besides: scenes.places, at: path) : []
        guard crashing.isEmpty else {
          scenes.refuse(crashing, of: module, saying: "\(error)")
          continue
        }
        // It is unknown which scene is at fault, and another attempt may finish. The result is not
        // cached.
        scenes.refuse(module.codePlaces, of: module, saying: "\(error)")
        return scenes
      }
      guard outcome.status != 0 else {
        return try record(path, of: module, output: outcome.output, in: scenes)
      }
      if let directory = [compiler.cache?.directory, compiler.temporaryDirectory].compactMap(\.self)
        .first(where: { !CompilationCache.hasFreeSpace(in: $0) })
      {
        try? FileManager.default.removeItem(atPath: path)
        throw .diskFull(directory: directory)
      }
      if let moduleError = compiler.moduleError(in: outcome.output) { throw moduleError }
      guard scenes.record(outcome.output, of: module) else {
        // The machine may be at fault, so that another attempt can succeed. The result is not
        // cached.
        scenes.refuse(module.codePlaces, of: module, saying: outcome.message)
        return scenes
      }
    }
    keep(scenes, of: module)
    return scenes
  }

  /// Returns the scenes of a spec on each of which the compiler crashes without the others.
  ///
  /// - Parameters:
  ///   - module: The spec.
  ///   - withdrawn: The blocks that are left out already.
  ///   - path: The path of the library, which is written if the compiler does not crash.
  /// - Returns: The scenes in document order; empty if none crashes the compiler alone.
  /// - Throws: The reason if the compiler cannot be run.
  /// - Complexity: O(*m* log *n*) calls of the compiler for *m* such scenes of *n*.
  private func crashingScenes(
    of module: SceneModule,
    besides withdrawn: Set<CodePlace>,
    at path: String
  ) throws(CompilerError) -> [CodePlace] {
    let remaining = module.codePlaces.filter { !withdrawn.contains($0) }
    var suspects = [remaining]
    var crashing: [CodePlace] = []
    while let group = suspects.popLast() {
      let others = withdrawn.union(remaining).subtracting(group)
      guard try isCrashing(module, without: others, at: path) else { continue }
      let half = group.count / 2
      if half == 0 {
        crashing += group
      } else {
        suspects += [group[half...], group[..<half]].map(Array.init)
      }
    }
    return crashing
  }

  private func isCrashing(
    _ module: SceneModule,
    without withdrawn: Set<CodePlace>,
    at path: String
  ) throws(CompilerError) -> Bool {
    do {
      _ = try makeLibraries(
        of: [module],
        named: module.name,
        without: withdrawn,
        at: [path],
        by: compiler
      )
      return false
    } catch  where error.isOfCode {
      return error.isReported
    }
  }

  /// Compiles a single spec as a whole, once.
  ///
  /// - Returns: The errors in its code, in the order of the compiler; empty if all of it compiles,
  ///   and then its library is in the cache.
  package func errors(of module: SceneModule) throws(CompilerError) -> [CompilerDiagnostic] {
    if let known = cached(module), known.refusals.isEmpty { return [] }
    try compiler.checkThatItIsThere()
    let key = "errors\n\(module.lines)\n\(keys.key(of: module))"
    if let known: [CompilerDiagnostic] = compiler.cache?.value(of: key) { return known }
    let path = try pathOfNewLibrary()
    let outcome = try makeLibraries(of: [module], named: module.name, at: [path], by: compiler)
    guard outcome.status != 0 else {
      _ = try record(path, of: module, output: outcome.output, in: CompiledScenes(of: module))
      return []
    }
    if let moduleError = compiler.moduleError(in: outcome.output) { throw moduleError }
    let errors = CompilerDiagnostic.parse(outcome.output).filter { $0.severity == .error }
    guard !errors.isEmpty else { throw .compilerCrashed(outcome.message) }
    compiler.cache?.keep(errors, for: key)
    return errors
  }

  /// Stores a library and the result of compiling its spec.
  private func record(
    _ path: String,
    of module: SceneModule,
    output: String,
    in scenes: CompiledScenes
  ) throws(CompilerError) -> CompiledScenes {
    var scenes = scenes
    try keep(path, of: module, in: &scenes)
    keep(scenes, of: module)
    scenes.warnings = CompilerDiagnostic.parse(output).filter { message in
      message.severity == .warning && !message.message.contains(EntryDeclaration.ownWords)
        && module.place(ofLine: message.line, in: message.file) != nil
    }
    return scenes
  }

  private func makeLibraries(
    of modules: [SceneModule],
    named name: String,
    without withdrawn: Set<CodePlace> = [],
    at paths: [String],
    by compiler: SwiftCompiler
  ) throws(CompilerError) -> SwiftCompiler.Outcome {
    var sources: [String: GeneratedSource] = [:]
    var requests: [SwiftCompiler.LibraryRequest] = []
    for (module, path) in zip(modules, paths) {
      let files = module.files(without: withdrawn)
      for file in files {
        sources[file.name] = GeneratedSource(name: file.name, text: file.contents)
      }
      requests.append(SwiftCompiler.LibraryRequest(files: files.map(\.name), path: path))
    }
    return try compiler.makeLibraries(
      requests,
      of: sources.values.sorted { $0.name < $1.name },
      module: name,
      imports: modules[0].imports
    )
  }

  private func pathOfNewLibrary() throws(CompilerError) -> String {
    do {
      return try compiler.cache?.pathOfNewFile()
        ?? NSTemporaryDirectory() + "plumb-\(UUID().uuidString).so"
    } catch {
      throw .notStarted(error.reason)
    }
  }

  private func keep(
    _ path: String,
    of module: SceneModule,
    in scenes: inout CompiledScenes
  ) throws(CompilerError) {
    do {
      scenes.librarySize = FileStamp(of: path).size
      scenes.library = try compiler.cache?.store(path, for: keys.key(of: module)) ?? path
    } catch {
      throw .notStarted(error.reason)
    }
  }
}

extension CompiledScenes {
  /// Creates the result of a spec of which nothing is compiled yet.
  fileprivate init(of module: SceneModule) { self.init(lines: module.lines) }

  /// The places of the blocks that are left out.
  fileprivate var places: Set<CodePlace> { Set(refusals.map(\.place)) }

  /// Adds the blocks that the compiler refuses.
  ///
  /// - Returns: Whether there is at least one.
  fileprivate mutating func record(_ output: String, of module: SceneModule) -> Bool {
    let new = DiagnosticAttribution(of: module, without: places).placedRefusals(in: output)
    refusals += new
    return !new.isEmpty
  }

  /// Refuses scenes that remain with one message.
  fileprivate mutating func refuse(
    _ scenes: [CodePlace],
    of module: SceneModule,
    saying message: String
  ) {
    refusals += DiagnosticAttribution(of: module, without: places)
      .refusals(of: scenes, saying: message)
  }
}

extension SceneModule {
  /// The places of the scenes; those of the shared blocks if there is no scene.
  fileprivate var codePlaces: [CodePlace] {
    let scenes = document.scenePlaces
    guard scenes.isEmpty else { return scenes }
    return document.sharedBlocks.map { CodePlace(file: document.file, fenceLine: $0.fenceLine) }
  }
}

extension SwiftCompiler.Outcome {
  /// The compiler's output, or a replacement if it printed nothing because the system ended it.
  fileprivate var message: String {
    output.allSatisfy(\.isWhitespace)
      ? "the compiler ended with status \(status) and without messages" : output
  }
}
