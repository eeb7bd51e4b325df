import Foundation

/// What a scenario of the fixture does, by the last words of its id.
enum FixtureBehaviour: String, CaseIterable {
  case traps
  case neverEnds = "never-ends"
  case exits
  case prints
  case printsForEver = "prints-for-ever"
  case changed
  case works

  /// Reads the behaviour from an id; `nil` for `uncompiled`, which is in no catalog.
  init?(id: String) {
    guard !id.hasSuffix("uncompiled") else { return nil }
    self = Self.allCases.first { id.hasSuffix($0.rawValue) } ?? .works
  }

  func run() {
    switch self {
    case .traps: fatalError("the fixture traps")
    case .neverEnds: while true { usleep(1000) }
    case .exits: exit(0)
    case .prints: print("{\"printed\": \"by a scenario\"}")
    case .printsForEver: while true { print("again, and again, and again, and again") }
    case .changed, .works: break
    }
  }
}
