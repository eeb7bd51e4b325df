internal import Foundation
internal import MutantSwitch
internal import SpecFormat
internal import Synchronization

/// A run of mutants against the suite.
struct MutantRun {
  let root: String
  let choice: MutantSelection
  /// The build configuration: `debug` or `release`.
  let configuration: String
  /// The number of parallel workers.
  let jobs: Int
  /// Whether the results of an earlier run are ignored.
  let isFresh: Bool
  /// A function that is called with progress messages.
  let progress: @Sendable (String) -> Void
}

extension MutantRun {
  private var folder: String { "\(root)/.build/mutants" }

  /// Builds the tree, checks the controls, and runs all selected mutants.
  ///
  /// - Throws: An error if the tree cannot be built or the suite cannot be run, or a
  ///   `ControlFailure`.
  func run() throws -> MutationResults {
    var clock = PhaseTimer()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let sources = EngineSources(root: root)
    let controls = Set(ControlMutant.all.map(\.file))
    let files = try sources.files { choice.concerns($0) || controls.contains($0) }
    try choice.checkFilter(among: files.lazy.flatMap(\.mutants))
    var known = UncompilableMutants(at: "\(folder)/refusals.json")
    var roster = MutantRegistry(files, excluding: known) { mutant in
      choice.contains(mutant) || ControlMutant.all.contains { $0.isMet(by: mutant) }
    }
    progress("\(roster.numbered.count) mutants in \(files.count) files")
    clock.end("reading")
    let name = choice.isWhole ? configuration : "part-\(configuration)"
    let build = TreeBuild(
      tree: MutatedTree(of: root, named: name),
      configuration: configuration,
      progress: progress
    )
    try build.build(&roster) { try known.record($0) }
    clock.end("building")
    let mutants = roster.mutants
    try build.tree.keep(mutants)
    let pool = try WorkerPool(
      of: jobs,
      at: build.worker,
      root: root,
      modules: try build.modules(for: mutants),
      mutants: mutants.count
    )
    defer { pool.end() }
    let reach = try census(by: pool, mutants: mutants.count)
    clock.end("census")
    try checkControls(mutants, reach, by: pool)
    clock.end("controls")
    let store = try ResultStore(
      at: "\(folder)/results-\(choice.addsUp ? configuration : name).jsonl",
      engine: try sources.digest(),
      scenarios: pool.scenarios,
      isFresh: isFresh
    )
    try runTrials(mutants, reach, by: pool, into: store)
    clock.end("trials")
    return MutationResults(
      results: mutants.compactMap { mutant in
        guard choice.contains(mutant) else { return nil }
        return store.results[mutant.id].map { MutationResults.Entry(mutant: mutant, result: $0) }
      },
      withdrawn: roster.withdrawn.filter { choice.contains(roster[$0]) }.count,
      scenarios: pool.scenarios.count,
      parts: clock.parts
    )
  }

  /// - Throws: A `ControlFailure` if a scenario fails without mutants.
  private func census(by pool: WorkerPool, mutants count: Int) throws -> MutantCoverage {
    let entries = Mutex<[ScenarioCoverage]>([])
    let indices = Array(pool.scenarios.indices)
    // Adjacent scenarios are about equally fast, so each worker gets small parts of the whole
    // suite.
    let parts = stride(from: 0, to: indices.count, by: 50).map {
      Array(indices[$0..<min($0 + 50, indices.count)])
    }
    try pool.share(parts) { worker, part in
      try worker.census(of: part) { entry in entries.withLock { $0.append(entry) } }
    }
    let reach = MutantCoverage(entries.withLock { $0 }, mutants: count)
    guard reach.broken.isEmpty else {
      throw ControlFailure.broken(reach.broken.map { pool.scenarios[$0].id })
    }
    progress("\(indices.count) scenarios hold without a mutant")
    return reach
  }

  /// - Throws: A `ControlFailure` if a control survives, or if a scenario detects a mutant that
  ///   changes nothing.
  private func checkControls(
    _ mutants: [Mutant],
    _ reach: MutantCoverage,
    by pool: WorkerPool
  ) throws {
    guard let worker = pool.workers.first else { return }
    let all = Array(pool.scenarios.indices)
    let none = Trial(mutant: 0, scenarios: all, limits: all.map { _ in 20 })
    let noticed = try worker.outcome(of: none).kills
    guard noticed.isEmpty else {
      throw ControlFailure.unsteady(noticed.map { pool.scenarios[$0.scenario].id })
    }
    for control in ControlMutant.all {
      guard let index = mutants.firstIndex(where: { control.isMet(by: $0) }) else {
        throw ControlFailure.missing(control)
      }
      guard let trial = reach.trial(of: index + 1), !(try worker.outcome(of: trial).kills.isEmpty)
      else { throw ControlFailure.survivor(control) }
    }
    progress("\(ControlMutant.all.count) controls die")
  }

