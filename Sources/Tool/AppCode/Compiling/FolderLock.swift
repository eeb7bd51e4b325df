internal import Foundation

/// An exclusive lock on a folder of products, for which other processes of this tool wait.
///
/// The lock ends with the process. A file system without locks has no effect on the work.
package enum FolderLock {
  /// Runs a closure while no other process holds the lock.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, which is created if it does not exist.
  ///   - body: The closure.
  /// - Returns: The result of the closure.
  /// - Throws: An error of Foundation if the folder cannot be created, or that of the closure.
  package static func during<Result>(_ folder: String, _ body: () throws -> Result) throws -> Result
  {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX) }
    return try body()
  }
}
