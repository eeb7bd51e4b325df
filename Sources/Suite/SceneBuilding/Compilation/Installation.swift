internal import EngineKit
internal import Foundation
internal import Platform
internal import SpecFormat

/// An installed `plumb` with the modules that scenes are compiled against.
///
/// Below a prefix, the tool and its engine are in `bin`, the modules are in `lib/plumb/Modules`,
/// and the documentation is in `share/doc/plumb`. The folder `share/plumb` has the specs and
/// the sources, for adapters of other engines and for `plumb rebuild`. A file beside the modules
/// describes the build.
///
/// Modules can be read only by the compiler that made them. For another compiler, the engine and
/// its modules can be built from the sources, into a folder of the user.
package struct Installation: Sendable {
  /// The absolute path of the folder above `bin`, `lib` and `share`.
  private let prefix: String
  /// The folder above the `bin` and the `lib` of the engine, which is not the prefix for an engine
  /// that was built again.
  private var engineFolder: String

  /// The name of the executable of Plumb's own engine.
  package static let engineName = "plumb-engine"
  /// The name of the executable with the parser of Swift.
  ///
  /// `plumb` itself does not contain the parser, so that it builds with every toolchain.
  package static let tryName = "plumb-try"

  /// - Parameter prefix: The absolute path of the folder above `bin` and `lib`.
  package init(prefix: String) {
    self.prefix = prefix
    engineFolder = prefix
  }

  /// Creates the installation that contains an executable; `nil` if it is not installed.
  ///
  /// Files of it may be missing, as after an installation that was interrupted.
  ///
  /// - Parameters:
  ///   - executable: A `plumb`.
  ///   - environment: The environment variables of the process, with the path of the compiler.
  package init?(
    of executable: ExecutablePath,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let prefix = URL(fileURLWithPath: executable.directory).deletingLastPathComponent().path
    self.init(prefix: prefix)
    guard FileManager.default.fileExists(atPath: "\(prefix)/lib/plumb") else { return nil }
    if let build, let version = try? SwiftCompiler.onPath(environment).toolchain().version,
      version != build.toolchain,
      let rebuilt = rebuilt(for: version, environment: environment), rebuilt.build != nil
    {
      engineFolder = rebuilt.prefix
    }
  }
}

extension Installation {
  /// The path of the tool.
  package var executable: String { "\(prefix)/bin/plumb" }
  /// The path of the folder with the engine, and with the reader of the code of apps.
  package var programs: String { "\(engineFolder)/bin" }
  /// The path of the folder with the modules.
  package var modules: String { "\(engineFolder)/lib/plumb/Modules" }
  /// The path of the folder with the documentation that the tool refers to.
  package var documentation: String { "\(prefix)/share/doc/plumb" }
  /// The path of the folder with the specs and the sources.
  package var package: String { "\(prefix)/share/plumb" }
  private var engine: String { "\(programs)/\(Self.engineName)" }
  private var note: String { "\(engineFolder)/lib/plumb/installed.json" }

  /// The sources of the engine and its modules; `nil` if they are not known.
  package var build: InstalledBuild? {
    FileManager.default.contents(atPath: note).flatMap {
      try? JSONDecoder().decode(InstalledBuild.self, from: $0)
    }
  }

  /// Adds the folders of the runtime of the compiler in `PATH` to those in which the programs that
  /// this process starts look for libraries.
  ///
  /// The engine is linked with the runtime of a toolchain, whose folder is another one on each
  /// machine.
  package func exposeRuntime(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let toolchain = try? SwiftCompiler.onPath(environment).toolchain() else { return }
    let folders =
      toolchain.libraryFolders + ["\(toolchain.plugins)/.."]
      + [environment[Linking.libraryPath]].compactMap(\.self)
    setenv(Linking.libraryPath, folders.joined(separator: ":"), 1)
  }

