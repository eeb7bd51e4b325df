internal import Foundation
package import SpecFormat

/// The Swift compiler and the modules that it is to see.
package struct SwiftCompiler: Sendable {
  /// The outcome of a call.
  package struct Outcome: Sendable, Equatable, Codable {
    /// The exit status: 0 where the code compiles.
    package var status: Int32
    /// Everything that was printed.
    package var output: String

    package init(status: Int32, output: String) {
      self.status = status
      self.output = output
    }
  }

  /// The path of `swiftc`; `nil` where there is none.
  package var path: String?
  /// The directory with the built modules.
  package var modules: String
  /// The engine that it compiles for.
  package var target: SceneTarget
  /// How long a call may take, in seconds.
  package var timeLimit = 120
  /// Whether the modules are of another `plumb` than the one that runs.
  var isMixed = false
  /// Where outcomes are kept; `nil` where the compiler is to be asked each time.
  package var cache: CompilationCache?

  /// - Parameters:
  ///   - path: The path of `swiftc`; `nil` where there is none.
  ///   - modules: The directory with the built modules.
  ///   - target: The engine that it compiles for.
  ///   - cache: Where outcomes are kept; `nil` where the compiler is to be asked each time.
  package init(
    path: String?,
    modules: String,
    target: SceneTarget = .plumb,
    cache: CompilationCache? = nil
  ) {
    self.path = path
    self.modules = modules
    self.target = target
    self.cache = cache
  }
}

extension SwiftCompiler {
  /// The compiler on the path, and the modules that an executable was built or installed with.
  ///
  /// - Parameters:
  ///   - executable: A `plumb`: a build has its modules beside it, an installation in
  ///     `../lib/plumb/Modules`.
  ///   - target: The engine that it compiles for, with modules of its own or those of the
  ///     executable.
  ///   - environment: The variables of the process.
  /// - Returns: A compiler that may turn out to be missing when it is asked.
  package static func beside(
    executable: ExecutablePath,
    for target: SceneTarget = .plumb,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> SwiftCompiler {
    let candidates = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    let installation = Installation(of: executable)
    var compiler = SwiftCompiler(
      path: candidates.first { FileManager.default.isExecutableFile(atPath: $0) },
      modules: target.modules ?? installation?.modules ?? executable.directory + "/Modules",
      target: target,
      cache: .shared(environment: environment)
    )
    compiler.isMixed = target.modules == nil && installation?.isMixed ?? false
    return compiler
  }

  /// Checks a file of Swift code, in Swift 5 mode as specs are: its types, and then what the
  /// compiler finds only in the flow of the code, such as a missing return.
  ///
  /// A text that it was asked about before is not compiled again.
  package func check(_ source: String) throws(CompilerError) -> Outcome {
    try checkThatItIsThere()
    let key = key(of: source, imports: nil)
    if let known: Outcome = cache?.value(of: key) { return known }
    let file = GeneratedSource(name: "Rejected.swift", text: source)
    let outcome = try run(["-emit-sil", "-o", "/dev/null"], on: [file])
    cache?.keep(outcome, for: key)
    return outcome
  }

  /// Compiles files to a library that is loaded into a `plumb`.
  ///
  /// - Parameters:
  ///   - files: The files of the module.
  ///   - module: The module's name.
  ///   - imports: What they import besides what all code sees; `nil` where that is not known.
  ///   - library: The path of the library, whose folder exists.
  /// - Returns: What the compiler says.
  /// - Throws: Why it could not be asked.
  func makeLibrary(
    of files: [GeneratedSource],
    module: String,
    imports: Set<String>?,
    at library: String
  ) throws(CompilerError) -> Outcome {
    try run(
      [
        "-emit-library", "-o", library, "-module-name", module, "-parse-as-library", "-Onone",
        "-whole-module-optimization", "-use-ld=lld",
      ] + effort + (seesMore(imports) ? moduleMaps : []),
      on: files
    )
  }

  /// A text that says all that an outcome depends on: the code, the compiler, and modules that
  /// nobody has built again.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - imports: What it imports besides what all code sees; `nil` where that is not known.
  /// - Returns: Lines, the code last.
  func key(of text: String, imports: Set<String>?) -> String {
    let names = seesMore(imports) ? allModules : target.neededModules.map { "\($0).swiftmodule" }
    let stamps = names.map { "\($0) \(FileStamp(of: "\(modules)/\($0)"))" }
    let compiler = path.map { "\($0) \(FileStamp(of: $0))" } ?? ""
    return ([compiler, modules] + aliases + stamps + [text]).joined(separator: "\n")
  }

  /// - Throws: That there is no compiler, or there are no modules.
  package func checkThatItIsThere() throws(CompilerError) {
    guard path != nil else { throw .compilerMissing }
    let missing = engine.filter { !FileManager.default.fileExists(atPath: "\(modules)/\($0)") }
    guard missing.isEmpty else {
      throw target == .plumb
        ? .modulesMissing(directory: modules)
        : .engineModulesMissing(missing, directory: modules)
    }
    guard !isMixed else { throw .modulesOfAnother(directory: modules) }
  }
}

/// A file of Swift on its way to the compiler.
struct GeneratedSource {
  var name: String
  var text: String
}

extension SwiftCompiler {
  private func run(
    _ arguments: [String],
    on files: [GeneratedSource]
  ) throws(CompilerError) -> Outcome {
    let folder = URL(fileURLWithPath: temporaryDirectory)
      .appendingPathComponent("plumb-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(files, into: folder)
    do {
      return try call(
        arguments + ["-swift-version", "5", "-I", modules] + aliases
          + files.map { folder.appendingPathComponent($0.name).path },
        in: folder
      )
    } catch let error as CompilerError {
      throw error
    } catch {
      throw .notStarted("\(error.localizedDescription)")
    }
  }

  /// The folder for the files that a call needs and nobody after it.
  var temporaryDirectory: String { FileManager.default.temporaryDirectory.path }

  /// Writes the files that a call needs, and an empty one for its messages.
  private func write(_ files: [GeneratedSource], into folder: URL) throws(CompilerError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for file in files + [GeneratedSource(name: Self.log, text: "")] {
        let place = folder.appendingPathComponent(file.name)
        try file.text.write(to: place, atomically: false, encoding: .utf8)
      }
    } catch {
      throw .notWritable(directory: temporaryDirectory, reason: error.localizedDescription)
    }
  }

