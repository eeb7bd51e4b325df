import Foundation

/// A folder that exists for the duration of one test.
struct TemporaryFolder: ~Copyable {
  /// The absolute path of the folder.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and creates its parent folders.
  borrowing func write(_ contents: String, to name: String) throws {
    try write(Data(contents.utf8), to: name)
  }

  /// Writes a file, and creates its parent folders.
  borrowing func write(_ contents: Data, to name: String) throws {
    let url = URL(filePath: path, directoryHint: .isDirectory).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try contents.write(to: url)
  }
}
