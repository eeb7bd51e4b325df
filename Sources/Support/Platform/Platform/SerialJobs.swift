internal import Foundation
internal import Synchronization

/// Collects the jobs of Swift's global executor, which then run one after another on one thread.
///
/// Without it, jobs run on other threads, so that nothing states whether all of them have ended.
/// The Swift runtime has a hook for this; without the hook, jobs are not collected.
package enum SerialJobs {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  private static let queue = Mutex<[UnownedJob]>([])

  /// The address of the hook in the Swift runtime; `nil` if it has none.
  nonisolated(unsafe) private static let hook: UnsafeMutablePointer<Hook?>? = dlsym(
    dlopen(nil, RTLD_LAZY),
    "swift_task_enqueueGlobal_hook"
  )?
  .assumingMemoryBound(to: Hook?.self)

  /// Begins to collect jobs.
  package static func begin() {
    let collect: Hook = { job, _ in SerialJobs.append(job) }
    hook?.pointee = collect
  }

  /// Ends the collection; collected jobs that have not run are dropped.
  package static func end() {
    hook?.pointee = nil
    queue.withLock { $0 = [] }
  }

  /// Runs the collected jobs, and those that they add, up to a limit.
  ///
  /// - Parameter limit: The maximum number of jobs.
  /// - Returns: The number of jobs that have run.
  @MainActor
  package static func run(upTo limit: Int = 1_000) -> Int {
    var count = 0
    while count < limit, let job = next() {
      job.runSynchronously(on: MainActor.sharedUnownedExecutor)
      count += 1
    }
    return count
  }

  private static func append(_ job: UnownedJob) { queue.withLock { $0.append(job) } }

  private static func next() -> UnownedJob? {
    queue.withLock { $0.isEmpty ? nil : $0.removeFirst() }
  }
}
