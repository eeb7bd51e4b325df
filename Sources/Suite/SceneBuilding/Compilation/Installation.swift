internal import Foundation
internal import SpecFormat

/// An installed `plumb` with the modules that scenes are compiled against.
///
/// Below a prefix, the tool and its engine are in `bin`, the modules are in `lib/plumb/Modules`,
/// and the pages of the rules are in `share/doc/plumb`. The folder `share/plumb` has the specs, and
/// a package with the sources of `EngineKit`, for adapters of other engines. A file beside the
/// modules records which engine they belong to.
package struct Installation: Sendable {
  /// The path of the tool.
  package let executable: String
  /// The path of the engine.
  private let engine: String
  /// The path of the executable that reads the code of apps.
  private let appReader: String
  /// The path of the folder with the modules.
  package let modules: String
  /// The path of the folder with the documentation that the tool refers to.
  package let documentation: String
  /// The path of the folder with the specs and the package of `EngineKit`.
  package let package: String
  private let note: String

  /// The name of the executable of Plumb's own engine.
  package static let engineName = "plumb-engine"
  /// The name of the executable with the parser of Swift.
  ///
  /// `plumb` itself does not contain the parser, so that it builds with every toolchain.
  package static let tryName = "plumb-try"

  /// - Parameter prefix: The absolute path of the folder above `bin` and `lib`.
  package init(prefix: String) {
    executable = "\(prefix)/bin/plumb"
    engine = "\(prefix)/bin/\(Self.engineName)"
    appReader = "\(prefix)/bin/\(Self.tryName)"
    modules = "\(prefix)/lib/plumb/Modules"
    documentation = "\(prefix)/share/doc/plumb"
    package = "\(prefix)/share/plumb"
    note = "\(prefix)/lib/plumb/installed.json"
  }

  /// Creates the installation that contains an executable; `nil` if it is not installed.
  package init?(of executable: ExecutablePath) {
    let prefix = URL(fileURLWithPath: executable.directory).deletingLastPathComponent().path
    self.init(prefix: prefix)
    guard FileManager.default.fileExists(atPath: note) else { return nil }
  }
}

extension Installation {
  /// Whether the engine is not the one that the modules were installed with.
  var isMixed: Bool {
    guard let data = FileManager.default.contents(atPath: note),
      let stamp = try? JSONDecoder().decode(FileStamp.self, from: data)
    else { return true }
    return stamp != FileStamp(of: engine)
  }

  /// Copies the tool, the engine beside it and its modules here, each to a temporary file first.
  ///
  /// The specs and the sources of `EngineKit` are installed if the package that the executable was
  /// built in is on this machine.
  ///
  /// - Parameters:
  ///   - tool: The tool, with the engine in its folder.
  ///   - compiler: The compiler with the modules that the engine was built with.
  /// - Returns: The files and folders that were written.
  /// - Throws: ``CompilerError`` if there are no modules, or an error of Foundation if a folder is
  ///   not writable.
  package func install(_ tool: ExecutablePath, for compiler: SwiftCompiler) throws -> [String] {
    let names = SceneTarget.plumb.neededModules.map { "\($0).swiftmodule" }
    for name in names
    where !FileManager.default.fileExists(atPath: "\(compiler.modules)/\(name)") {
      throw CompilerError.modulesMissing(directory: compiler.modules)
    }
    try? FileManager.default.removeItem(atPath: note)
    try copy(tool.path, to: executable)
    try copy("\(tool.directory)/\(Self.engineName)", to: engine)
    let reader = "\(tool.directory)/\(Self.tryName)"
    let hasReader = FileManager.default.fileExists(atPath: reader)
    if hasReader { try copy(reader, to: appReader) }
    for name in names { try copy("\(compiler.modules)/\(name)", to: "\(modules)/\(name)") }
    let pages = RuleBook.embeddedFiles
    for page in pages { try write(page.text, to: "\(documentation)/\(page.path)") }
    let copied = try copyPackage(of: tool)
    try JSONEncoder().encode(FileStamp(of: engine))
      .write(to: URL(fileURLWithPath: note), options: .atomic)
    return [executable, engine] + (hasReader ? [appReader] : []) + names.map { "\(modules)/\($0)" }
      + pages.map { "\(documentation)/\($0.path)" } + copied + [note]
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
      if manager.fileExists(atPath: "\(folder.path)/\(kitFolder)/EngineKit") { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The folder of the modules of `EngineKit`, in the package.
  private static let kitFolder = "Sources/Protocol"

  /// Copies the specs, and a package with the modules of `EngineKit`.
  private func copyPackage(of tool: ExecutablePath) throws -> [String] {
    guard let source = Self.package(of: tool), source != package else { return [] }
    let manager = FileManager.default
    let modules = SceneTarget.kitDependencies + [SceneTarget.kit]
    for folder in ["Specs"] + modules.map({ "\(Self.kitFolder)/\($0)" }) {
      let place = URL(fileURLWithPath: "\(package)/\(folder)")
      try? manager.removeItem(at: place)
      try manager.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try manager.copyItem(at: URL(fileURLWithPath: "\(source)/\(folder)"), to: place)
    }
    try write(Self.kitManifest, to: "\(package)/Package.swift")
    return ["\(package)/Specs", "\(package)/Package.swift"]
  }

  /// The manifest of the installed package.
  private static let kitManifest = """
    // swift-tools-version: 6.2

    import PackageDescription

    let settings: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]

    let package = Package(
      name: "Plumb",
      products: [.library(name: "EngineKit", targets: ["EngineKit"])],
      targets: [
        .target(name: "LayoutValues", path: "Sources/Protocol/LayoutValues", swiftSettings: settings),
        .target(
          name: "LayoutTree",
          dependencies: ["LayoutValues"],
          path: "Sources/Protocol/LayoutTree",
          swiftSettings: settings
        ),
        .target(
          name: "EngineKit",
          dependencies: ["LayoutTree", "LayoutValues"],
          path: "Sources/Protocol/EngineKit",
          swiftSettings: settings
        ),
      ]
    )

    """

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

/// The location of an executable, and with it of the other products of its build.
package struct ExecutablePath: Sendable, Equatable {
  /// The absolute path of the executable.
  package var path: String

  package init(path: String) {
    self.path = path
  }

  /// The executable of the running process.
  package static var current: ExecutablePath {
    ExecutablePath(path: Bundle.main.executablePath ?? CommandLine.arguments[0])
  }

  /// The command name of the tool for messages: that of the running executable, or `plumb` in
  /// tests.
  package static let toolName: String = {
    let name = URL(fileURLWithPath: current.path).lastPathComponent
    return name.hasSuffix(".xctest") ? "plumb" : name
  }()

  /// The directory of the executable, with symbolic links resolved.
  package var directory: String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
  }
}

/// The size and the modification date of a file, which change when it is written again.
package struct FileStamp: CustomStringConvertible, Equatable, Codable {
  /// The size in bytes.
  var size = 0
  /// The modification date in seconds since 1970.
  var date = 0.0

  /// Creates the stamp of the file at a path, following symbolic links; zeros if there is none.
  package init(of path: String) {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    size = attributes?[.size] as? Int ?? 0
    date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  }

  package var description: String { "\(size) \(date)" }
}
