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
    case unasked(Data)
    /// The process has ended, or has closed its output.
    case ended(EngineEnd)
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
  func ask(
    _ request: Data,
    by deadline: ContinuousClock.Instant,
    isGivenUp: () -> Bool
  ) -> Outcome {
    receive(atMost: 0)
    if let line = lines.next() { return .unasked(line) }
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
  func takePrinted() -> String {
    defer { printed = ScenarioOutput() }
    return printed.text
  }

  /// Ends the engine, and all that it has started.
  @discardableResult
  func stop() -> EngineEnd {
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
  private func end(by deadline: ContinuousClock.Instant) -> EngineEnd {
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
