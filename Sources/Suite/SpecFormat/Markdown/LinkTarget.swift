internal import Foundation

/// Where a link of a Markdown file leads within the package.
package struct LinkTarget: Sendable, Equatable {
  /// The path relative to the package, without `.` and `..`; it begins with `..` where it leads out.
  package var file: String
  /// The heading in it, as its slug; `nil` for the file as a whole.
  package var anchor: String?

  /// Reads an address; `nil` for nothing, and for one with a scheme or from the root of a server.
  ///
  /// - Parameters:
  ///   - address: What the author wrote; what is percent-encoded there is decoded.
  ///   - source: The file that it stands in, relative to the package.
  package init?(address: String, in source: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }
    guard !address.isEmpty, let path = parts.first, !path.contains(":"), !path.hasPrefix("/") else {
      return nil
    }
    file = path.isEmpty ? source : Self.resolved(path, from: source)
    anchor = parts.count > 1 ? parts[1] : nil
  }

  /// A path relative to a file's folder, as a path of the package.
  private static func resolved(_ path: String, from file: String) -> String {
    var components = file.split(separator: "/").dropLast().map { String($0) }
    for component in path.split(separator: "/") {
      switch component {
      case ".": break
      case ".." where components.last ?? ".." != "..": components.removeLast()
      default: components.append(String(component))
      }
    }
    return components.joined(separator: "/")
  }

  /// A path of the package as an author writes it in a file of the package.
  static func path(to file: String, from source: String) -> String {
    let target = file.split(separator: "/")
    let folder = source.split(separator: "/").dropLast()
    let common = zip(target.dropLast(), folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + target.dropFirst(common).map { String($0) }).joined(separator: "/")
  }
}
