internal import Dispatch
internal import Foundation
package import SpecFormat
internal import Synchronization

/// Compiles what a run needs of several specs, as many at once as there are cores.
package struct SceneBuild: Sendable {
  private let compiler: SceneCompiler
  private let cache: CompilationCache?

  package init(_ compiler: SwiftCompiler) {
    self.compiler = SceneCompiler(compiler)
    cache = compiler.cache
  }
}

extension SceneBuild {
  /// Compiles specs, those alone whose code is not known.
  ///
  /// - Parameters:
  ///   - modules: The specs.
  ///   - isAnew: Whether they are compiled in any case.
  ///   - onProgress: Called on any thread with how many of how many are compiled.
  /// - Returns: What came of each, in the same order.
  /// - Throws: Why nothing can be compiled, for the first spec that cannot.
  package func scenes(
    of modules: [SceneModule],
    isAnew: Bool = false,
    onProgress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(CompilerError) -> [CompiledScenes] {
    var scenes = modules.map { isAnew ? nil : compiler.known($0) }
    let unknown = scenes.indices.filter { scenes[$0] == nil }
    guard !unknown.isEmpty else { return scenes.compactMap(\.self) }
    let results = Mutex<[Int: Result<CompiledScenes, CompilerError>]>([:])
    DispatchQueue.concurrentPerform(iterations: unknown.count) { place in
      // Once one has failed for a reason that is nobody's code, the others would too.
      guard !results.withLock({ $0.values.contains { $0.isFailure } }) else { return }
      let index = unknown[place]
      let result = Result { () throws(CompilerError) in try compiler.compile(modules[index]) }
      let count = results.withLock {
        $0[index] = result
        return $0.count
      }
      onProgress(count, unknown.count)
    }
    cache?.forgetOldest()
    let compiled = results.withLock { $0 }
    for index in unknown {
      if let result = compiled[index] { scenes[index] = try result.get() }
    }
    return scenes.compactMap(\.self)
  }
}

extension Result {
  fileprivate var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}
