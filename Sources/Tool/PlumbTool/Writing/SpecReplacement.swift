internal import Foundation
internal import SpecFormat

/// A spec with the bytes that it was read with, and others in their place.
struct SpecReplacement {
  let file: SpecFile
  /// What the bytes were.
  let digest: String
  /// All bytes that the spec is to have.
  let bytes: [UInt8]
}

extension [SpecReplacement] {
  /// Replaces all specs, or none where one of them is not what it was or cannot be written.
  ///
  /// - Throws: Why nothing is written.
  func write() throws(ToolError) {
    var locks: [SpecFileLock] = []
    defer { for lock in locks { lock.release() } }
    var paths: Set<String> = []
    for spec in self {
      guard paths.insert(spec.file.path).inserted else {
        throw .fileNotWritten(spec.file.path, reason: "several specs are this file")
      }
      locks.append(try SpecFileLock(spec.file))
    }
    try SignalBlocking.during { () throws(ToolError) in try commit(staged()) }
  }

  /// Puts all new bytes in their places.
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

  /// All new bytes, beside the specs; none where something is wrong with one of them.
  private func staged() throws(ToolError) -> [StagedSpec] {
    var staged: [StagedSpec] = []
    do throws(ToolError) {
      for spec in self { staged.append(try StagedSpec(spec.bytes, for: spec.file)) }
      // Others than this tool take no locks.
      for spec in self { _ = try spec.file.bytes(ofDigest: spec.digest) }
    } catch {
      for spec in staged { spec.discard() }
      throw error
    }
    return staged
  }

  /// The failure of one spec behind others that are written already.
  private func partial(_ error: ToolError, writtenCount count: Int) -> ToolError {
    guard case .fileNotWritten(let path, let reason) = error else { return error }
    let names = prefix(count).map { "'\($0.file.name)'" }.joined(separator: ", ")
    return .fileNotWritten(path, reason: "\(reason); these are written: \(names)")
  }
}

/// A spec with its new bytes in a file beside it, which takes its place at once: whoever reads the
/// spec sees the old bytes or the new ones, never a part.
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

  /// The folder that the file is in, and the file beside it that has the new bytes until they are
  /// all there; one that an interrupted run has left has the same name.
  var temporaryPath: String {
    let url = URL(fileURLWithPath: path)
    return url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).plumb")
      .path
  }
}

/// The sole right to replace a spec, among the processes of this tool.
///
/// It is a lock on the file itself, so that none is left over when a process is killed. Who has it
/// may have waited while another replaced the file: that one is let go, and the new one is locked.
struct SpecFileLock {
  /// How often the lock is tried, and how long after each time, in microseconds: ten seconds in
  /// all.
  private static let (tries, pause) = (10_000, UInt32(1_000))

  private let descriptor: Int32

  /// Waits for a spec.
  ///
  /// - Parameter file: The spec.
  /// - Throws: `specChanged` where it is gone, and `fileNotWritten` where another process keeps it.
  init(_ file: SpecFile) throws(ToolError) {
    for _ in 0..<Self.tries {
      let descriptor = open(file.path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .specChanged(file.name) }
      let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
      // There are file systems without locks.
      let isFree = isLocked || errno != EWOULDBLOCK
      if isFree, Self.isCurrent(descriptor, of: file.path) {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
      if !isFree { usleep(Self.pause) }
    }
    throw .fileNotWritten(file.path, reason: "another process is writing it")
  }

  /// Whether an open file is still the one at its path.
  private static func isCurrent(_ descriptor: Int32, of path: String) -> Bool {
    var (opened, current) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && stat(path, &current) == 0
      && opened.st_dev == current.st_dev && opened.st_ino == current.st_ino
  }

  /// Lets others have the spec.
  func release() { close(descriptor) }
}

/// The signals that would end the process in the middle of something, and are not heard meanwhile.
enum SignalBlocking {
  /// Does something that takes some milliseconds and is not to be broken off.
  ///
  /// A file that would grow beyond a limit is an error of the system's function, and no signal.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  static func during<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let numbers = [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGXFSZ]
    let handlers = numbers.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(numbers, handlers) { signal(number, handler) } }
    return try body()
  }
}
