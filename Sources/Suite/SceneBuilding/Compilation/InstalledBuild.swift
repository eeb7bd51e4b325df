internal import Foundation
internal import Platform
internal import SpecFormat

/// The sources and the compiler of an installed engine and its modules.
package struct InstalledBuild: Codable, Equatable, Sendable {
  /// The version of Plumb.
  package var version: String
  /// The hash of the commit, with `-dirty` if files differed from it; `nil` if it is not known.
  package var commit: String?
  /// The version of the compiler, such as `swift-6.3.1-RELEASE`.
  package var toolchain: String
  /// The mark of the engine's executable.
  var engine: ProgramMark
}

extension InstalledBuild {
  /// The contents of `installed.json`, which are the same for equal builds.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// The size and the start of an executable, which distinguish it from those of other builds.
struct ProgramMark: Codable, Equatable, Sendable {
  /// The size in bytes.
  var size: Int
  /// The digest of the first 4,096 bytes, which include the hash of the contents that linkers of
  /// Linux write.
  var start: String

  /// Creates the mark of a file; that of an empty file if it cannot be read.
  init(of path: String) {
    size = FileStamp(of: path).size
    let file = FileHandle(forReadingAtPath: path)
    start = FileDigest.fastDigest(of: (try? file?.read(upToCount: 4096)) ?? Data())
  }
}

/// The commit of a package in a repository of Git.
package enum Commit {
  /// Returns the hash of the current commit, with `-dirty` if files differ from it.
  ///
  /// - Parameter folder: The folder of the package.
  /// - Returns: The first 12 digits; `nil` if the folder is not in a repository.
  package static func of(_ folder: String) -> String? {
    let words = ["git", "-C", folder, "describe", "--always", "--dirty", "--abbrev=12"]
    guard FileManager.default.fileExists(atPath: "\(folder)/.git"),
      let outcome = try? ExternalCommand(words: words + ["--exclude", "*"]).run(),
      outcome.status == 0
    else { return nil }
    return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
