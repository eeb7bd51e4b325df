internal import Foundation

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
