internal import Conformance
internal import Foundation
internal import Platform
internal import SpecFormat
internal import MutantSwitch
internal import Synchronization

/// Several worker processes that share jobs.
struct WorkerPool {
  let workers: [Worker]

  /// Starts the workers.
  ///
  /// - Parameters:
  ///   - count: The number of workers.
  ///   - path: The path of the executable.
  ///   - root: The directory of the package.
  ///   - modules: The directory of the modules to compile scenes with: those without mutants, for
  ///     which scenes are already compiled, or those with mutants if default arguments contain
  ///     some.
  ///   - mutants: The number of mutants in the executable.
  ///   - specs: The prefix of the paths below `Specs/` of the specs to run; empty for all.
  /// - Throws: An error if a worker cannot be started.
  init(
    of count: Int,
    at path: String,
    root: String,
    modules: String,
    mutants: Int,
    specs: String = ""
  ) throws {
    // The first worker compiles missing scenes, and the others reuse them.
    workers = try (0..<count).map { _ in
      try Worker(at: path, root: root, modules: modules, count: mutants, specs: specs)
    }
  }

  /// The scenarios that the workers can run.
  var scenarios: [SuiteScenario] { workers.first?.scenarios ?? [] }

  /// Ends all workers of the pool.
  func end() { workers.forEach { $0.end() } }
}

extension WorkerPool {
  /// Distributes jobs among the workers; each free worker gets the next job.
  ///
  /// - Parameters:
  ///   - jobs: The jobs.
  ///   - work: A function that runs a job. It is called on several threads, each with its own
  ///     worker.
  /// - Throws: The first error of any job.
  func share<Job: Sendable>(
    _ jobs: [Job],
    _ work: @escaping @Sendable (Worker, Job) throws -> Void
  ) throws {
    let failure = Mutex<(any Error)?>(nil)
    // Each worker is only used by the thread with the same index.
    nonisolated(unsafe) let workers = workers
    ThreadPool(threadCount: workers.count).start(jobCount: jobs.count) { thread, job in
      guard failure.withLock({ $0 == nil }) else { return false }
      do { try work(workers[thread], jobs[job]) } catch { failure.withLock { $0 = $0 ?? error } }
      return true
    }.join()
    if let error = failure.withLock({ $0 }) { throw error }
  }
}

/// A worker process, which loads the suite and forks a process for each mutant.
final class Worker {
  /// An error for a worker that has ended unexpectedly.
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
  ///   - path: The path of the executable.
  ///   - root: The directory of the package.
  ///   - modules: The directory of the modules to compile scenes with.
  ///   - count: The number of mutants in the executable.
  ///   - specs: The prefix of the paths below `Specs/` of the specs to run; empty for all.
  /// - Throws: An error if it cannot be started, or a `Failure`.
  init(at path: String, root: String, modules: String, count: Int, specs: String) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [root, modules, "\(count)", specs]
    var environment = ProcessInfo.processInfo.environment
    // A crash is an expected result, and printing a backtrace would take about a second.
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
  ///   - onEntry: A function that is called after each scenario.
  /// - Throws: A `Failure`.
  func census(of scenarios: [Int], onEntry: (ScenarioCoverage) -> Void) throws {
    try write(.census(scenarios: scenarios))
    for _ in scenarios { onEntry(try read(ScenarioCoverage.self)) }
  }

  /// Runs a mutant against the scenarios of a trial.
  func outcome(of trial: Trial) throws -> TrialOutcome {
    try write(.trial(trial))
    return try read(TrialOutcome.self)
  }

  /// Ends the worker process.
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
