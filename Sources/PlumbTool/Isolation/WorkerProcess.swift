internal import CProcessGroup
internal import Foundation

/// A running worker, whose events are read line by line.
///
/// It is a process group of its own: whatever its scenarios start ends with it.
@MainActor
final class WorkerProcess {
  private let process = Process()
  private let events = Pipe()
  private let messages = Pipe()
  private var lines = LineBuffer()
  /// The text that scenarios printed.
  private(set) var printed = PrintedOutput()
  private var openDescriptors: Set<Int32>
  private let requestFile: String
  /// A variable that all processes have that come of the worker.
  private let mark = (name: "PLUMB_WORKER", value: UUID().uuidString)

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - executable: The path of the tool.
  ///   - arguments: The words after its name.
  ///   - request: The request, whose file comes behind them.
  /// - Throws: Why the executable cannot be run.
  init(executable: String, arguments: [String], request: WorkerRequest) throws(ToolError) {
    requestFile = try request.written()
    openDescriptors = [
      events.fileHandleForReading.fileDescriptor, messages.fileHandleForReading.fileDescriptor,
    ]
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments + [requestFile]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = events
    process.standardError = messages
    // The runtime's own backtrace takes seconds, and says nothing about the spec.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no", mark.name: mark.value]) { $1 }
    do {
      try process.run()
    } catch {
      throw .workerFailed("'\(executable)' cannot be run: \(error.localizedDescription)")
    }
    process_group_guard(process.processIdentifier)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: requestFile)
  }
}

extension WorkerProcess {
  /// Waits until one of some workers has written something, or has closed a pipe.
  ///
  /// - Parameters:
  ///   - workers: Who is waited for.
  ///   - duration: How long, at most.
  /// - Returns: Whether there was anything.
  static func wait(for workers: [WorkerProcess], atMost duration: Duration) -> Bool {
    var polled = workers.flatMap { worker in
      worker.openDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    }
    let milliseconds = Int32(clamping: Int(max(duration, .zero) / .milliseconds(1)) + 1)
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return false }
    let ready = Set(polled.filter { $0.revents != 0 }.map(\.fd))
    for worker in workers {
      for descriptor in worker.openDescriptors where ready.contains(descriptor) {
        worker.receive(from: descriptor)
      }
    }
    return true
  }

  /// The next line of events that has arrived; `nil` where there is none yet.
  func nextLine() -> String? { lines.next() }

  /// Whether the worker has ended: there will be no more lines than have arrived.
  ///
  /// Processes that its scenarios have started may hold its pipes open for as long as they like.
  var hasEnded: Bool {
    if openDescriptors.isEmpty { return true }
    guard !process.isRunning else { return false }
    while Self.wait(for: [self], atMost: .zero) {}
    return true
  }

  private func receive(from descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { return }
    guard count > 0 else {
      openDescriptors.remove(descriptor)
      return
    }
    if descriptor == events.fileHandleForReading.fileDescriptor {
      lines.append(buffer[..<count])
    } else {
      printed.append(buffer[..<count])
    }
  }

  /// How the worker ended, now that it has, or has closed its pipes.
  func end(by deadline: ContinuousClock.Instant) -> WorkerEnd {
    while process.isRunning {
      guard ContinuousClock.now < deadline else { return stop() }
      usleep(1000)
    }
    endGroup()
    return process.terminationReason == .uncaughtSignal
      ? .signalled(process.terminationStatus) : .exited(status: process.terminationStatus)
  }

  private func endGroup() {
    process_group_end(process.processIdentifier, "\(mark.name)=\(mark.value)")
  }

  /// Ends the worker, and all that it has started.
  @discardableResult
  func stop() -> WorkerEnd {
    // Its group is not there before it has begun.
    kill(process.processIdentifier, SIGKILL)
    endGroup()
    process.waitUntilExit()
    return .timedOut
  }
}

/// Bytes that arrive in any pieces, and leave as whole lines.
struct LineBuffer {
  private var bytes = Data()

  mutating func append(_ piece: some Collection<UInt8>) {
    bytes.append(contentsOf: piece)
  }

  /// The next whole line, without its line feed; `nil` until there is one.
  mutating func next() -> String? {
    guard let end = bytes.firstIndex(of: 0x0A) else { return nil }
    defer { bytes = Data(bytes[bytes.index(after: end)...]) }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
