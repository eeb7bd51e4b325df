internal import Foundation
internal import Platform

/// Protects the scenes of an engine from changes that earlier scenes made to the process, and
/// limits their memory.
@MainActor
final class ProcessGuard {
  /// The exit status of an engine whose process was changed by a scenario.
  static let status: Int32 = 75
  /// The minimum of the memory limit of a scene, in bytes.
  private static let minimumMemory: UInt64 = 4 << 30
  /// The part of the machine's memory that limits a scene: one in `share`.
  private static let share: UInt64 = 4

  /// The state of the process before the first scenario.
  private var first: ProcessSnapshot?
  /// The id of the scenario that ran last.
  private var last = ""
}

extension ProcessGuard {
  /// Limits the memory of the process to a share of the machine's memory.
  ///
  /// A scene that allocates without end traps. If the machine still runs out of memory, the system
  /// ends this process first. A trap writes no core dump.
  func limitMemory() {
    let memory = ProcessInfo.processInfo.physicalMemory
    ProcessFacts.limitMemory(to: max(memory / Self.share, Self.minimumMemory))
  }

  /// Ends the process if the previous scenario changed process state that all scenes share.
  ///
  /// The next scenario then runs in a new process.
  ///
  /// - Parameter id: The scenario that is about to start.
  func check(before id: String) {
    let state = ProcessSnapshot()
    let changes = state.differences(from: first ?? state)
    guard changes.isEmpty else {
      let words = "the scenario '\(last)' has changed \(changes.joined(separator: ", "))\n"
      try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
      _exit(Self.status)
    }
    first = state
    last = id
  }
}

/// Process state that all scenes share, and that a scene can change for later ones.
struct ProcessSnapshot: Equatable {
  /// The file that a standard stream is connected to, for comparing two states of the process.
  private struct Stream: Equatable {
    var device: UInt64
    var file: UInt64
  }

  private let folder: String
  /// The current and the maximum value of each resource limit.
  private let limits: [[UInt64]]
  /// The handler of each signal, by its number.
  private let signals: [UInt]
  private let streams: [Stream]

  init() {
    folder = FileManager.default.currentDirectoryPath
    limits = ProcessFacts.limits
    signals = ProcessFacts.signalHandlers
    streams = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map { descriptor in
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { return Stream(device: 0, file: 0) }
      return Stream(device: UInt64(status.st_dev), file: UInt64(status.st_ino))
    }
  }
}

extension ProcessSnapshot {
  /// Returns the names of the parts that differ from another state; empty if both are equal.
  func differences(from other: ProcessSnapshot) -> [String] {
    var words: [String] = []
    if folder != other.folder { words.append("the working directory") }
    if limits != other.limits { words.append("the limits of the process") }
    if signals != other.signals { words.append("the handling of signals") }
    if streams != other.streams { words.append("the standard streams") }
    return words
  }
}
