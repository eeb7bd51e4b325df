internal import Foundation

/// The text that the scenarios of one worker print, each with its own.
///
/// They write to one stream; the worker says in it by an `OutputMarker` whose the rest is.
struct PrintedOutput {
  /// More bytes than these have no end in sight: what looks like a marker is none.
  private static let longestMarker = 4096

  private var outputs: [String: ScenarioOutput] = [:]
  private var owner = OutputMarker.nobody
  /// The bytes that may be the beginning of a marker.
  private var pending: [UInt8] = []
}

extension PrintedOutput {
  /// The text that a scenario printed, to either stream; empty where it printed nothing.
  subscript(id: String) -> String { outputs[id]?.text ?? "" }

  mutating func append(_ piece: some Collection<UInt8>) {
    pending += piece
    while let start = pending.firstIndex(of: OutputMarker.firstByte) {
      give(pending[..<start])
      pending.removeFirst(start)
      guard pending.starts(with: OutputMarker.prefix) else {
        // Cut off, or no marker at all.
        if OutputMarker.prefix.starts(with: pending) { return }
        give(pending[...0])
        pending.removeFirst()
        continue
      }
      guard let end = pending.firstIndex(of: OutputMarker.lastByte) else {
        if pending.count > Self.longestMarker { break }
        return
      }
      owner = String(decoding: pending[OutputMarker.prefix.count..<end], as: UTF8.self)
      pending.removeFirst(end + 1)
    }
    give(pending[...])
    pending = []
  }

  private mutating func give(_ bytes: ArraySlice<UInt8>) {
    guard !bytes.isEmpty else { return }
    outputs[owner, default: ScenarioOutput()].append(bytes)
  }
}
