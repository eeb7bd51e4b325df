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
    var locks: [SpecLock] = []
    defer { for lock in locks { lock.release() } }
    var paths: Set<String> = []
    for spec in self {
      guard paths.insert(spec.file.path).inserted else {
        throw .fileNotWritten(spec.file.path, reason: "several specs are this file")
      }
      locks.append(try SpecLock(spec.file))
    }
    try HeldSignals.during { () throws(ToolError) in try commit(staged()) }
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
