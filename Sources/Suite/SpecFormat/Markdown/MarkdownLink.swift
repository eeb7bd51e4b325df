internal import Foundation

/// A link or an image of a Markdown file.
package struct MarkdownLink: Sendable, Equatable {
  /// As the author wrote it.
  package var address: String
  /// The words that a page shows to who points at it; empty for none.
  package var title: String
  /// The line in the file where the address is written, from 1: that of the link, or that of the
  /// name's definition.
  package var line: Int
  /// The column of the address in its line, from 1, in characters; 1 where it is written in
  /// another way, with escapes.
  package var column: Int
  /// The words of the link, or those in place of the image.
  package var content: [MarkdownInline]
}

/// The first word of an address, which says what is done with the rest: `https` in `https://a.b`.
package enum LinkScheme {
  /// The schemes that lead a reader to a page or a mailbox; all others run code, read a disk, or
  /// are unknown.
  package static let safe = ["https", "http", "mailto"]

  /// The scheme of an address, as a browser reads it.
  ///
  /// - Parameter address: As an author wrote it. Blanks, line ends and control characters do not
  ///   count, wherever they stand, and case does not either.
  /// - Returns: The scheme in lowercase; `nil` for a path or a heading, which have none.
  package static func scheme(of address: String) -> String? {
    let seen = String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.isReadInScheme }))
    guard let end = seen.firstIndex(where: { ":/?#\\".contains($0) }), seen[end] == ":" else {
      return nil
    }
    return seen[..<end].lowercased()
  }

  /// Whether a page can lead where an address says.
  package static func isSafe(_ address: String) -> Bool {
    scheme(of: address).map { safe.contains($0) } ?? true
  }
}

extension Unicode.Scalar {
  /// Whether it counts in a scheme: browsers leave out what nobody sees.
  fileprivate var isReadInScheme: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

/// Where a link of a Markdown file leads within the package.
package struct LinkTarget: Sendable, Equatable {
  /// The path relative to the package, without `.` and `..`; it begins with `..` where it leads
  /// out.
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
