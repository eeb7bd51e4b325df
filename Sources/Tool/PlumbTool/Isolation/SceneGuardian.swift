internal import Foundation

/// Keeps scenes of one engine from what others did to its process, and the machine from them.
@MainActor
final class SceneGuardian {
  /// The status that an engine ends with where a scenario has left it as no other is to find it.
  static let status: Int32 = 75
  /// How much memory a scene may have in any case, in bytes.
  private static let leastMemory: UInt64 = 4 << 30
  /// The share of the machine's memory that a scene may have.
  private static let share: UInt64 = 4

  /// The state that the first scenario found.
  private var first: ProcessState?
  /// The scenario that was played last.
  private var last = ""
}

extension SceneGuardian {
  /// Refuses memory beyond a share of the machine's.
  ///
  /// A scene that takes memory without end traps; and should there be none left in spite of it, the
  /// system ends this process before any other. A trap leaves no image of that memory on the disk.
  func limitMemory() {
    #if os(Linux)
    let greatest = max(ProcessInfo.processInfo.physicalMemory / Self.share, Self.leastMemory)
    set(Int32(RLIMIT_DATA.rawValue), to: greatest)
    set(Int32(RLIMIT_CORE.rawValue), to: 0)
    try? Data("1000".utf8).write(to: URL(fileURLWithPath: "/proc/self/oom_score_adj"))
    #endif
  }

  /// Ends the process where the scenario before has changed what all of them see: the next one is
  /// then played in a process of its own.
  ///
  /// - Parameter id: The scenario that is about to begin.
  func check(before id: String) {
    let state = ProcessState()
    let changes = state.differences(from: first ?? state)
    guard changes.isEmpty else {
      let words = "the scenario '\(last)' has changed \(changes.joined(separator: ", "))\n"
      try? FileHandle.standardError.write(contentsOf: Data(words.utf8))
      _exit(Self.status)
    }
    first = state
    last = id
  }

  #if os(Linux)
  private func set(_ resource: Int32, to value: UInt64) {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    setrlimit(resource, &limit)
  }
  #endif
}
