internal import Conformance
internal import Foundation
internal import SpecFormat
internal import MutantSwitch
internal import Synchronization

/// Several workers that share work.
struct WorkerPool {
  let workers: [Worker]

  /// Starts workers.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - path: The executable.
  ///   - root: The directory of the package.
  ///   - modules: The directory of the modules that scenes are compiled with: those without
  ///     mutants, for which scenes are compiled already; or those with mutants, where some are in
  ///     default arguments.
  ///   - mutants: How many mutants the executable has.
  ///   - specs: The beginning of the paths below `Specs/` of the specs that are meant; empty for
  ///     all.
  /// - Throws: Why one of them cannot be started.
  init(
    of count: Int,
    at path: String,
    root: String,
    modules: String,
    mutants: Int,
    specs: String = ""
  ) throws {
    // The first compiles the scenes that nobody has compiled; the others find them.
    workers = try (0..<count).map { _ in
      try Worker(at: path, root: root, modules: modules, count: mutants, specs: specs)
    }
  }

  /// The scenarios that they can run.
  var scenarios: [SuiteScenario] { workers.first?.scenarios ?? [] }

  /// Ends all.
  func end() { workers.forEach { $0.end() } }
}

extension WorkerPool {
  /// Has the workers do jobs, each the next one that nobody does.
  ///
  /// - Parameters:
  ///   - jobs: The jobs.
  ///   - work: Does one; called on several threads, with one worker on each.
  /// - Throws: The first error of any.
  func share<Job: Sendable>(
    _ jobs: [Job],
    _ work: @escaping @Sendable (Worker, Job) throws -> Void
  ) throws {
    let failure = Mutex<(any Error)?>(nil)
    // Each worker is used by the one thread that has its index.
    nonisolated(unsafe) let workers = workers
    ThreadPool(threadCount: workers.count).start(jobCount: jobs.count) { thread, job in
      guard failure.withLock({ $0 == nil }) else { return false }
      do { try work(workers[thread], jobs[job]) } catch { failure.withLock { $0 = $0 ?? error } }
      return true
    }.join()
    if let error = failure.withLock({ $0 }) { throw error }
  }
}

/// A worker process, which has the suite loaded and forks a process for each mutant.
final class Worker {
  /// The worker ended.
  struct Failure: Error, CustomStringConvertible {
    var description: String { "a worker ended before it was told to" }
  }

  private(set) var scenarios: [SuiteScenario] = []
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest = Data()

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - path: The executable.
  ///   - root: The directory of the package.
  ///   - modules: The directory of the modules that scenes are compiled with.
  ///   - count: How many mutants the executable has.
  ///   - specs: The beginning of the paths below `Specs/` of the specs that are meant; empty for
  ///     all.
  /// - Throws: Why it cannot be started, or a `Failure`.
  init(at path: String, root: String, modules: String, count: Int, specs: String) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [root, modules, "\(count)", specs]
    var environment = ProcessInfo.processInfo.environment
    // A process that traps is an answer, and takes a second where it explains itself.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    scenarios = try read([SuiteScenario].self)
  }
}

extension Worker {
  /// Runs scenarios with all mutants off.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios, as indices in the suite.
  ///   - onEntry: Called for each as soon as it was run.
  /// - Throws: A `Failure`.
  func census(of scenarios: [Int], onEntry: (ScenarioCoverage) -> Void) throws {
    try write(.census(scenarios: scenarios))
    for _ in scenarios { onEntry(try read(ScenarioCoverage.self)) }
  }

  /// Runs a mutant.
  func outcome(of trial: Trial) throws -> TrialOutcome {
    try write(.trial(trial))
    return try read(TrialOutcome.self)
  }

  /// Ends the process.
  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  private func write(_ request: WorkerRequest) throws {
    let line = try JSONEncoder().encode(request) + Data("\n".utf8)
    try input.fileHandleForWriting.write(contentsOf: line)
  }

  private func read<Message: Decodable>(_ type: Message.Type) throws -> Message {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(rest[..<end])
        rest = Data(rest[(end + 1)...])
        return try JSONDecoder().decode(type, from: line)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw Failure() }
      rest += more
    }
  }
}
