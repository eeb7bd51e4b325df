import Foundation
import Scenarios
import SpecFormat
import ViewLayout

/// A catalog of the specs below the current directory, in which the ids of scenarios determine
/// their behavior.
@MainActor
enum FixtureCatalog {
  static var catalog: Catalog {
    let root = FileManager.default.currentDirectoryPath
    let suite = SpecSuite.load(root: root, folder: "Specs")
    let scenarios = suite.documents.flatMap(\.scenarios).compactMap(scenario)
    return Catalog(root: root, folder: "Specs", scenarios: scenarios)
  }

  private static func scenario(_ spec: ScenarioSpec) -> Scenario? {
    guard let behavior = FixtureBehavior(id: spec.id) else { return nil }
    let digest = behavior == .changed ? "older" : spec.digest
    return Scenario(id: spec.id, digest: digest) { stage in
      behavior.run()
      behavior.show(on: stage)
    }
  }
}

/// The behavior of a scenario of the fixture, selected by the last words of its id.
enum FixtureBehavior: String, CaseIterable {
  /// Prints to standard output and standard error, and traps.
  case printsAndTraps = "tells-and-traps"
  case traps
  case neverEnds = "never-ends"
  case exits
  /// Continues in two processes after a fork.
  case forks
  /// Starts a process that outlives the scenario.
  case leavesChild = "leaves-a-child"
  /// Starts a thread that traps after the scenario has ended.
  case leavesThread = "leaves-a-thread"
  /// Takes half a second.
  case rests
  case prints
  case printsForEver = "prints-for-ever"
  case changed
  /// Shows a text above a color.
  case shows
  /// Changes the file of its own spec.
  case edits
  /// Reports an issue of the layout.
  case complains
  case works

  /// Creates the behavior for an id; `nil` for `uncompiled`, which is not in the catalog.
  init?(id: String) {
    guard !id.hasSuffix("uncompiled") else { return nil }
    self = Self.allCases.first { id.hasSuffix($0.rawValue) } ?? .works
  }

  func run() {
    switch self {
    case .printsAndTraps:
      print("the last words")
      try? FileHandle.standardError.write(contentsOf: Data("of the fixture\n".utf8))
      fatalError("the fixture traps")
    case .traps: fatalError("the fixture traps")
    case .neverEnds: while true { usleep(1000) }
    case .exits: exit(0)
    case .forks: fork()
    case .leavesChild: startChild()
    case .leavesThread:
      Thread.detachNewThread {
        usleep(200_000); fatalError("late")
      }
    case .rests: usleep(500_000)
    case .prints: print("{\"printed\": \"by a scenario\"}")
    case .printsForEver: while true { print("again, and again, and again, and again") }
    case .edits: edit()
    case .changed, .works, .shows, .complains: break
    }
  }
}

extension FixtureBehavior {
  /// Shows the scene of the behavior on a stage.
  @MainActor
  func show(on stage: Stage) {
    switch self {
    case .shows, .edits:
      stage.scene {
        VStack(spacing: 4) {
          Text("One").id("one")
          Color.red.frame(width: 30, height: 10)
        }
      }
    case .complains: stage.scene { Text("One").position(x: .nan, y: 0) }
    default: stage.scene { EmptyView() }
    }
  }

  /// Calls `fork` by its symbol, because Swift declares the function unavailable.
  private func fork() {
    let symbol = dlsym(nil, "fork")
    _ = unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)()
  }

  private func startChild() {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/bin/sleep")
    child.arguments = ["19"]
    try? child.run()
  }

  private func edit() {
    guard let handle = FileHandle(forUpdatingAtPath: "Specs/a.md") else { return }
    _ = try? handle.seekToEnd()
    try? handle.write(contentsOf: Data("edited\n".utf8))
  }
}
