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
    let outcome: ExternalCommand.Outcome
    do {
      outcome = try ExternalCommand(words: ["git", "-C", root] + arguments).run()
    } catch {
      throw .changesUnknown(error.localizedDescription)
    }
    guard outcome.status == 0 else {
      throw .changesUnknown(outcome.errors.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return outcome.output
  }
}
