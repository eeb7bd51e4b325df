/// The first word of an address, which says what is done with the rest: `https` in `https://a.b`.
package enum LinkScheme {
  /// The schemes that lead a reader to a page or a mailbox; all others run code, read a disk, or are
  /// unknown.
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
