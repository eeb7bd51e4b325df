internal import SceneBuilding
internal import CPlatform
internal import EngineKit
internal import Foundation
internal import Platform
internal import Synchronization

/// A running engine process, with requests and answers; used by one thread.
///
/// All processes that its scenes start end with it.
final class EngineProcess {
  /// The outcome of waiting for an answer.
  enum Outcome {
    case message(Data)
    /// A message arrived before the request was written.
    case unsolicited(Data)
    /// The process ended, or closed its output.
    case ended(EngineTermination)
  }

  /// The interval at which cancellation is polled, in milliseconds.
  private static let pollInterval: Int32 = 50
  /// The lock around the list of process groups, which is shared by the process.
  private static let groups = Mutex(())

  /// The time in seconds after which an engine that closed its output is stopped.
  private static let closedOutputTimeout = 3.0
  /// The maximum time in seconds in which an engine prints the place of a scene.
  private static let sampleTimeout = 1.0
  /// The maximum time in seconds in which a supervisor process ends all processes of its engine.
  private static let supervisorTimeout = 2.0

  private let process = Process()
  /// The time in seconds in which another engine can clean up after its input was closed.
  private static let exitTimeout = 1.0

  /// Whether it is Plumb's own engine, which has nothing to clean up.
  private let isOwn: Bool
  /// Whether the process is a supervisor, with the engine as its child.
  private let isSupervisor: Bool
  private let answers = Pipe()
  private let messages = Pipe()
  /// The end of the engine's standard input to which requests are written.
  private let requests: Int32
  private var received = MessageBuffer()
  private var printed = ScenarioOutput()
  private var openDescriptors: Set<Int32>
  /// An environment variable that all descendants of the engine inherit.
  private let mark = (name: "PLUMB_ENGINE", value: UUID().uuidString)

  /// Starts an engine.
  ///
  /// - Parameters:
  ///   - program: The engine.
  ///   - timeLimit: The time limit of one scenario, in seconds.
  /// - Throws: An error if the executable cannot be run.
  init(_ program: EngineProgram, timeLimit: Double) throws(ToolError) {
    openDescriptors = [
      answers.fileHandleForReading.fileDescriptor, messages.fileHandleForReading.fileDescriptor,
    ]
    // A socket instead of a pipe, since writing to a pipe without a reader would raise SIGPIPE.
    var ends: [Int32] = [-1, -1]
    guard stream_socket_pair(&ends) == 0 else {
      throw .workerFailed("no socket: \(String(cString: strerror(errno)))")
    }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    requests = ends[0]
    process.executableURL = URL(fileURLWithPath: program.executable)
    process.arguments = program.arguments(timeLimit: timeLimit)
    if let folder = program.folder {
      process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    }
    process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.standardOutput = answers
    process.standardError = messages
    // The backtrace of the Swift runtime takes seconds, and has no information about the spec.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no", mark.name: mark.value]) { $1 }
    do {
      try process.run()
    } catch {
      close(requests)
      let message = "'\(program.executable)' cannot be started: \(error.reason)"
      throw program.isOwn ? .workerFailed(message) : .engineUnusable("error: \(message)")
    }
    process.standardInput = nil
    isOwn = program.isOwn
    isSupervisor = program.isOwn && process_supports_supervisors() != 0
    Self.groups.withLock { _ in
      process_group_guard(process.processIdentifier, isSupervisor ? 1 : 0)
    }
  }

  deinit { close(requests) }
}

extension EngineProcess {
  /// The encoding of the messages that follow.
  var encoding: WireEncoding {
    get { received.encoding }
    set { received.encoding = newValue }
  }

