internal import Foundation

/// A running worker: its events are read line by line, with a deadline.
@MainActor
final class WorkerProcess {
  enum Reading: Equatable {
    case line(String)
    /// There was nothing to read for a second.
    case nothing
    case ended(WorkerEnd)
  }

  private let process = Process()
  private let events = Pipe()
  private let messages = Pipe()
  private var lines = LineBuffer()
  /// The text that scenarios printed.
  private(set) var printed = PrintedOutput()
  private var openDescriptors: Set<Int32>

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - executable: The path of the tool.
  ///   - arguments: The words after its name.
  /// - Throws: Why the executable cannot be run.
  init(executable: String, arguments: [String]) throws(ToolError) {
    openDescriptors = [
      events.fileHandleForReading.fileDescriptor, messages.fileHandleForReading.fileDescriptor,
    ]
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = events
    process.standardError = messages
    // The runtime's own backtrace takes seconds, and says nothing about the spec.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    do {
      try process.run()
    } catch {
      throw .workerFailed("'\(executable)' cannot be run: \(error.localizedDescription)")
    }
  }
}

extension WorkerProcess {
  /// Waits for the next line of events, a second at most.
  ///
  /// - Parameter deadline: When to give up and kill the worker.
  /// - Returns: The line, if there is one yet, or how the worker ended once there are no more.
  func read(until deadline: ContinuousClock.Instant) -> Reading {
    while true {
      if let line = lines.next() { return .line(line) }
      guard !openDescriptors.isEmpty else { return .ended(end(by: deadline)) }
      let left = deadline - .now
      guard left > .zero else { return .ended(stop()) }
      guard receive(waitingAtMost: min(left, .seconds(1))) else {
        if left > .seconds(1) { return .nothing }
        continue
      }
    }
  }

  /// Reads what there is to read from either pipe.
  ///
  /// - Returns: Whether there was anything, an end included.
  private func receive(waitingAtMost duration: Duration) -> Bool {
    var polled = openDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let milliseconds = Int32(clamping: Int(duration / .milliseconds(1)) + 1)
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return false }
    for ready in polled where ready.revents != 0 { receive(from: ready.fd) }
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

  /// How the worker ended, now that its pipes are closed.
  private func end(by deadline: ContinuousClock.Instant) -> WorkerEnd {
    while process.isRunning {
      guard ContinuousClock.now < deadline else { return stop() }
      usleep(1000)
    }
    return process.terminationReason == .uncaughtSignal
      ? .signalled(process.terminationStatus) : .exited(status: process.terminationStatus)
  }

  private func stop() -> WorkerEnd {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return .timedOut
  }
}
