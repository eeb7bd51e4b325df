internal import Foundation

/// Keeps scenes of one engine from what others did to its process, and the machine from them.
@MainActor
final class ProcessGuard {
  /// The status that an engine ends with where a scenario has left it as no other is to find it.
  static let status: Int32 = 75
  /// How much memory a scene may have in any case, in bytes.
  private static let minimumMemory: UInt64 = 4 << 30
  /// The share of the machine's memory that a scene may have.
  private static let share: UInt64 = 4

  /// The state that the first scenario found.
  private var first: ProcessSnapshot?
  /// The scenario that was played last.
  private var last = ""
}

extension ProcessGuard {
  /// Refuses memory beyond a share of the machine's.
  ///
  /// A scene that takes memory without end traps; and should there be none left in spite of it, the
  /// system ends this process before any other. A trap leaves no image of that memory on the disk.
  func limitMemory() {
    #if os(Linux)
    let maximum = max(ProcessInfo.processInfo.physicalMemory / Self.share, Self.minimumMemory)
    set(Int32(RLIMIT_DATA.rawValue), to: maximum)
    set(Int32(RLIMIT_CORE.rawValue), to: 0)
    try? Data("1000".utf8).write(to: URL(fileURLWithPath: "/proc/self/oom_score_adj"))
    #endif
  }

  /// Ends the process where the scenario before has changed what all of them see: the next one is
  /// then played in a process of its own.
  ///
  /// - Parameter id: The scenario that is about to begin.
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

  #if os(Linux)
  private func set(_ resource: Int32, to value: UInt64) {
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return }
    limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
    setrlimit(resource, &limit)
  }
  #endif
}

/// The parts of a process that every scene in it sees, and that one can change for those after it.
struct ProcessSnapshot: Equatable {
  /// A limit of the system, as far as it is in force.
  private struct Limit: Equatable {
    var current: UInt64
    var maximum: UInt64
  }

  /// Where a standard stream leads.
  private struct Stream: Equatable {
    var device: UInt64
    var file: UInt64
  }

  private let folder: String
  private let limits: [Limit]
  /// What each signal does, by its number.
  private let signals: [UInt]
  private let streams: [Stream]

  /// The state as it is now.
  init() {
    folder = FileManager.default.currentDirectoryPath
    limits = Self.currentLimits
    signals = Self.currentSignals
    streams = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map { descriptor in
      var facts = stat()
      guard fstat(descriptor, &facts) == 0 else { return Stream(device: 0, file: 0) }
      return Stream(device: UInt64(facts.st_dev), file: UInt64(facts.st_ino))
    }
  }
}

extension ProcessSnapshot {
  /// The parts that are not as they are in another state, in words; none where both are alike.
  func differences(from other: ProcessSnapshot) -> [String] {
    var words: [String] = []
    if folder != other.folder { words.append("the working directory") }
    if limits != other.limits { words.append("the limits of the process") }
    if signals != other.signals { words.append("the handling of signals") }
    if streams != other.streams { words.append("the standard streams") }
    return words
  }

  #if os(Linux)
  /// How many limits Linux knows.
  private static let limitCount: Int32 = 16

  private static var currentLimits: [Limit] {
    (0..<limitCount).map { number in
      var limit = rlimit()
      getrlimit(number, &limit)
      return Limit(current: UInt64(limit.rlim_cur), maximum: UInt64(limit.rlim_max))
    }
  }

  private static var currentSignals: [UInt] {
    (Int32(1)..<32).map { number in
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { return 0 }
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    }
  }
  #else
  private static var currentLimits: [Limit] { [] }
  private static var currentSignals: [UInt] { [] }
  #endif
}
