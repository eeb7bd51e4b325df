internal import Foundation
internal import SpecFormat

/// A `plumb` with the modules that scenes are compiled against, below a prefix: the executable in
/// `bin`, the modules in `lib/plumb/Modules`, and beside them a note of which executable they are
/// of.
package struct Installation: Sendable {
  /// The executable's path.
  package let executable: String
  /// The folder of the modules.
  package let modules: String
  private let note: String

  /// - Parameter prefix: The absolute path of the folder above `bin` and `lib`.
  package init(prefix: String) {
    executable = "\(prefix)/bin/plumb"
    modules = "\(prefix)/lib/plumb/Modules"
    note = "\(prefix)/lib/plumb/installed.json"
  }

  /// The installation that an executable is in; `nil` where it is in none.
  init?(of executable: ExecutablePath) {
    let prefix = URL(fileURLWithPath: executable.directory).deletingLastPathComponent().path
    self.init(prefix: prefix)
    guard FileManager.default.fileExists(atPath: note) else { return nil }
  }
}

extension Installation {
  /// Whether the executable is another than the one that the modules were installed with.
  var isMixed: Bool {
    guard let data = FileManager.default.contents(atPath: note),
      let stamp = try? JSONDecoder().decode(FileStamp.self, from: data)
    else { return true }
    return stamp != FileStamp(of: executable)
  }

  /// Copies an executable and its modules here, each file beside its place first.
  ///
  /// - Parameters:
  ///   - tool: The executable.
  ///   - compiler: The compiler with the modules that the executable was built with.
  /// - Returns: The files that were written.
  /// - Throws: That there are no modules, or what Foundation says of folders that cannot be written
  ///   to.
  package func install(_ tool: ExecutablePath, for compiler: SwiftCompiler) throws -> [String] {
    let names = SceneTarget.plumb.neededModules.map { "\($0).swiftmodule" }
    for name in names
    where !FileManager.default.fileExists(atPath: "\(compiler.modules)/\(name)") {
      throw CompilerError.modulesMissing(directory: compiler.modules)
    }
    try? FileManager.default.removeItem(atPath: note)
    try copy(tool.path, to: executable)
    for name in names { try copy("\(compiler.modules)/\(name)", to: "\(modules)/\(name)") }
    try JSONEncoder().encode(FileStamp(of: executable))
      .write(to: URL(fileURLWithPath: note), options: .atomic)
    return [executable] + names.map { "\(modules)/\($0)" } + [note]
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

/// Where an executable of a build is, with the other things that the build made beside it.
package struct ExecutablePath: Sendable, Equatable {
  /// The absolute path.
  package var path: String

  package init(path: String) {
    self.path = path
  }

  /// The running executable.
  package static var current: ExecutablePath {
    ExecutablePath(path: Bundle.main.executablePath ?? CommandLine.arguments[0])
  }

  /// The name that an author calls the tool by: that of the running executable; `plumb` in a run of
  /// tests.
  package static let toolName: String = {
    let name = URL(fileURLWithPath: current.path).lastPathComponent
    return name.hasSuffix(".xctest") ? "plumb" : name
  }()

  /// The directory that it is in.
  package var directory: String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
  }
}

/// When and how long a file was last written, which a build changes.
struct FileStamp: CustomStringConvertible, Equatable, Codable {
  /// In bytes.
  var size = 0
  /// In seconds since 1970.
  var date = 0.0

  /// The stamp of the file that a path leads to; zeros where there is none.
  init(of path: String) {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    size = facts?[.size] as? Int ?? 0
    date = (facts?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
  }

  var description: String { "\(size) \(date)" }
}
