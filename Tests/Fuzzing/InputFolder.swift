import Foundation

/// A folder with the file of an input, for readers that read files.
enum InputFolder {
  /// The path of the folder of this process, in memory if the system has a folder for that.
  static let path: String = {
    let memory = "/dev/shm"
    let parent =
      FileManager.default.isWritableFile(atPath: memory)
      ? memory : FileManager.default.temporaryDirectory.path
    let path = "\(parent)/plumb-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    atexit { try? FileManager.default.removeItem(atPath: InputFolder.path) }
    return path
  }()

  /// Writes a file and creates the folders on its path.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - name: The path in the folder.
  /// - Returns: The path of the file.
  /// - Throws: An error of Foundation.
  @discardableResult
  static func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = "\(path)/\(name)"
    if FileManager.default.createFile(atPath: file, contents: Data(bytes)) { return file }
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: file).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}