  /// Writes a request, and waits for a line.
  ///
  /// - Parameters:
  ///   - request: A line with its line feed.
  ///   - deadline: The time at which the engine is stopped.
  ///   - isCancelled: Polled while waiting; when it returns `true`, the engine is stopped.
  /// - Returns: The line, or the way in which the engine ended.
  func request(
    _ request: Data,
    by deadline: ContinuousClock.Instant,
    isCancelled: () -> Bool
  ) -> Outcome {
    receive(atMost: 0)
    if let message = received.next() { return .unsolicited(message) }
    // Writing to an engine that ended does not fail; reading detects it.
    send(request)
    return nextMessage(by: deadline, isCancelled: isCancelled)
  }

  /// Waits for a line.
  func nextMessage(by deadline: ContinuousClock.Instant, isCancelled: () -> Bool) -> Outcome {
    while true {
      if let message = received.next() {
        // Text that was printed before the answer has arrived by now.
        receive(atMost: 0)
        return .message(message)
      }
      let isOpen = openDescriptors.contains(answers.fileHandleForReading.fileDescriptor)
      guard isOpen, process.isRunning || receive(atMost: 0) else {
        if let message = received.next() { return .message(message) }
        return .ended(end(by: deadline))
      }
      guard !isCancelled() else { return .ended(stop()) }
      guard ContinuousClock.now < deadline else {
        sampleScene()
        return .ended(stop())
      }
      receive(atMost: Self.pollInterval)
    }
  }

  /// The text that was printed since it was last drained.
  var printedText: String { printed.text }

  /// Returns the text that was printed since the last call.
  func drainPrinted() -> String {
    defer { printed = ScenarioOutput() }
    return printed.text
  }

  /// Closes the engine's input, and ends the engine and all processes that it started.
  ///
  /// Another engine has a second to end by itself.
  func finish() {
    if !isOwn {
      shutdown(requests, Int32(SHUT_WR))
      let latest = ContinuousClock.now + .seconds(Self.exitTimeout)
      while process.isRunning, ContinuousClock.now < latest { receive(atMost: 1) }
    }
    stop()
  }

  /// Ends the engine, and all processes that it started.
  @discardableResult
  func stop() -> EngineTermination {
    if isSupervisor { stopSupervisor() }
    // The process group does not exist until the process has started, so the process is killed by
    // its id.
    kill(process.processIdentifier, SIGKILL)
    endGroup()
    process.waitUntilExit()
    while receive(atMost: 0) {}
    return .timedOut
  }
}

extension EngineProcess {
  /// Requests the calls in the scene that are active, which Plumb's own engine prints.
  private func sampleScene() {
    guard isSupervisor else { return }
    process_supervisor_sample(process.processIdentifier)
    let latest = ContinuousClock.now + .seconds(Self.sampleTimeout)
    while ContinuousClock.now < latest, SceneCall.calls(in: printed.text).isEmpty {
      receive(atMost: Self.pollInterval)
    }
  }

