package import Dispatch
internal import Foundation
internal import Synchronization

/// A pool of threads that perform a list of jobs, each thread taking the next job that is not
/// started.
///
/// Unlike those of a dispatch queue, the threads end with the jobs, so that the process can fork
/// afterwards.
package struct ThreadPool {
  package let threadCount: Int
  /// The size of each thread's stack, in bytes; `nil` for the system's default.
  package var stackSize: Int?

  package init(threadCount: Int, stackSize: Int? = nil) {
    self.threadCount = threadCount
    self.stackSize = stackSize
  }
}

extension ThreadPool {
  /// Starts the threads and returns at once.
  ///
  /// - Parameters:
  ///   - jobCount: The number of jobs.
  ///   - perform: Performs a job, given the index of its thread and of the job. The thread ends if
  ///     the result is `false`.
  /// - Returns: A group that the threads leave when they end.
  package func start(
    jobCount: Int,
    perform: @escaping @Sendable (_ thread: Int, _ job: Int) -> Bool
  ) -> DispatchGroup {
    let jobs = Mutex(0..<jobCount)
    let group = DispatchGroup()
    for index in 0..<min(threadCount, jobCount) {
      group.enter()
      let thread = Thread {
        defer { group.leave() }
        while let job = jobs.withLock({ $0.popFirst() }), perform(index, job) {}
      }
      if let stackSize { thread.stackSize = stackSize }
      thread.start()
    }
    return group
  }
}

extension ThreadPool {
  /// Returns the results of a transformation of each element, computed on all cores.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - transform: Transforms an element; called on several threads at once.
  /// - Returns: The results, in the order of the elements.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    guard elements.count > 1 else { return elements.map(transform) }
    let results = ResultList<Result>(count: elements.count)
    let pool = ThreadPool(threadCount: ProcessInfo.processInfo.activeProcessorCount)
    pool.start(jobCount: elements.count) { _, job in
      let result = transform(elements[job])
      results.values.withLock { $0[job] = result }
      return true
    }.wait()
    return results.values.withLock { $0.compactMap(\.self) }
  }

  /// The results of jobs, by their indices.
  private final class ResultList<Result: Sendable>: Sendable {
    let values: Mutex<[Result?]>

    init(count: Int) { values = Mutex(Array(repeating: nil, count: count)) }
  }
}
