package import Dispatch
internal import Foundation
internal import Synchronization

/// Threads that perform the jobs of one list, each thread the next job that none has begun.
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
