internal import Foundation

/// Ways from one place to another, with a slash at their end, or empty.
enum RelativePath {
  /// The way from a folder down to another; empty where that is not below it.
  static func path(to folder: String, below root: String) -> String {
    let root = components(root)
    let folder = components(folder)
    guard folder.starts(with: root) else { return "" }
    return folder.dropFirst(root.count).map { $0 + "/" }.joined()
  }

  /// The way from a file's folder to another folder, up and down.
  static func path(to folder: String, fromFile file: String) -> String {
    path(from: Array(components(file).dropLast()), to: components(folder))
  }

  /// The way from a folder to another, up and down.
  static func path(to folder: String, from start: String) -> String {
    path(from: components(start), to: components(folder))
  }

  /// The way from a folder to another, without a slash at its end: `../..`; `.` for the same.
  static func way(from start: String, to folder: String) -> String {
    let way = path(to: folder, from: start)
    return way.isEmpty ? "." : String(way.dropLast())
  }

  private static func path(from start: [String], to end: [String]) -> String {
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let up = String(repeating: "../", count: start.count - shared)
    return up + end.dropFirst(shared).map { $0 + "/" }.joined()
  }

  /// Whether something, which need not be there, is a folder or lies in it.
  static func isPath(_ path: String, within folder: String) -> Bool {
    components(path).starts(with: components(folder))
  }

  private static func components(_ path: String) -> [String] {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return folder.pathComponents + [url.lastPathComponent].filter { $0 != "/" }
  }
}
