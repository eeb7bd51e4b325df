internal import CSupport
internal import EngineKit
internal import Foundation
internal import Synchronization

/// A running engine, which is asked line by line; used by one thread.
///
/// Whatever its scenes start ends with it.
final class EngineProcess {
  /// What came of waiting for an answer.
  enum Outcome {
    case line(Data)
    /// A line was there before anything was asked.
    case unsolicited(Data)
    /// The process has ended, or has closed its output.
    case ended(EngineTermination)
  }

  /// How often it is asked whether the wait is given up, in milliseconds.
  private static let patience: Int32 = 50
  /// Groups are noted in one place of the process.
  private static let groups = Mutex(())

  /// How long an engine may go on that can answer nothing any more, in seconds.
  private static let graceOfMute = 3.0
  /// How long a keeper may take to end what its engine has started, in seconds.
  private static let graceOfKeeper = 2.0

  private let process = Process()
  /// Whether the process is a keeper, and the engine its child.
  private let isKept: Bool
  private let answers = Pipe()
  private let messages = Pipe()
  /// The end of the engine's standard input that requests are written to.
  private let requests: Int32
  private var lines = LineBuffer()
  private var printed = ScenarioOutput()
  private var openDescriptors: Set<Int32>
  /// A variable that all processes have that come of the engine.
  private let mark = (name: "PLUMB_ENGINE", value: UUID().uuidString)

  /// Starts an engine.
  ///
  /// - Throws: Why the executable cannot be run.
  init(_ program: EngineProgram) throws(ToolError) {
    openDescriptors = [
      answers.fileHandleForReading.fileDescriptor, messages.fileHandleForReading.fileDescriptor,
    ]
    // A socket, as writing to a pipe whose reader is gone ends the writer.
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw .workerFailed("no socket: \(String(cString: strerror(errno)))")
    }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    requests = ends[0]
    process.executableURL = URL(fileURLWithPath: program.executable)
    process.arguments = program.arguments
    process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.standardOutput = answers
    process.standardError = messages
    // The runtime's own backtrace takes seconds, and says nothing about the spec.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no", mark.name: mark.value]) { $1 }
    do {
      try process.run()
    } catch {
      close(requests)
      throw .workerFailed(
        "'\(program.executable)' cannot be run: \(error.localizedDescription)"
      )
    }
    process.standardInput = nil
    isKept = program.isOwn && process_has_keepers() != 0
    Self.groups.withLock { _ in process_group_guard(process.processIdentifier, isKept ? 1 : 0) }
  }

  deinit { close(requests) }
}

extension EngineProcess {
  /// Writes a request, and waits for a line.
  ///
  /// - Parameters:
  ///   - request: A line with its line feed.
  ///   - deadline: When the engine is stopped.
  ///   - isGivenUp: Asked again and again; once it says so, the engine is stopped.
  /// - Returns: The line, or how the engine ended.
  func request(
    _ request: Data,
    by deadline: ContinuousClock.Instant,
    isGivenUp: () -> Bool
  ) -> Outcome {
    receive(atMost: 0)
    if let line = lines.next() { return .unsolicited(line) }
    // An engine that has ended is found out by reading.
    send(request)
    return nextLine(by: deadline, isGivenUp: isGivenUp)
  }

  /// Waits for a line.
  func nextLine(by deadline: ContinuousClock.Instant, isGivenUp: () -> Bool) -> Outcome {
    while true {
      if let line = lines.next() {
        // What was printed before an answer was written is there by now.
        receive(atMost: 0)
        return .line(line)
      }
      let isOpen = openDescriptors.contains(answers.fileHandleForReading.fileDescriptor)
      guard isOpen, process.isRunning || receive(atMost: 0) else {
        if let line = lines.next() { return .line(line) }
        return .ended(end(by: deadline))
      }
      guard ContinuousClock.now < deadline, !isGivenUp() else { return .ended(stop()) }
      receive(atMost: Self.patience)
    }
  }

  /// The text that was printed since it was last taken.
  var printedText: String { printed.text }

  /// The text that was printed since the last call.
  func drainPrinted() -> String {
    defer { printed = ScenarioOutput() }
    return printed.text
  }

  /// Ends the engine, and all that it has started.
  @discardableResult
  func stop() -> EngineTermination {
    if isKept { stopKept() }
    // Its group is not there before it has begun.
    kill(process.processIdentifier, SIGKILL)
    endGroup()
    process.waitUntilExit()
    while receive(atMost: 0) {}
    return .timedOut
  }
}

extension EngineProcess {
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

  /// Takes what has arrived.
  ///
  /// - Parameter milliseconds: How long it is waited for.
  /// - Returns: Whether there was anything.
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
        lines.append(buffer[..<count])
      } else {
        printed.append(buffer[..<count])
      }
    }
    return hasAny
  }

  /// Has the keeper end its engine, and waits for it as long as it may take.
  private func stopKept() {
    process_keeper_stop(process.processIdentifier)
    let latest = ContinuousClock.now + .seconds(Self.graceOfKeeper)
    while process.isRunning, ContinuousClock.now < latest { receive(atMost: 1) }
  }

  /// How the engine ended, now that it has, or has closed its output.
  private func end(by deadline: ContinuousClock.Instant) -> EngineTermination {
    // A scenario may have stopped the keeper, which then says nothing of its end.
    kill(process.processIdentifier, SIGCONT)
    let latest = min(deadline, .now + .seconds(Self.graceOfMute))
    while process.isRunning {
      guard ContinuousClock.now < latest else {
        stop()
        return .mute
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

/// How the process of an engine ended.
enum EngineTermination: Equatable {
  /// It returned; what it was asked to do may still not be done, if a scenario called `exit`.
  case exited(status: Int32)
  case signalled(Int32)
  /// It went on, and was killed, as it had closed what its answers go to.
  case mute
  /// It was killed at a deadline.
  case timedOut
}

extension EngineTermination {
  /// The end in words: `ended by SIGILL`.
  var words: String {
    switch self {
    case .exited(let status): "ended its process with status \(status)"
    case .signalled(let signal): "ended by \(SignalName.name(of: signal))"
    case .mute: "closed the file that its engine answers to"
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

  /// The name of a signal: `SIGILL`; its number where it has no common one.
  static func name(of signal: Int32) -> String { names[signal] ?? "signal \(signal)" }
}

/// The text that scenarios print, kept to an amount that somebody reads: the beginning and the end.
///
/// A scenario that prints and never ends writes 100 MB in a second.
struct ScenarioOutput {
  /// How many bytes are kept of the beginning, and as many of the end.
  static let byteLimit = 32_768

  private var beginning = Data()
  private var end = Data()
  private var omittedCount = 0
}

extension ScenarioOutput {
  mutating func append(_ piece: some Collection<UInt8>) {
    let room = Self.byteLimit - beginning.count
    beginning.append(contentsOf: piece.prefix(room))
    end.append(contentsOf: piece.dropFirst(room))
    // Cut at twice the limit, so that each byte is moved once at most.
    guard end.count > 2 * Self.byteLimit else { return }
    omittedCount += end.count - Self.byteLimit
    end = Data(end.suffix(Self.byteLimit))
  }

  /// The text, with a line in the place of what was left out, and without the stack traces of the
  /// Swift runtime, which hold addresses alone.
  var text: String {
    let gap = omittedCount == 0 ? "" : "\n… \(omittedCount) bytes are left out …\n"
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
