internal import Foundation
internal import Platform
internal import SpecFormat
internal import Synchronization

/// The Swift compiler, with the modules that code is compiled against.
package struct SwiftCompiler: Sendable {
  /// The result of a call of the compiler.
  package struct Outcome: Sendable, Equatable, Codable {
    /// The exit status: 0 if the code compiles.
    package var status: Int32
    /// The complete output of the compiler.
    package var output: String

    package init(status: Int32, output: String) {
      self.status = status
      self.output = output
    }
  }

  /// The path of `swiftc`; `nil` if it was not found.
  package var path: String?
  /// The directory with the built modules.
  package var modules: String
  /// The engine that scenes are compiled for.
  package var target: SceneTarget
  /// The maximum duration of a call, in seconds.
  package var timeLimit = 120
  /// The installation with the modules; `nil` if they are in a build folder.
  var installation: Installation?
  /// The cache of results; `nil` if every call runs the compiler.
  package var cache: CompilationCache?
  /// The folder of the compiler's own modules; `nil` for its default, in the user's home.
  var compilerModules: String?
  /// The modules of a package that code may import; `nil` for none.
  package var package: PackageModules?

  /// - Parameters:
  ///   - path: The path of `swiftc`; `nil` if it was not found.
  ///   - modules: The directory with the built modules.
  ///   - target: The engine that scenes are compiled for.
  ///   - cache: The cache of results; `nil` if every call runs the compiler.
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
  /// Returns the compiler in `PATH`, with the modules that an executable was built or installed
  /// with.
  ///
  /// - Parameters:
  ///   - executable: A `plumb`. A build has its modules beside it, an installation in
  ///     `../lib/plumb/Modules`.
  ///   - target: The engine to compile for, with its own modules or those of the executable.
  ///   - environment: The environment variables of the process.
  /// - Returns: A compiler; whether it exists is checked by ``checkThatItIsThere()``.
  package static func beside(
    executable: ExecutablePath,
    for target: SceneTarget = .plumb,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> SwiftCompiler {
    let installation = Installation(of: executable, environment: environment)
    var compiler = onPath(environment)
    compiler.modules =
      target.modules ?? installation?.modules ?? executable.directory + "/Modules"
    compiler.target = target
    if target.modules == nil { compiler.installation = installation }
    return compiler
  }

  /// Returns the compiler in `PATH`, without modules.
  static func onPath(_ environment: [String: String]) -> SwiftCompiler {
    let candidates = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    var compiler = SwiftCompiler(
      path: candidates.first { FileManager.default.isExecutableFile(atPath: $0) },
      modules: "",
      cache: .shared(environment: environment)
    )
    compiler.compilerModules = CompilationCache.compilerModules(environment: environment)
    return compiler
  }

  /// Checks a file of Swift code in Swift 5 mode, as for specs, and returns the compiler's
  /// messages.
  ///
  /// Errors in types are found, and errors of data flow such as a missing return. The result is
  /// cached by the text.
  package func check(_ source: String) throws(CompilerError) -> Outcome {
    try checkThatItIsThere()
    let key = key(of: source, imports: nil)
    if let known: Outcome = cache?.value(of: key) { return known }
    let file = GeneratedSource(name: "Rejected.swift", text: source)
    let toolchain = try toolchain()
    let outcome = try withFolder(of: [file]) { folder throws(CompilerError) in
      try folder.run(
        toolchain.compiler,
        toolchain.checkArguments(of: "\(folder.path)/\(file.name)") + common
      )
    }
    cache?.keep(outcome, for: key)
    return outcome
  }

  /// Calls the driver of the compiler.
  ///
  /// - Parameter arguments: The arguments, with absolute paths.
  /// - Returns: The status and the messages.
  /// - Throws: The reason if the driver cannot be started, or exceeds the time limit.
  package func drive(_ arguments: [String]) throws(CompilerError) -> Outcome {
    guard let path else { throw .compilerMissing }
    return try withFolder(of: []) { folder throws(CompilerError) in
      try folder.run(path, arguments)
    }
  }

  /// The version of the compiler, such as `swift-6.3.1-RELEASE`.
  package var version: String {
    get throws(CompilerError) { try toolchain().version }
  }

  /// A digest of the compiler and of the engine's modules.
  package var identity: String { key(of: "", imports: nil) }

  /// The arguments with which the driver calls the compiler itself, beside those for the language
  /// and the modules.
  package var frontendArguments: [String] {
    get throws(CompilerError) { try toolchain().frontendArguments }
  }

  /// The arguments that make the engine's modules visible.
  package var importArguments: [String] { ["-I", modules] + moduleMaps + moduleCache }

  /// The arguments that name the folder of the compiler's own modules; none for its default.
  private var moduleCache: [String] {
    compilerModules.map { ["-module-cache-path", $0] } ?? []
  }

  /// A library to link from some of the source files of a module.
  struct LibraryRequest {
    /// The names of the source files whose code the library contains.
    var files: [String]
    /// The path of the library, in a folder that exists.
    var path: String
  }

  /// Compiles files as one module and links libraries that a `plumb` can load.
  ///
  /// - Parameters:
  ///   - requests: The libraries; a file can be part of several.
  ///   - files: The source files of the module, each with another name.
  ///   - module: The module's name.
  ///   - imports: The modules that the files import besides those that all scenes import; `nil` if
  ///     unknown.
  /// - Returns: The status and the messages of the compiler; of the linker if that failed. No
  ///   library is complete if the status is not 0.
  /// - Throws: The reason if the compiler cannot be run.
  func makeLibraries(
    _ requests: [LibraryRequest],
    of files: [GeneratedSource],
    module: String,
    imports: Set<String>?
  ) throws(CompilerError) -> Outcome {
    let toolchain = try toolchain()
    return try withFolder(of: files) { folder throws(CompilerError) in
      let paths = { (name: String) in
        (source: "\(folder.path)/\(name)", object: "\(folder.path)/\(name).o")
      }
      let options =
        ["-module-name", module, "-parse-as-library", "-Onone", "-gline-tables-only"] + effort
      let compiled = try folder.run(
        toolchain.compiler,
        toolchain.objectArguments(of: files.map { paths($0.name) }) + options
          + (seesMore(imports) ? moduleMaps : []) + common
      )
      guard compiled.status == 0 else { return compiled }
      let extracted = try requiredLibraries(of: files.map { paths($0.name).object }, in: folder)
      guard extracted.status == 0 else { return extracted }
      let link = try linkCommand(of: toolchain, in: folder)
      for request in requests {
        let arguments =
          link.arguments(
            for: request.files.map { paths($0).object } + [package?.library].compactMap(\.self),
            extracted: extracted.output,
            library: request.path
          ) + target.linkerArguments
        let linked = try folder.run(link.linker, arguments)
        guard linked.status == 0 else { return linked }
      }
      return compiled
    }
  }

  /// Returns a cache key that identifies the code, the compiler and the contents of the modules.
  ///
  /// A module that was built again has the same contents unless its declarations changed. Libraries
  /// of scenes therefore stay valid when the body of a function in the engine changes.
  ///
  /// - Parameters:
  ///   - text: The code.
  ///   - imports: The modules that it imports besides those of all scenes; `nil` if unknown.
  /// - Returns: Lines, the code last.
  func key(of text: String, imports: Set<String>?) -> String {
    let names = seesMore(imports) ? allModules : target.moduleFiles
    let digests = names.map { "\($0) \(moduleDigest(of: "\(modules)/\($0)"))" }
    let compiler = path.map { "\($0) \(FileStamp(of: $0))" } ?? ""
    let others = (package?.files ?? []).map { "\($0) \(moduleDigest(of: $0))" }
    let options = Self.language + target.compilerArguments + target.linkerArguments
    return ([compiler] + aliases + options + digests + others + [text]).joined(separator: "\n")
  }

  /// Checks that the compiler and the required modules exist and belong together.
  ///
  /// - Throws: An error if one of them is missing, or the modules belong to another `plumb`.
  package func checkThatItIsThere() throws(CompilerError) {
    guard let path else { throw .compilerMissing }
    try checkModules()
    if let expected = installation?.build?.toolchain, case let version = try toolchain().version,
      version != expected
    {
      throw .compilerOfAnother(path, version: version, expected: expected)
    }
  }

  /// Checks that the required modules exist, and belong to the engine of an installation.
  ///
  /// - Throws: An error if one of them is missing.
  func checkModules() throws(CompilerError) {
    if let damage = installation?.damage { throw .installationDamaged(damage) }
    // The manifest of another engine is checked for the modules on which its own depend.
    let names = target.isPlumb ? target.neededModules : target.builtModules
    let missing = names.map { "\($0).swiftmodule" }
      .filter { !FileManager.default.fileExists(atPath: "\(modules)/\($0)") }
    guard missing.isEmpty else {
      throw target == .plumb
        ? .modulesMissing(directory: modules)
        : .engineModulesMissing(missing, directory: modules)
    }
  }
}

extension SwiftCompiler {
  /// The digest of a file's contents, with the stamp that the file had.
  private struct ModuleDigest: Codable {
    var stamp: FileStamp
    var digest: String
  }

  /// The known digests, by the paths of the files.
  private static let digests = Mutex<[String: ModuleDigest]>([:])

  /// Returns a digest of a module's contents, which is computed again when the file is written.
  private func moduleDigest(of path: String) -> String {
    let stamp = FileStamp(of: path)
    if let known = Self.digests.withLock({ $0[path] }), known.stamp == stamp {
      return known.digest
    }
    let key = "contents of \(path)"
    var entry: ModuleDigest? = cache?.value(of: key)
    if entry?.stamp != stamp {
      let data = FileManager.default.contents(atPath: path) ?? Data()
      let new = ModuleDigest(stamp: stamp, digest: FileDigest.fastDigest(of: data))
      cache?.keep(new, for: key)
      entry = new
    }
    Self.digests.withLock { $0[path] = entry }
    return entry?.digest ?? ""
  }

  /// The toolchains that were located already, by the paths of their drivers.
  private static let toolchains = Mutex<[String: SwiftToolchain]>([:])

  /// Locates the toolchain of the compiler.
  func toolchain() throws(CompilerError) -> SwiftToolchain {
    guard let path else { throw .compilerMissing }
    if let located = Self.toolchains.withLock({ $0[path] }) { return located }
    // The compiler beside the driver answers in a quarter of the time, and the driver crashes if
    // the path of the temporary folder is not ASCII. A proxy of the driver has no compiler beside
    // it.
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let compiler = resolved.deletingLastPathComponent().appendingPathComponent("swift-frontend")
    let isBeside = FileManager.default.isExecutableFile(atPath: compiler.path)
    let key = "target of \(compiler.path) \(FileStamp(of: compiler.path))"
    let answer: Outcome
    if isBeside, let known: Outcome = cache?.value(of: key) {
      answer = known
    } else {
      do {
        answer = try withFolder(of: []) { folder throws(CompilerError) in
          try folder.run(isBeside ? compiler.path : path, ["-print-target-info"])
        }
      } catch CompilerError.compilerCrashed(let output) {
        throw .notStarted("'\(path) -print-target-info' crashed:\n\(output)")
      }
    }
    guard let toolchain = SwiftToolchain(printed: answer.output) else {
      throw .notStarted("'\(path) -print-target-info' printed '\(answer.output)'")
    }
    if isBeside { cache?.keep(answer, for: key) }
    Self.toolchains.withLock { $0[path] = toolchain }
    return toolchain
  }

  /// Returns the arguments for the libraries that imports in object files require.
  private func requiredLibraries(
    of objects: [String],
    in folder: CompilerFolder
  ) throws(CompilerError) -> Outcome {
    guard Linking.extractsLibraries else { return Outcome(status: 0, output: "") }
    return try folder.run(try toolchain().autolinkExtractor, objects + ["-o", "/dev/stdout"])
  }

  /// The linker calls that were determined already, by the paths of Clang.
  private static let linkCommands = Mutex<[String: LinkCommand]>([:])

  /// Determines the call of the linker.
  func linkCommand(
    of toolchain: SwiftToolchain,
    in folder: CompilerFolder
  ) throws(CompilerError) -> LinkCommand {
    let driver = toolchain.linkDriver
    if let known = Self.linkCommands.withLock({ $0[driver] }) { return known }
    let answer = try folder.run(driver, toolchain.linkQuery)
    guard let command = LinkCommand(printed: answer.output, by: toolchain) else {
      throw .notStarted("'\(driver) -###' printed '\(answer.output)'")
    }
    Self.linkCommands.withLock { $0[driver] = command }
    return command
  }

  /// The arguments for all code: the language of specs, and the modules that they import.
  private var common: [String] {
    Self.language + ["-I", modules] + aliases + (package?.arguments ?? [])
      + target.compilerArguments + moduleCache
  }

  /// The language of specs, in which `package` is an access level as in the files of a package.
  private static let language = [
    "-swift-version", "5", "-enable-bare-slash-regex", "-package-name", "specs",
  ]

  func withFolder(
    of files: [GeneratedSource],
    _ body: (CompilerFolder) throws(CompilerError) -> Outcome
  ) throws(CompilerError) -> Outcome {
    let folder = try CompilerFolder(files, in: temporaryDirectory, timeLimit: timeLimit)
    defer { folder.remove() }
    return try body(folder)
  }

  /// The folder for temporary files.
  var temporaryDirectory: String { FileManager.default.temporaryDirectory.path }
}

extension SwiftCompiler {
  /// Returns the command that a language server for Swift uses for a file of scenes.
  package func editorArguments(of file: String) -> [String] {
    ["swiftc"] + Self.language + ["-I", modules] + aliases + moduleMaps + [file]
  }

  /// The compiler arguments that define aliases of modules.
  var aliases: [String] {
    target.aliases.sorted { $0.key < $1.key }.flatMap {
      ["-module-alias", "\($0.key)=\($0.value)"]
    }
  }

  /// Returns whether code can import built modules other than the engine's own.
  ///
  /// For an external engine the imports of its modules are unknown, so the result is `true`.
  func seesMore(_ imports: Set<String>?) -> Bool {
    target != .plumb || imports?.contains { isBuilt($0) } ?? true
  }

  /// The compiler arguments that limit its effort on code with errors.
  ///
  /// For Plumb, they enable the correction of misspelled names. For another engine, a missing name
  /// is usually an unsupported API, and searching for corrections doubles the time (0.7 s for a
  /// spec instead of 0.3 s). A body that uses such an API can also keep the type checker busy for
  /// minutes; with a limit of its search space, the spec is refused in 4 s.
  var effort: [String] {
    target == .plumb
      ? ["-typo-correction-limit", "10"] : ["-solver-scope-threshold=20000"]
  }

  /// The compiler arguments that make C modules of the build visible, as built modules may import
  /// them.
  var moduleMaps: [String] {
    let build = URL(fileURLWithPath: modules).deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
    let maps = names.sorted().map { "\(build)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
    return maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// Returns whether a module was built by the package, and is not part of the toolchain.
  private func isBuilt(_ module: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(modules)/\(module).swiftmodule")
  }

  /// The file names of all built modules, as a module of the package may import any other.
  var allModules: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    return names.filter { $0.hasSuffix(".swiftmodule") }.sorted()
  }
}

extension SwiftCompiler {
  /// Returns the first error about one of the engine's modules; `nil` if the compiler can read
  /// them.
  func moduleError(in output: String) -> CompilerError? {
    let line = output.split(whereSeparator: \.isNewline).first { line in
      line.contains("error: ")
        && ["cannot be imported", "no such module", "failed to load", "compiled with"]
          .contains { line.contains($0) }
        && target.neededModules.contains {
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
