internal import Foundation
internal import SpecFormat

/// A spec on disk, which others may be changing.
struct SpecFile {
  /// The path; what a symbolic link points to is meant.
  let path: String
  /// The file as messages name it.
  let name: String

  init(path: String, named name: String) {
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    self.name = name
  }
}

extension SpecFile {
  /// The file's bytes, if they are what they were.
  ///
  /// - Parameter digest: What the bytes were.
  /// - Returns: All of them.
  /// - Throws: `specChanged` where they are others now, or the file is gone.
  func bytes(ofDigest digest: String) throws(ToolError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path),
      FileDigest.digest(of: Array(data)) == digest
    else { throw .specChanged(name) }
    return Array(data)
  }

  /// The folder that the file is in, and the file beside it that has the new bytes until they are all
  /// there; one that an interrupted run has left has the same name.
  var temporaryPath: String {
    let url = URL(fileURLWithPath: path)
    return url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).plumb")
      .path
  }
}
