internal import Dispatch
internal import Foundation
internal import Platform
internal import SpecFormat
internal import Synchronization

/// Compiles the scenes of several specs in parallel.
package struct SceneBuild: Sendable {
  /// The maximum number of specs that are compiled together.
  ///
  /// Larger batches need the same processor time per spec and more memory, and update the progress
  /// less often.
  private static let batchSize = 16

  private let compiler: SceneCompiler
  private let cache: CompilationCache?
  private let jobs: Int

  /// - Parameters:
  ///   - compiler: The compiler.
  ///   - jobs: The number of compilers that run at once; `nil` for the number of cores.
  package init(_ compiler: SwiftCompiler, jobs: Int? = nil) {
    self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    self.compiler = SceneCompiler(compiler)
    cache = compiler.cache
  }
}

extension SceneBuild {
  /// Compiles specs, apart from those with a cached result.
  ///
  /// - Parameters:
  ///   - modules: The specs.
  ///   - ignoresCache: Whether cached results are ignored.
  ///   - onProgress: Called a few times a second on the calling thread, with the number of compiled
  ///     specs and the total.
  /// - Returns: The result of each spec, in the same order.
  /// - Throws: The reason for which the first failing spec could not be compiled.
  package func scenes(
    of modules: [SceneModule],
    ignoresCache: Bool = false,
    onProgress: (Int, Int) -> Void = { _, _ in }
  ) throws(CompilerError) -> [CompiledScenes] {
    var scenes = Array<CompiledScenes?>(repeating: nil, count: modules.count)
    if !ignoresCache { scenes = ThreadPool.map(modules) { [compiler] in compiler.cached($0) } }
    let unknown = scenes.indices.filter { scenes[$0] == nil }
    guard !unknown.isEmpty else { return scenes.compactMap(\.self) }
    let compiled = compile(unknown.map { modules[$0] }, onProgress: onProgress)
    for (place, index) in unknown.enumerated() {
      if let result = compiled[place] { scenes[index] = try result.get() }
    }
    freeSpace(keeping: scenes.compactMap { $0?.library })
    return scenes.compactMap(\.self)
  }

  /// Removes old files from the cache, but none that this run uses.
  private func freeSpace(keeping libraries: [String]) {
    guard let cache else { return }
    for library in libraries { cache.touch(library) }
    cache.forgetOldest()
  }

  /// Compiles specs in batches, on several threads.
  ///
  /// If one cannot be compiled for a reason other than its code, no further batch is started.
  ///
  /// - Returns: The results of the specs whose batches were started, by index.
  private func compile(
    _ modules: [SceneModule],
    onProgress: (Int, Int) -> Void
  ) -> [Int: Result<CompiledScenes, CompilerError>] {
    let results = Mutex<[String: Result<CompiledScenes, CompilerError>]>([:])
    let share = (modules.count + jobs - 1) / jobs
    let batches = SceneBatch.batches(of: modules, size: min(Self.batchSize, share))
    // Each thread waits for a compiler process, so there may be more threads than cores.
    let pool = ThreadPool(threadCount: jobs)
    let threads = pool.start(jobCount: batches.count) { [compiler] _, index in
      guard !results.withLock({ $0.values.contains { $0.isFailure } }) else { return false }
      let batch = batches[index]
      let result = Result { () throws(CompilerError) in try compiler.compile(batch) }
      results.withLock { results in
        for (place, module) in batch.modules.enumerated() {
          results[module.name] = result.map { $0[place] }
        }
      }
      return true
    }
    while !threads.areDone(within: .milliseconds(100)) {
      onProgress(results.withLock { $0.count }, modules.count)
    }
    threads.join()
    let byName = results.withLock { $0 }
    return Dictionary(
      modules.enumerated().compactMap { index, module in byName[module.name].map { (index, $0) } }
    ) { first, _ in first }
  }
}

extension Result {
  fileprivate var isFailure: Bool {
    if case .failure = self { true } else { false }
  }
}

/// An index of the shared code of suites, which reads a file again only after it changed.
package struct SharedCodeIndex: Sendable {
  private struct Entry: Codable {
    var stamp: FileStamp
    /// The shared code; `nil` for a file without any.
    var code: SharedCode?
  }

  private let cache: CompilationCache?

  package init(_ cache: CompilationCache?) {
    self.cache = cache
  }
}

extension SharedCodeIndex {
  /// Returns all shared code below a folder, in the order of the files' paths; unreadable files are
  /// ignored.
  ///
  /// - Parameters:
  ///   - folder: The folder of specs, relative to the root.
  ///   - root: The absolute path of the directory that contains the folder.
  /// - Returns: One value for each file that has shared code.
  package func code(below folder: String, root: String) -> [SharedCode] {
    let key = "shared code below \(root)/\(folder)\n\(CompilationKeys.generator)"
    let known: [String: Entry] = cache?.value(of: key) ?? [:]
    let files = SpecSuite.filesOfCode(root: root, folder: folder)
    let stamps = files.map { FileStamp(of: "\(root)/\($0)") }
    let changed = zip(files, stamps).filter { known[$0]?.stamp != $1 }
    guard !changed.isEmpty || files.count < known.count else {
      return files.compactMap { known[$0]?.code }
    }
    let changedFiles = Set(changed.map(\.0))
    let specs = SpecSuite.load(
      root: root,
      folder: folder,
      where: { changedFiles.contains($0) && Self.mayShareCode("\(root)/\($0)") }
    )
    var codes = Dictionary(specs.documents.map { ($0.file, SharedCode(of: $0)) }) { $1 }
    for file in changedFiles where file.hasSuffix(".swift") {
      let text = try? String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      codes[file] = text.flatMap { SharedCode(file: file, text: $0) }
    }
    var entries: [String: Entry] = [:]
    for (file, stamp) in zip(files, stamps) {
      entries[file] =
        changedFiles.contains(file)
        ? Entry(stamp: stamp, code: codes[file] ?? nil) : known[file]
    }
    cache?.keep(entries, for: key)
    return files.compactMap { entries[$0]?.code }
  }

  /// Returns whether a file contains the word "shared", or a character reference that could be part
  /// of it.
  ///
  /// Parsing all specs of a suite takes seconds in a debug build, and few of them share code.
  private static func mayShareCode(_ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    return ["shared", "&#"].contains { data.range(of: Data($0.utf8)) != nil }
  }
}