  /// The reason why scenes cannot be compiled and run with the installed files; `nil` if all are
  /// there and belong together.
  package var damage: String? {
    let files = SceneTarget.plumb.moduleFiles.map { "\(modules)/\($0)" }
    let missing = ([note, engine] + files).first { !FileManager.default.fileExists(atPath: $0) }
    if let missing { return "there is no '\(missing)'" }
    guard let build else { return "'\(note)' cannot be read" }
    return build.engine == ProgramMark(of: engine)
      ? nil : "'\(engine)' is of another build than the modules in '\(modules)'"
  }

  /// Returns the place of the engine that is built again for a compiler.
  ///
  /// - Parameters:
  ///   - toolchain: The version of the compiler.
  ///   - environment: The environment variables of the process.
  /// - Returns: The installation in a folder of the user; `nil` without a home.
  package func rebuilt(
    for toolchain: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Installation? {
    let data =
      environment.setting("XDG_DATA_HOME")
      ?? environment.setting("HOME").map { "\($0)/.local/share" }
    let build = "\(EngineHello.ownVersion)-\(self.build?.commit ?? "")-\(toolchain)"
    return data.map { Installation(prefix: "\($0)/plumb/engines/\(build)") }
  }
}

extension Installation {
  /// The files of an installation that are not those of a build.
  package struct SharedFile: Sendable {
    /// The path in the folder `share`.
    package var path: String
    package var text: String

    package init(path: String, text: String) { (self.path, self.text) = (path, text) }
  }

  /// Copies the tool, the engine beside it and its modules here, each to a temporary file first.
  ///
  /// The specs and the sources are installed if the package that the executable was built in is on
  /// this machine.
  ///
  /// - Parameters:
  ///   - tool: The tool, with the engine in its folder.
  ///   - compiler: The compiler with the modules that the engine was built with.
  ///   - shared: Other files.
  /// - Returns: The files and folders that were written.
  /// - Throws: ``CompilerError`` if there are no modules, or an error of Foundation if a folder is
  ///   not writable.
  package func install(
    _ tool: ExecutablePath,
    for compiler: SwiftCompiler,
    with shared: [SharedFile]
  ) throws -> [String] {
    let source = Self.package(of: tool)
    try compiler.checkModules()
    try? FileManager.default.removeItem(atPath: note)
    try copy(tool.path, to: executable)
    let pages = RuleBook.embeddedFiles.map { (path: "\(documentation)/\($0.path)", $0.text) }
    let others = shared.map { (path: "\(prefix)/share/\($0.path)", $0.text) }
    for file in pages + others { try write(file.1, to: file.path) }
    let copied = try copyPackage(from: source) + copyDocumentation(of: tool, package: source)
    return try [executable] + (pages + others).map(\.path) + copied
      + installEngine(
        from: tool.programs,
        for: compiler,
        commit: Installation(of: tool)?.build?.commit ?? source.flatMap(Commit.of)
      )
  }

  /// Copies the engine, the reader of the code of apps if it is built, and the engine's modules.
  ///
  /// - Parameters:
  ///   - folder: The folder with the executables.
  ///   - compiler: The compiler with the modules that the engine was built with.
  ///   - commit: The commit of the sources; `nil` if it is not known.
  /// - Returns: The files that were written.
  /// - Throws: ``CompilerError`` if there are no modules, or an error of Foundation if a folder is
  ///   not writable.
  package func installEngine(
    from folder: String,
    for compiler: SwiftCompiler,
    commit: String?
  ) throws -> [String] {
    try compiler.checkModules()
    let toolchain = try compiler.toolchain().version
    try? FileManager.default.removeItem(atPath: note)
    let names = [Self.engineName, Self.tryName].filter { name in
      name == Self.engineName || FileManager.default.fileExists(atPath: "\(folder)/\(name)")
    }
    let moduleNames = SceneTarget.plumb.moduleFiles
    for name in names { try copy("\(folder)/\(name)", to: "\(programs)/\(name)") }
    removeModules(besides: moduleNames)
    for name in moduleNames { try copy("\(compiler.modules)/\(name)", to: "\(modules)/\(name)") }
    let build = InstalledBuild(
      version: EngineHello.ownVersion,
      commit: commit,
      toolchain: toolchain,
      engine: ProgramMark(of: engine)
    )
    try write(build.json, to: note)
    return names.map { "\(programs)/\($0)" } + moduleNames.map { "\(modules)/\($0)" } + [note]
  }

