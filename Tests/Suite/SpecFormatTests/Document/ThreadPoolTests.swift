import Dispatch
import Synchronization
import Testing

@testable import Platform

struct ThreadPoolTests {
  @Test func `each job is performed once`() {
    let counts = Mutex([Int](repeating: 0, count: 100))
    ThreadPool(threadCount: 4).start(jobCount: 100) { _, job in
      counts.withLock { $0[job] += 1 }
      return true
    }.join()
    #expect(counts.withLock { $0 } == Array(repeating: 1, count: 100))
  }

  @Test func `after a job returns false, its thread starts no further jobs`() {
    let count = Mutex(0)
    ThreadPool(threadCount: 1).start(jobCount: 100) { _, job in
      count.withLock { $0 += 1 }
      return job < 4
    }.join()
    #expect(count.withLock { $0 } == 5)
  }

  @Test func `areDone(within:) returns false until all jobs have returned`() {
    let isOpen = Mutex(false)
    let threads = ThreadPool(threadCount: 2).start(jobCount: 2) { _, _ in
      while !isOpen.withLock({ $0 }) {}
      return true
    }
    let areDoneAtOnce = threads.areDone(within: .milliseconds(1))
    #expect(!areDoneAtOnce)
    isOpen.withLock { $0 = true }
    while !threads.areDone(within: .seconds(1)) {}
    threads.join()
  }
}
