internal import Foundation

/// A spec with its new bytes in a file beside it, which takes its place at once: whoever reads the spec
/// sees the old bytes or the new ones, never a part.
struct StagedSpec {
  private let file: SpecFile

  /// Writes the new bytes beside the spec, with its permissions and its owner.
  ///
  /// - Parameters:
  ///   - bytes: All bytes that the spec is to have.
  ///   - file: The spec, which this process has locked.
  /// - Throws: Why they cannot be written; then nothing is left beside it.
  init(_ bytes: [UInt8], for file: SpecFile) throws(ToolError) {
    self.file = file
    var status = stat()
    guard stat(file.path, &status) == 0 else { throw .specChanged(file.name) }
    // Some may write whatever they like; who has said that nobody may is heard all the same.
    guard status.st_mode & 0o222 != 0 else {
      throw .fileNotWritten(file.path, reason: "it is read-only")
    }
    guard access(file.path, W_OK) == 0 else { throw Self.failure(of: file) }
    unlink(file.temporaryPath)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(file.temporaryPath, flags, 0o600)
    guard descriptor >= 0 else { throw Self.failure(of: file) }
    let isWritten = Self.write(bytes, to: descriptor) && fsync(descriptor) == 0
    // Who may not give files away keeps its own.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    let isLikeIt = isWritten && fchmod(descriptor, status.st_mode & 0o7777) == 0
    let error = isLikeIt ? nil : Self.failure(of: file)
    close(descriptor)
    if let error {
      discard()
      throw error
    }
  }
}

extension StagedSpec {
  /// Puts the new bytes in the place of the old ones.
  func commit() throws(ToolError) {
    guard rename(file.temporaryPath, file.path) == 0 else {
      let error = Self.failure(of: file)
      discard()
      throw error
    }
  }

  /// Takes the new bytes away.
  func discard() { unlink(file.temporaryPath) }

  /// Writes all bytes, in as many parts as it takes.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// The system's last reason.
  private static func failure(of file: SpecFile) -> ToolError {
    .fileNotWritten(file.path, reason: String(cString: strerror(errno)))
  }
}
