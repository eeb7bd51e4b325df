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

  /// The directory that it is in.
  package var directory: String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent().path
  }
}
