internal import Foundation

/// The parts of a process that every scene in it sees, and that one can change for those after it.
struct ProcessState: Equatable {
  /// A limit of the system, as far as it is in force.
  private struct Limit: Equatable {
    var current: UInt64
    var greatest: UInt64
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

extension ProcessState {
  /// The parts that are not as they are in another state, in words; none where both are alike.
  func differences(from other: ProcessState) -> [String] {
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
      return Limit(current: UInt64(limit.rlim_cur), greatest: UInt64(limit.rlim_max))
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
