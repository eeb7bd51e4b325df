internal import Foundation

/// The sole right to replace a spec, among the processes of this tool.
///
/// It is a lock on the file itself, so that none is left over when a process is killed. Who has it may
/// have waited while another replaced the file: that one is let go, and the new one is locked.
struct SpecLock {
  /// How often the lock is tried, and how long after each time, in microseconds: ten seconds in all.
  private static let (tries, pause) = (1_000, UInt32(10_000))

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
