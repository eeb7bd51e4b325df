/// The files of a package as far as links can lead to them.
package struct LinkableFiles: Sendable {
  /// The content of a file, for its path relative to the package; `nil` where there is none.
  package let bytes: @Sendable (String) -> [UInt8]?
  /// The names of what is in a folder, for its path relative to the package.
  package let names: @Sendable (String) -> [String]

  package init(
    bytes: @escaping @Sendable (String) -> [UInt8]?,
    names: @escaping @Sendable (String) -> [String]
  ) {
    self.bytes = bytes
    self.names = names
  }

  /// No files at all.
  package static let none = LinkableFiles(bytes: { _ in nil }, names: { _ in [] })
}
