internal import Foundation

/// The asynchronous work that the code of scenes starts, which the layouts of previews wait for.
///
/// By default no task of a view is started, because a layout waits for no task. A run of previews
/// begins the work: then a layout starts the tasks of the views that appeared, runs what is on the
/// main queue, and ends sleeps at once. It waits until all of this is done or suspended, at most
/// for ``timeLimit``.
@MainActor
package enum AsyncWork {
  /// The maximum time that one layout waits for tasks of views, in seconds.
  package static let timeLimit = 0.2
  /// The maximum sum of the sleeps of a scene that end at once; further sleeps do not end.
  package static let sleepLimit = Duration.seconds(5)
  /// The number of rounds without jobs after which the main queue counts as empty.
  ///
  /// A block of the main queue may add another one, which the next round runs.
  private static let quietRounds = 6
  /// The maximum number of rounds in which one layout runs jobs and blocks of the main queue.
  private static let roundLimit = 2_000

  /// Whether tasks of views are started.
  package private(set) static var isRunning = false
  /// Whether a task of a view has exceeded the limit since the work began.
  package private(set) static var isLate = false
  /// The tasks of views that appeared, until the next layout starts them.
  private static var waitingTasks: [ViewTask] = []
  private static var runningCount = 0
  private static var sleepers: [Sleeper] = []
  /// The simulated time of the scene: the sum of the sleeps that ended.
  private static var sceneTime = Duration.zero
  /// Runs the jobs of the global executor that are due, and returns their number.
  private static var runJobs: () -> Int = { 0 }

  /// A task that sleeps.
  private struct Sleeper {
    var wakingTime: Duration
    var continuation: UnsafeContinuation<Void, Never>
  }
}

extension AsyncWork {
  /// Begins to start tasks of views.
  ///
  /// - Parameter runJobs: Runs the jobs of the global executor that are due on the main thread, and
  ///   returns their number; returns 0 if they run on other threads.
  package static func begin(runningJobs runJobs: @escaping () -> Int) {
    (isRunning, isLate, self.runJobs) = (true, false, runJobs)
    beginScene()
  }

  /// Ends the work; tasks that are not done are not continued.
  package static func end() {
    beginScene()
    (isRunning, runJobs) = (false, { 0 })
  }

  /// Discards the tasks and sleeps of the previous scene.
  package static func beginScene() {
    for task in waitingTasks { task.cancel() }
    (waitingTasks, sleepers, runningCount, sceneTime) = ([], [], 0, .zero)
    sceneNumber += 1
  }

  /// The number of scenes so far, by which a task of an earlier scene is recognized and ignored.
  private static var sceneNumber = 0

  /// Whether tasks wait for the next call of ``settle()``.
  package static var hasWaitingTasks: Bool { !waitingTasks.isEmpty }
}

extension AsyncWork {
  /// Adds a task, which starts at the end of the layout.
  static func add(_ task: ViewTask) {
    if isRunning { waitingTasks.append(task) }
  }

  /// Runs the asynchronous work until all of it is done or suspended, or a limit is reached.
  package static func settle() {
    guard isRunning else { return }
    let end = Date(timeIntervalSinceNow: timeLimit)
    var quiet = 0
    for _ in 0..<roundLimit {
      let isBusy = startTasks() || runReadyWork()
      quiet = isBusy ? 0 : quiet + 1
      guard quiet >= quietRounds, !wakeSleeper() else { continue }
      guard runningCount > 0, !isLate, Date() < end else { break }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
    }
    if runningCount > 0 { isLate = true }
  }

  /// Starts the waiting tasks, each up to its first suspension.
  private static func startTasks() -> Bool {
    let tasks = waitingTasks
    waitingTasks = []
    for task in tasks {
      let number = sceneNumber
      runningCount += 1
      task.start { if number == sceneNumber { runningCount -= 1 } }
    }
    return !tasks.isEmpty
  }

  /// Runs due jobs and the blocks of the main queue.
  ///
  /// - Returns: Whether jobs have run; blocks of the main queue cannot be counted.
  private static func runReadyWork() -> Bool {
    let count = runJobs()
    _ = RunLoop.main.run(mode: .default, before: Date())
    return count + runJobs() > 0
  }

  /// Ends the shortest sleep.
  ///
  /// - Returns: Whether there was a sleep that ends within the limit.
  private static func wakeSleeper() -> Bool {
    let next = sleepers.indices.min { sleepers[$0].wakingTime < sleepers[$1].wakingTime }
    guard let next, sleepers[next].wakingTime <= sleepLimit else { return false }
    let sleeper = sleepers.remove(at: next)
    sceneTime = max(sceneTime, sleeper.wakingTime)
    sleeper.continuation.resume()
    return true
  }

  /// Suspends a task until the layout has no other work.
  ///
  /// - Parameter duration: The duration in the scene, by which sleeps are ordered.
  /// - Returns: Whether the task was suspended; `false` if no layout waits for tasks.
  fileprivate static func sleep(for duration: Duration) async -> Bool {
    guard isRunning else { return false }
    let wakingTime = sceneTime + max(duration, .zero)
    await withUnsafeContinuation { continuation in
      sleepers.append(Sleeper(wakingTime: wakingTime, continuation: continuation))
    }
    return true
  }
}

/// The task of a view, from its appearance to its end.
@MainActor
final class ViewTask {
  private let priority: TaskPriority
  private let action: @Sendable @isolated(any) () async -> Void
  private var task: Task<Void, Never>?
  private var isCancelled = false

  init(priority: TaskPriority, action: @escaping @Sendable @isolated(any) () async -> Void) {
    (self.priority, self.action) = (priority, action)
  }

  /// Starts the task, which runs up to its first suspension.
  ///
  /// - Parameter onEnd: Called at the end of the task.
  func start(onEnd: @escaping @MainActor () -> Void) {
    guard !isCancelled else { return onEnd() }
    let action = action
    task = Task.immediate(priority: priority) {
      await action()
      onEnd()
    }
  }

  func cancel() {
    isCancelled = true
    task?.cancel()
  }
}

/// Sleeps of scenes, which take precedence over those of the standard library.
extension Task where Success == Never, Failure == Never {
  /// Suspends the task; in previews, the sleep ends as soon as there is no other work.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  /// Suspends the task; in previews, the sleep ends as soon as there is no other work, up to a sum
  /// of five seconds.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    if let duration = duration as? Duration, await AsyncWork.sleep(for: duration) {
      return try checkCancellation()
    }
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
  }
}
