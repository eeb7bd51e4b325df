internal import CPlatform
package import Dispatch
internal import Foundation
internal import Synchronization

/// A pool of threads that perform a list of jobs, each thread taking the next job that is not
/// started.
///
/// Unlike those of a dispatch queue, the threads have ended when the wait for them returns, so that
/// the process can fork afterwards: a child that is forked beside a running thread inherits the
/// locks that this thread holds, and never gets them.
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
  /// - Returns: The threads, for which the caller waits.
  package func start(
    jobCount: Int,
    perform: @escaping @Sendable (_ thread: Int, _ job: Int) -> Bool
  ) -> RunningThreads {
    let jobs = Mutex(0..<jobCount)
    return RunningThreads(count: min(threadCount, jobCount), stackSize: stackSize) { index in
      while let job = jobs.withLock({ $0.popFirst() }), perform(index, job) {}
    }
  }
}

/// Threads that have been started and are joined once by the thread that started them.
package struct RunningThreads: ~Copyable {
  /// The function of a thread, which C passes on as a pointer.
  private final class Body {
    let perform: () -> Void

    init(_ perform: @escaping () -> Void) { self.perform = perform }
  }

  private let group = DispatchGroup()
  /// The addresses of the threads.
  private var threads: [UInt] = []

  fileprivate init(count: Int, stackSize: Int?, perform: @escaping @Sendable (Int) -> Void) {
    for index in 0..<count {
      group.enter()
      let body = Body { [group] in
        perform(index)
        group.leave()
      }
      let pointer = Unmanaged.passRetained(body).toOpaque()
      let thread = thread_start(
        stackSize ?? 0,
        { pointer in
          guard let pointer else { return }
          Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().perform()
        },
        pointer
      )
      if let thread {
        threads.append(UInt(bitPattern: thread))
      } else {
        // Without another thread the jobs are performed here.
        Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().perform()
      }
    }
  }

  /// Returns whether all jobs are done within a time; the threads may not have ended yet.
  package func areDone(within time: DispatchTimeInterval) -> Bool {
    group.wait(timeout: .now() + time) == .success
  }

  /// Waits until the threads have ended.
  package consuming func join() {
    for thread in threads { thread_join(UnsafeMutableRawPointer(bitPattern: thread)) }
  }
}

extension ThreadPool {
  /// Returns the results of a transformation of each element, computed on all cores.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - transform: Transforms an element; called on several threads at once.
  /// - Returns: The results, in the order of the elements.
  package static func map<Element: Sendable, Result: Sendable>(
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
    }.join()
    return results.values.withLock { $0.compactMap(\.self) }
  }

  /// The results of jobs, by their indices.
  private final class ResultList<Result: Sendable>: Sendable {
    let values: Mutex<[Result?]>

    init(count: Int) { values = Mutex(Array(repeating: nil, count: count)) }
  }
}
