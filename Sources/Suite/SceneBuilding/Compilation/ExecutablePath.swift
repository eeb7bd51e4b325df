internal import Foundation

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

  /// The folder of the engine, and of the reader of the code of apps.
  ///
  /// It is that of the executable, unless the engine of an installation was built again for the
  /// compiler in `PATH`.
  package var programs: String { Installation(of: self)?.programs ?? directory }

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
