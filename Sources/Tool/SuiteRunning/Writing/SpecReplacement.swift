internal import Foundation
internal import SpecFormat

/// A spec with the hash of its old bytes and with its new bytes.
package struct SpecReplacement {
  package let file: SpecFile
  /// The hash of the old bytes.
  let digest: String
  /// The complete new content.
  let bytes: [UInt8]

  package init(file: SpecFile, digest: String, bytes: [UInt8]) {
    self.file = file
    self.digest = digest
    self.bytes = bytes
  }
}

extension [SpecReplacement] {
  /// Replaces all specs, or none if one of them changed or cannot be written.
  ///
  /// - Throws: The reason why no spec is written.
  package func write() throws(ToolError) {
    var locks: [SpecFileLock] = []
    defer { for lock in locks { lock.release() } }
    var paths: Set<String> = []
    for spec in self {
      guard paths.insert(spec.file.path).inserted else {
        throw .fileNotWritten(spec.file.path, reason: "several specs are links to this file")
      }
      locks.append(try SpecFileLock(spec.file))
    }
    try SignalBlocking.during { () throws(ToolError) in try commit(staged()) }
  }

  /// Moves all new files into place.
  private func commit(_ specs: [StagedSpec]) throws(ToolError) {
    for (index, spec) in specs.enumerated() {
      do throws(ToolError) {
        try spec.commit()
      } catch {
        for other in specs[(index + 1)...] { other.discard() }
        throw index == 0 ? error : partial(error, writtenCount: index)
      }
    }
  }

  /// Writes all new files beside the specs, or none if one of them fails.
  private func staged() throws(ToolError) -> [StagedSpec] {
    var staged: [StagedSpec] = []
    do throws(ToolError) {
      for spec in self { staged.append(try StagedSpec(spec.bytes, for: spec.file)) }
      // Other programs ignore the locks, so the content is checked again.
      for spec in self { _ = try spec.file.bytes(ofDigest: spec.digest) }
    } catch {
      for spec in staged { spec.discard() }
      throw error
    }
    return staged
  }

  /// Returns the error of one spec with the names of specs that are already written.
  private func partial(_ error: ToolError, writtenCount count: Int) -> ToolError {
    guard case .fileNotWritten(let path, let reason) = error else { return error }
    let names = prefix(count).map { "'\($0.file.name)'" }.joined(separator: ", ")
    return .fileNotWritten(path, reason: "\(reason); already written: \(names)")
  }
}

/// The new content of a spec in a temporary file beside it, which replaces it atomically.
///
/// Other processes read either the old or the new content, never a part.
struct StagedSpec {
  private let file: SpecFile

  /// Writes the new content beside the spec, with its permissions and its owner.
  ///
  /// - Parameters:
  ///   - bytes: The complete new content.
  ///   - file: The spec, which this process has locked.
  /// - Throws: An error if it cannot be written; no temporary file remains.
  init(_ bytes: [UInt8], for file: SpecFile) throws(ToolError) {
    self.file = file
    var status = stat()
    guard stat(file.path, &status) == 0 else { throw .specChanged(file.name) }
    // A read-only file is respected even if the user, such as root, could write to it.
    guard status.st_mode & 0o222 != 0 else {
      throw .fileNotWritten(file.path, reason: "it is read-only")
    }
    guard access(file.path, W_OK) == 0 else { throw Self.failure(of: file) }
    unlink(file.temporaryPath)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let descriptor = open(file.temporaryPath, flags, 0o600)
    guard descriptor >= 0 else { throw Self.failure(of: file) }
    let isWritten = Self.write(bytes, to: descriptor) && fsync(descriptor) == 0
    // Without the permission to change the owner, the new file belongs to the current user.
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
  /// Replaces the spec by the new file.
  func commit() throws(ToolError) {
    guard rename(file.temporaryPath, file.path) == 0 else {
      let error = Self.failure(of: file)
      discard()
      throw error
    }
  }

  /// Removes the new file.
  func discard() { unlink(file.temporaryPath) }

  /// Writes all bytes, with several calls if necessary.
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

  /// Returns an error with the system's last error message.
  private static func failure(of file: SpecFile) -> ToolError {
    .fileNotWritten(file.path, reason: String(cString: strerror(errno)))
  }
}

/// A spec on disk, which other processes may change.
package struct SpecFile {
  /// The path, with symbolic links resolved.
  let path: String
  /// The name of the file in messages.
  package let name: String

  package init(path: String, named name: String) {
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    self.name = name
  }
}

extension SpecFile {
  /// Returns the file's bytes if they have not changed.
  ///
  /// - Parameter digest: The hash of the expected bytes.
  /// - Returns: The complete content.
  /// - Throws: `specChanged` if the content changed, or the file does not exist.
  func bytes(ofDigest digest: String) throws(ToolError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path),
      FileDigest.digest(of: Array(data)) == digest
    else { throw .specChanged(name) }
    return Array(data)
  }

  /// The path of the temporary file beside the spec.
  ///
  /// The name is constant, so that a file that an interrupted run left behind is replaced.
  var temporaryPath: String {
    let url = URL(fileURLWithPath: path)
    return url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).plumb")
      .path
  }
}

/// An exclusive lock on a spec among the processes of this tool.
///
/// The lock is on the file itself, so it ends with the process. While a process waits for the lock,
/// another one may replace the file; then the new file is locked instead.
struct SpecFileLock {
  /// The number of attempts and the pause between them in microseconds: ten seconds in all.
  private static let (tries, pause) = (10_000, UInt32(1_000))

  private let descriptor: Int32

  /// Waits for the lock.
  ///
  /// - Parameter file: The spec.
  /// - Throws: `specChanged` if the file does not exist, and `fileNotWritten` if another process
  ///   holds the lock.
  init(_ file: SpecFile) throws(ToolError) {
    for _ in 0..<Self.tries {
      let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .specChanged(file.name) }
      let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      // Some file systems do not support locks.
      let isFree = isLocked || errno != EWOULDBLOCK
      if isFree, Self.isCurrent(descriptor, of: file.path) {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
      if !isFree { usleep(Self.pause) }
    }
    throw .fileNotWritten(file.path, reason: "another process is writing to it")
  }

  /// Returns whether an open file is still the one at its path.
  private static func isCurrent(_ descriptor: Int32, of path: String) -> Bool {
    var (opened, current) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(path, &current) == 0
      && opened.st_dev == current.st_dev && opened.st_ino == current.st_ino
  }

  func release() { close(descriptor) }
}

/// Ignores signals that would end the process during a critical operation.
enum SignalBlocking {
  /// Runs a closure of some milliseconds that must not be interrupted.
  ///
  /// A file beyond the size limit is then an error of the system call instead of a signal.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  static func during<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let numbers = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGXFSZ]
    let handlers = numbers.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(numbers, handlers) { signal(number, handler) } }
    return try body()
  }
}
