internal import Foundation

/// A Swift file that is made of specs.
package struct GeneratedFile: Sendable, Equatable, Codable {
  /// The file's name, unique in the module.
  package var name: String
  package var contents: String

  package init(name: String, contents: String) {
    self.name = name
    self.contents = contents
  }
}

extension GeneratedFile {
  /// Writes the file unless it is there with these very contents, so that nothing is compiled
  /// again for a change that no code has seen.
  ///
  /// - Parameter directory: The absolute path of a directory that exists.
  /// - Returns: Whether the file was written.
  /// - Throws: What Foundation says of a directory that cannot be written to.
  @discardableResult
  package func write(into directory: String) throws -> Bool {
    let url = URL(filePath: directory, directoryHint: .isDirectory).appending(path: name)
    let data = Data(contents.utf8)
    if (try? Data(contentsOf: url)) == data { return false }
    try data.write(to: url, options: .atomic)
    return true
  }
}
