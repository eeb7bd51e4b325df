internal import Foundation
internal import SpecFormat

/// A spec on disk, which others may be changing.
struct SpecFile {
  /// The path; what a symbolic link points to is meant.
  private let path: String

  init(path: String) {
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}

extension SpecFile {
  /// The file's bytes, if they are what they were.
  ///
  /// - Parameters:
  ///   - digest: What the bytes were.
  ///   - name: The file as messages name it.
  /// - Returns: All of them.
  /// - Throws: `specChanged` where they are others now, or the file is gone.
  func bytes(ofDigest digest: String, named name: String) throws(ToolError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path),
      FileDigest.digest(of: Array(data)) == digest
    else { throw .specChanged(name) }
    return Array(data)
  }

  /// Replaces the file at once: whoever reads it sees the old bytes or the new ones, never a part.
  ///
  /// A temporary file beside it is renamed; it has the same permissions.
  func replace(with bytes: [UInt8]) throws(ToolError) {
    let url = URL(fileURLWithPath: path)
    let name = ".\(url.lastPathComponent).\(UUID().uuidString)"
    let temporary = url.deletingLastPathComponent().appendingPathComponent(name).path
    let manager = FileManager.default
    do {
      let permissions = try manager.attributesOfItem(atPath: path)[.posixPermissions]
      guard FileManager.default.isWritableFile(atPath: path) else {
        throw CocoaError(.fileWriteNoPermission)
      }
      try Data(bytes).write(to: URL(fileURLWithPath: temporary))
      if let permissions {
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary)
      }
    } catch {
      try? manager.removeItem(atPath: temporary)
      throw .fileNotWritten(path, reason: error.localizedDescription)
    }
    guard rename(temporary, path) == 0 else {
      let reason = String(cString: strerror(errno))
      try? manager.removeItem(atPath: temporary)
      throw .fileNotWritten(path, reason: reason)
    }
  }
}
