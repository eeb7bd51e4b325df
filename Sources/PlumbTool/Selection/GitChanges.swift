internal import Foundation

/// The changes that git knows of in a folder.
struct GitChanges {
  private let root: String

  /// - Parameter root: A folder in a working tree.
  init(in root: String) {
    self.root = root
  }
}

extension GitChanges {
  /// The files below the folder that are not what they were, and those that git does not know.
  ///
  /// - Parameter reference: The commit to compare with; of a branch that went on since, the commit
  ///   where this one left it.
  /// - Returns: Paths relative to the folder.
  /// - Throws: What git says where it cannot tell.
  func files(since reference: String) throws(ToolError) -> Set<String> {
    let changed = try git([
      "diff", "--name-only", "--no-renames", "--relative", "-z", "--merge-base",
      "--end-of-options", reference, "--",
    ])
    let unknown = try git(["ls-files", "--others", "--exclude-standard", "-z"])
    return Set((changed + unknown).split(separator: "\0").map(String.init))
  }

  private func git(_ arguments: [String]) throws(ToolError) -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", root] + arguments
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw .changesUnknown(error.localizedDescription)
    }
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let reason = String(decoding: words, as: UTF8.self)
      throw .changesUnknown(reason.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
