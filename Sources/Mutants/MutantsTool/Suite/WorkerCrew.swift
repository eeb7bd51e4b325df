internal import Foundation
internal import MutantSwitch
internal import Synchronization

/// Several workers that share work.
struct WorkerCrew {
  let workers: [Worker]

  /// Starts workers.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - path: The executable.
  ///   - root: The directory of the package.
  ///   - modules: The directory of the modules that scenes are compiled with: those without mutants, for
  ///     which scenes are compiled already; or those with mutants, where some are in default arguments.
  ///   - mutants: How many mutants the executable has.
  ///   - specs: The beginning of the paths below `Specs/` of the specs that are meant; empty for all.
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

extension WorkerCrew {
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
    let next = Mutex(0)
    let failure = Mutex<(any Error)?>(nil)
    let group = DispatchGroup()
    for worker in workers {
      nonisolated(unsafe) let worker = worker
      group.enter()
      Thread.detachNewThread {
        defer { group.leave() }
        while failure.withLock({ $0 == nil }) {
          let index = next.withLock { index in
            defer { index += 1 }
            return index
          }
          guard index < jobs.count else { return }
          do { try work(worker, jobs[index]) } catch { failure.withLock { $0 = $0 ?? error } }
        }
      }
    }
    group.wait()
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
