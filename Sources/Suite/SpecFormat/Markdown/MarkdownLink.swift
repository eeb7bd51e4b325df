internal import Foundation

/// A link or an image of a Markdown file.
package struct MarkdownLink: Sendable, Equatable {
  /// The address of the link or image.
  package var address: String
  /// The title, which browsers display as a tooltip; empty if there is none.
  package var title: String
  /// The line of the address in the file, from 1: in the link, or in the definition of its
  /// reference.
  package var line: Int
  /// The column of the address in characters, from 1; 1 if the address is written with escapes.
  package var column: Int
  /// The text of the link, or the alternative text of the image.
  package var content: [MarkdownInline]
}

/// The scheme of an address, such as `https` in `https://a.b`.
package enum LinkScheme {
  /// The schemes that open a page or a mailbox; all others run code, read local files, or are
  /// unknown.
  package static let safe = ["https", "http", "mailto"]

  /// Returns the scheme of an address as a browser parses it.
  ///
  /// - Parameter address: The address as written. Blanks, line endings and control characters are
  ///   ignored in any position, and so is case.
  /// - Returns: The scheme in lowercase; `nil` for a path or an anchor.
  package static func scheme(of address: String) -> String? {
    let seen = String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.isReadInScheme }))
    guard let end = seen.firstIndex(where: { ":/?#\\".contains($0) }), seen[end] == ":" else {
      return nil
    }
    return seen[..<end].lowercased()
  }

  /// Returns whether a page can contain a link to an address.
  package static func isSafe(_ address: String) -> Bool {
    scheme(of: address).map { safe.contains($0) } ?? true
  }
}

extension Unicode.Scalar {
  /// Whether the character is part of a scheme; browsers ignore invisible characters.
  fileprivate var isReadInScheme: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}

/// The target of a Markdown link within the package.
package struct LinkTarget: Sendable, Equatable {
  /// The path relative to the package, without `.` and `..`; it begins with `..` if it is outside
  /// of the package.
  package var file: String
  /// The slug of a heading in the file; `nil` for the file as a whole.
  package var anchor: String?

  /// Parses an address; `nil` if it is empty, has a scheme, or begins with `/`.
  ///
  /// - Parameters:
  ///   - address: The address as written; percent encoding is decoded.
  ///   - source: The file that contains the link, relative to the package.
  package init?(address: String, in source: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }
    guard !address.isEmpty, let path = parts.first, !path.contains(":"), !path.hasPrefix("/") else {
      return nil
    }
    file = path.isEmpty ? source : Self.resolved(path, from: source)
    anchor = parts.count > 1 ? parts[1] : nil
  }

  /// Returns a path relative to a file's folder as a path relative to the package.
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

  /// Returns a path relative to the package as an address for a link in a file.
  package static func path(to file: String, from source: String) -> String {
    let target = file.split(separator: "/")
    let folder = source.split(separator: "/").dropLast()
    let common = zip(target.dropLast(), folder).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: folder.count - common)
    return (up + target.dropFirst(common).map { String($0) }).joined(separator: "/")
  }
}
