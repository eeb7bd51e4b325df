internal import Foundation

/// The file with declarations that the user wrote for names that the code lacks.
struct StubsFile {
  private let path: String
  /// The content; `nil` if there is no file yet.
  let declarations: (path: String, text: String)?

  /// - Throws: An error of Foundation if the file exists and is not readable.
  init(path: String) throws {
    self.path = path
    guard FileManager.default.fileExists(atPath: path) else {
      declarations = nil
      return
    }
    declarations = (path, try String(contentsOfFile: path, encoding: .utf8))
  }

  /// Writes a new file with the declarations of types that previews need and no module declares.
  ///
  /// An existing file is never changed.
  ///
  /// - Returns: The names of the types, in alphabetical order; empty if the file exists.
  /// - Throws: An error of Foundation if the file is not writable.
  func write(_ types: [String]) throws -> [String] {
    guard declarations == nil, !types.isEmpty else { return [] }
    let names = types.sorted()
    let head = """
      // Types that the previews use and that no file declares. Replace them by declarations with
      // values as long as those of the app.

      import SwiftUI

      """
    let classes = names.map { "\nopen class \($0): MissingValue, MissingType {}\n" }.joined()
    try (head + classes).write(toFile: path, atomically: true, encoding: .utf8)
    return names
  }
}
