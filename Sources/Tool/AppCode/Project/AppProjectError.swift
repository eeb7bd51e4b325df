/// All problems of the paths of a command line.
package struct AppProjectError: Error, Sendable, Equatable {
  /// A problem of one path.
  package enum Problem: Sendable, Equatable {
    /// A path that does not exist, and the most similar name in its folder.
    case missing(String, nearest: String?)
    /// A file that is neither Swift nor a project.
    case notSwift(String)
    /// A folder, project or package without Swift files.
    case withoutSwift(String)
    /// A path of which no target is left, with the reasons.
    case withoutModules(String, leftOut: String)
  }

  package var problems: [Problem]
}

extension AppProjectError {
  /// Whether a path is wrong, and not only without code for iOS.
  package var isUsage: Bool {
    problems.contains { problem in
      switch problem {
      case .missing, .notSwift: true
      case .withoutSwift, .withoutModules: false
      }
    }
  }
}

extension AppProjectError: CustomStringConvertible {
  /// One line for each problem.
  package var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension AppProjectError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path, let nearest):
      "\(path): error: there is no such file or folder"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .notSwift(let path):
      "\(path): error: not a Swift file, a folder, an Xcode project or workspace, or a package"
    case .withoutSwift(let path):
      "\(path): error: no Swift file in it"
    case .withoutModules(let path, let leftOut):
      "\(path): error: no target for iOS in it; \(leftOut)"
    }
  }
}