  private func send(_ request: Data) {
    var rest = request[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        Foundation.send(requests, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads available output.
  ///
  /// - Parameter milliseconds: The maximum time to wait for output.
  /// - Returns: Whether there was any.
  @discardableResult
  private func receive(atMost milliseconds: Int32) -> Bool {
    var polled = openDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard !polled.isEmpty, poll(&polled, nfds_t(polled.count), milliseconds) > 0 else {
      if polled.isEmpty { usleep(1000) }
      return false
    }
    var hasAny = false
    for descriptor in polled where descriptor.revents != 0 {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = Foundation.read(descriptor.fd, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        openDescriptors.remove(descriptor.fd)
        continue
      }
      hasAny = true
      if descriptor.fd == answers.fileHandleForReading.fileDescriptor {
        received.append(buffer[..<count])
      } else {
        printed.append(buffer[..<count])
      }
    }
    return hasAny
  }

  /// Requests the end of the engine from its supervisor, and waits for it up to the maximum time.
  private func stopSupervisor() {
    process_supervisor_stop(process.processIdentifier)
    let latest = ContinuousClock.now + .seconds(Self.supervisorTimeout)
    while process.isRunning, ContinuousClock.now < latest { receive(atMost: 1) }
  }

  /// Returns the way in which the engine ended, after it ended or closed its output.
  private func end(by deadline: ContinuousClock.Instant) -> EngineTermination {
    // A scenario may have suspended the supervisor, which then cannot report the end.
    kill(process.processIdentifier, SIGCONT)
    let latest = min(deadline, .now + .seconds(Self.closedOutputTimeout))
    while process.isRunning {
      guard ContinuousClock.now < latest else {
        stop()
        return .closedOutput
      }
      receive(atMost: 1)
    }
    while receive(atMost: 0) {}
    endGroup()
    return process.terminationReason == .uncaughtSignal
      ? .signalled(process.terminationStatus) : .exited(status: process.terminationStatus)
  }

  private func endGroup() {
    Self.groups.withLock { _ in
      process_group_end(process.processIdentifier, "\(mark.name)=\(mark.value)")
    }
  }
}

/// The way in which an engine process ended.
enum EngineTermination: Equatable {
  /// It exited; if a scenario called `exit`, the request may not be finished.
  case exited(status: Int32)
  case signalled(Int32)
  /// It closed its output but kept running, and was killed.
  case closedOutput
  /// It was killed at a deadline.
  case timedOut
}

extension EngineTermination {
  /// The end as a phrase, such as `ended by SIGILL`.
  var message: String {
    switch self {
    case .exited(let status): "ended its process with status \(status)"
    case .signalled(let signal): "ended by \(SignalName.name(of: signal))"
    case .closedOutput: "closed the output that its engine writes answers to"
    case .timedOut: "did not end"
    }
  }
}

/// The names of the signals that end processes.
enum SignalName {
  private static let names: [Int32: String] = [
    SIGABRT: "SIGABRT", SIGALRM: "SIGALRM", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE",
    SIGHUP: "SIGHUP", SIGILL: "SIGILL", SIGINT: "SIGINT", SIGKILL: "SIGKILL",
    SIGPIPE: "SIGPIPE", SIGQUIT: "SIGQUIT", SIGSEGV: "SIGSEGV", SIGSYS: "SIGSYS",
    SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
  ]

  /// Returns the name of a signal, such as `SIGILL`, or its number if it has no common name.
  static func name(of signal: Int32) -> String { names[signal] ?? "signal \(signal)" }
}

/// The output that scenarios print, limited to its beginning and its end.
///
/// A scenario that prints in an endless loop writes 100 MB per second.
struct ScenarioOutput {
  /// The number of bytes that are kept of the beginning, and of the end.
  static let byteLimit = 32_768

  private var beginning = Data()
  private var end = Data()
  private var omittedCount = 0
}

extension ScenarioOutput {
  mutating func append(_ piece: some Collection<UInt8>) {
    let remaining = Self.byteLimit - beginning.count
    beginning.append(contentsOf: piece.prefix(remaining))
    end.append(contentsOf: piece.dropFirst(remaining))
    // The end is cut at twice the limit, so that each byte is moved at most once.
    guard end.count > 2 * Self.byteLimit else { return }
    omittedCount += end.count - Self.byteLimit
    end = Data(end.suffix(Self.byteLimit))
  }

  /// The text, with a line in place of the omitted part.
  ///
  /// Stack traces of the Swift runtime are removed, since they contain only addresses.
  var text: String {
    let gap = omittedCount == 0 ? "" : "\n… \(omittedCount) bytes are omitted …\n"
    let whole =
      String(decoding: beginning, as: UTF8.self) + gap + String(decoding: end, as: UTF8.self)
    return Self.withoutStackTraces(whole)
  }

  private static func withoutStackTraces(_ text: String) -> String {
    guard text.contains(traceHeading) else { return text }
    var isTrace = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      isTrace = line == traceHeading || isTrace && line.starts(with: #/\d+ +\S+ +0x[0-9a-f]+ /#)
      return !isTrace
    }
    return lines.joined(separator: "\n")
  }

  private static let traceHeading = "Current stack trace:"
}