  /// Returns the folder with the package and the specs of an executable.
  ///
  /// - Parameter executable: A `plumb` in the build folder of its package, or an installed one.
  /// - Returns: The absolute path; `nil` if it is not on this machine.
  package static func package(of executable: ExecutablePath) -> String? {
    let manager = FileManager.default
    if let installed = Installation(of: executable)?.package,
      manager.fileExists(atPath: "\(installed)/Package.swift")
    {
      return installed
    }
    var folder = URL(fileURLWithPath: executable.directory)
    while folder.path != "/" {
      if manager.fileExists(atPath: "\(folder.path)/Sources/Protocol/EngineKit") {
        return folder.path
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Copies the specs, and the package with its sources.
  private func copyPackage(from source: String?) throws -> [String] {
    // Folders of the sources have links to the settings of the formatter.
    let names = ["Specs", "Sources", "Package.swift", ".swift-format"]
    return try source.map { try replace(names, in: package, byThoseOf: $0) } ?? []
  }

  /// Copies the documentation and the files that its pages link to, beside the rules, whose pages
  /// are part of the tool.
  private func copyDocumentation(of tool: ExecutablePath, package: String?) throws -> [String] {
    guard let source = Installation(of: tool)?.documentation ?? package else { return [] }
    let names = [
      "CHANGELOG.md", "CONTRIBUTING.md", "Dockerfile", "Editors", "Examples", "README.md",
      "Scripts", "Templates", "action.yml",
    ]
    let pages = (try? FileManager.default.contentsOfDirectory(atPath: "\(source)/Docs")) ?? []
    let others = pages.filter { $0 != "Rules" }.sorted()
    return try replace(names, in: documentation, byThoseOf: source)
      + replace(others, in: "\(documentation)/Docs", byThoseOf: "\(source)/Docs")
  }

  /// Replaces files and folders by those with the same names in another folder, which may lack
  /// some.
  ///
  /// - Returns: The paths of the copies.
  private func replace(
    _ names: [String],
    in folder: String,
    byThoseOf source: String
  ) throws -> [String] {
    guard source != folder else { return [] }
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return try names.filter { manager.fileExists(atPath: "\(source)/\($0)") }.map { name in
      let place = "\(folder)/\(name)"
      try? manager.removeItem(atPath: place)
      try copyTree("\(source)/\(name)", to: place)
      return place
    }
  }

  /// Copies a file or folder without the build folders of packages in it.
  private func copyTree(_ source: String, to place: String) throws {
    let manager = FileManager.default
    let type = try manager.attributesOfItem(atPath: source)[.type] as? FileAttributeType
    guard type == .typeDirectory else { return try manager.copyItem(atPath: source, toPath: place) }
    try manager.createDirectory(atPath: place, withIntermediateDirectories: true)
    for name in try manager.contentsOfDirectory(atPath: source) where name != ".build" {
      try copyTree("\(source)/\(name)", to: "\(place)/\(name)")
    }
  }

  /// Removes the modules of an earlier version.
  private func removeModules(besides names: [String]) {
    let present = (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
    for name in Set(present).subtracting(names) {
      try? FileManager.default.removeItem(atPath: "\(modules)/\(name)")
    }
  }

  private func write(_ text: String, to place: String) throws {
    let file = URL(fileURLWithPath: place)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  private func copy(_ file: String, to place: String) throws {
    let manager = FileManager.default
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent().path
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let new = "\(place).new"
    try? manager.removeItem(atPath: new)
    try manager.copyItem(
      at: URL(fileURLWithPath: file).resolvingSymlinksInPath(),
      to: URL(fileURLWithPath: new)
    )
    guard rename(new, place) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: place])
    }
  }
}