  private func runTrials(
    _ mutants: [Mutant],
    _ reach: MutantCoverage,
    by pool: WorkerPool,
    into store: ResultStore
  ) throws {
    // Rules come first, then the others in the order of their ids. That order is effectively
    // random, so an interrupted run has a sample of all mutants.
    let left = mutants.indices.filter { index in
      choice.contains(mutants[index]) && store.results[mutants[index].id] == nil
    }.sorted { one, other in
      let orders = [one, other].map { (mutants[$0].rule == nil ? 1 : 0, mutants[$0].id) }
      return orders[0] < orders[1]
    }
    let done = Mutex(0)
    nonisolated(unsafe) let store = store
    let lock = Mutex(())
    let scenarios = pool.scenarios
    try pool.share(left) { [progress] worker, index in
      let trial = reach.trial(of: index + 1)
      let outcome = try trial.map { try worker.outcome(of: $0) }
      let result = MutantResult(mutants[index].id, outcome, of: trial, reach, in: scenarios)
      try lock.withLock { _ in try store.add(result) }
      let count = done.withLock { count in
        count += 1
        return count
      }
      if count.isMultiple(of: 500) { progress("\(count) of \(left.count) mutants") }
    }
  }
}

extension MutantResult {
  private static let nearestCount = 3

  /// - Parameters:
  ///   - id: The id of the mutant.
  ///   - outcome: The scenarios that detected it; `nil` if no scenario reaches it.
  ///   - trial: The trial that was run; `nil` if no scenario reaches it.
  ///   - reach: The scenarios that reach each mutant.
  ///   - scenarios: The suite.
  init(
    _ id: String,
    _ outcome: TrialOutcome?,
    of trial: Trial?,
    _ reach: MutantCoverage,
    in scenarios: [SuiteScenario]
  ) {
    let kills = outcome?.kills ?? []
    self.init(
      id: id,
      status: Self.status(of: outcome),
      killers: kills.map { kill in
        Killer(
          scenario: scenarios[kill.scenario].id,
          clause: scenarios[kill.scenario].clause,
          digest: scenarios[kill.scenario].digest,
          way: kill.way,
          isRecorded: kill.isRecorded
        )
      },
      reachedBy: trial?.scenarios.count ?? 0
    )
    guard status == .survived, let mutant = trial?.mutant else { return }
    for index in reach.nearest(to: mutant) where nearest.count < Self.nearestCount {
      let clause = scenarios[index].clause
      if !nearest.contains(clause) { nearest.append(clause) }
    }
  }

  private static func status(of outcome: TrialOutcome?) -> Status {
    guard let outcome else { return .unreached }
    if !outcome.kills.isEmpty { return .killed }
    return outcome.changesOnlyCost ? .costOnly : .survived
  }
}

/// The scenarios that reach each mutant, and their durations with all mutants off.
struct MutantCoverage: Sendable {
  /// The minimum time limit of a scenario in seconds, so that short delays of the system do not
  /// matter.
  private static let shortestLimit = 0.5
  /// The time limit of a scenario as a multiple of its duration without mutants.
  private static let patience = 40.0

  /// The result of each scenario, by its index in the suite.
  private let entries: [Int: ScenarioCoverage]
  /// The scenarios that reach each mutant, indexed by its number, fastest first.
  private var scenarios: [[Int]]

  /// - Parameters:
  ///   - entries: The results of the scenarios that were run.
  ///   - count: The number of mutants.
  /// - Complexity: O(*n* log *n*) for *n* pairs of a scenario and a mutant that it reaches.
  init(_ entries: [ScenarioCoverage], mutants count: Int) {
    self.entries = Dictionary(entries.map { ($0.scenario, $0) }) { first, _ in first }
    scenarios = Array(repeating: [], count: count + 1)
    for entry in entries.sorted(by: { $0.seconds < $1.seconds }) where entry.holds {
      for mutant in entry.reached where scenarios.indices.contains(Int(mutant)) {
        scenarios[Int(mutant)].append(entry.scenario)
      }
    }
  }
}

extension MutantCoverage {
  /// Returns the trial of a mutant; `nil` if no scenario reaches it.
  func trial(of mutant: Int) -> Trial? {
    let order = scenarios[mutant]
    guard !order.isEmpty else { return nil }
    let limits = order.map { scenario in
      max(Self.shortestLimit, (entries[scenario]?.seconds ?? 0) * Self.patience)
    }
    return Trial(mutant: mutant, scenarios: order, limits: limits)
  }

  /// Returns the scenarios that reach a mutant, those that reach the fewest other mutants first.
  func nearest(to mutant: Int) -> [Int] {
    scenarios[mutant].sorted { one, other in
      (entries[one]?.reached.count ?? 0, one) < (entries[other]?.reached.count ?? 0, other)
    }
  }

  /// The scenarios that fail although no mutant is on.
  var broken: [Int] { entries.values.filter { !$0.holds }.map(\.scenario).sorted() }
}

/// Measures the duration of the phases of a run.
struct PhaseTimer {
  /// A phase and its duration.
  struct Part: Sendable, Codable {
    var name: String
    var seconds: Double
  }

  private(set) var parts: [Part] = []
  private var start = ContinuousClock.now

  /// Ends a phase and starts the next one.
  mutating func end(_ name: String) {
    let now = ContinuousClock.now
    parts.append(Part(name: name, seconds: (now - start) / .seconds(1)))
    start = now
  }
}
