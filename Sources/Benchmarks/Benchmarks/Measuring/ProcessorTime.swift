import Foundation

/// The processor's time of the thread: what others do on the machine costs it less than the clock's.
enum ProcessorTime {
  /// How long something takes, in seconds.
  static func seconds(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