  /// The file with a call's messages.
  private static let log = "messages.txt"

  /// Runs the compiler, its messages in a file, so that no pipe can fill up.
  private func call(_ arguments: [String], in folder: URL) throws -> Outcome {
    guard let path else { throw CompilerError.compilerMissing }
    let log = folder.appendingPathComponent(Self.log)
    let handle = try FileHandle(forWritingTo: log)
    defer { try? handle.close() }
    let process = Process()
    // Whoever ends this process by a signal leaves the compiler behind, which would go on for as
    // long as it needs: no process of it may take more of the processor than that.
    let limited = "ulimit -t \(4 * timeLimit) 2>/dev/null || :; exec \"$0\" \"$@\""
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", limited, path] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    let deadline = Date(timeIntervalSinceNow: Double(timeLimit))
    while process.isRunning, Date() < deadline { usleep(5_000) }
    guard !process.isRunning else {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      throw CompilerError.timedOut(seconds: timeLimit)
    }
    let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    guard process.terminationReason == .exit, process.terminationStatus <= 1 else {
      throw CompilerError.compilerCrashed(output)
    }
    return Outcome(status: process.terminationStatus, output: output)
  }
}

extension SwiftCompiler {
  /// The engine's own modules.
  var engine: [String] { target.builtModules.map { "\($0).swiftmodule" } }

  /// The words by which the compiler is told the names that code has for modules.
  var aliases: [String] {
    target.aliases.sorted { $0.key < $1.key }.flatMap {
      ["-module-alias", "\($0.key)=\($0.value)"]
    }
  }

  /// Whether code sees modules that were built, besides the engine's own; nobody knows what another
  /// engine's modules see.
  func seesMore(_ imports: Set<String>?) -> Bool {
    target != .plumb || imports?.contains { isBuilt($0) } ?? true
  }

  /// The words that say how hard the compiler tries.
  ///
  /// By itself it looks for no name that was probably meant. What another engine lacks, nobody has
  /// misspelt, and to look for it doubles the time: 0.7 s for a spec instead of 0.3 s. And where a
  /// body uses what an engine lacks, the compiler may try types for minutes; with a bound, which is
  /// not one of time, that spec is refused in 4 s.
  var effort: [String] {
    target == .plumb
      ? ["-typo-correction-limit", "10"] : ["-Xfrontend", "-solver-scope-threshold=20000"]
  }

  /// The words by which the compiler finds the modules of C that a build has made maps for: a
  /// package's own modules may see these.
  var moduleMaps: [String] {
    let build = URL(fileURLWithPath: modules).deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
    let maps = names.sorted().map { "\(build)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    return maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Whether a module is one of those that were built, and not of the toolchain's.
  private func isBuilt(_ module: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(modules)/\(module).swiftmodule")
  }

  /// All built modules: a package's own may see any other.
  var allModules: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    return names.filter { $0.hasSuffix(".swiftmodule") }.sorted()
  }
}

extension SwiftCompiler {
  /// The compiler's first error about one of the engine's modules, which is nobody's code, as a
  /// trouble; `nil` where it reads them.
  func troubleWithModules(in output: String) -> CompilerError? {
    let line = output.split(whereSeparator: \.isNewline).first { line in
      line.contains("error: ")
        && ["cannot be imported", "no such module", "failed to load", "compiled with"]
          .contains { line.contains($0) }
        && target.builtModules.contains {
          line.contains("module '\($0)'") || line.contains("\($0).swiftmodule")
        }
    }
    guard let line, let start = line.firstRange(of: "error: ")?.upperBound else { return nil }
    let reason = String(line[start...])
    return target == .plumb
      ? .modulesUnreadable(directory: modules, reason: reason)
      : .engineModulesUnreadable(directory: modules, reason: reason)
  }
}
