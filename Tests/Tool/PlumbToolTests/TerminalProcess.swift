import Conformance
import Foundation

/// A tool on a terminal of its own, which is its controlling terminal, with a test at the keyboard.
final class TerminalProcess {
  /// It took too long to show what is waited for, or to end.
  struct Late: Error {
    var shown: String
  }

  /// The system has no terminal, or starts no process.
  struct Unavailable: Error {}

  /// How a process ended.
  enum End: Equatable {
    case exited(Int32)
    case killed(Int32)
  }

  private static let patience = 60.0
  /// `POSIX_SPAWN_SETSID`, which Swift does not see, and `POSIX_SPAWN_SETSIGMASK`.
  private static let flags: Int16 = 0x80 | 0x08

  /// The number of the process that leads the terminal's session.
  private(set) var identifier: pid_t = 0
  private var keyboard: Int32 = -1
  /// The terminal as the process has it; it stays open here, so that its settings outlive the
  /// process.
  private var screen: Int32 = -1
  private var bytes: [UInt8] = []
  private var end: End?

  /// Runs a line of the shell, in which `$0` is the tool.
  ///
  /// - Parameters:
  ///   - line: What the shell runs, which leads the terminal's session.
  ///   - package: The folder that it is run in.
  ///   - options: Options of the shell.
  ///   - environment: What is added to the package's own.
  /// - Throws: `Unavailable` where there is no terminal.
  init(
    _ line: String,
    in package: FixturePackage,
    options: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    var window = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&keyboard, &screen, nil, nil, &window) == 0, let name = ttyname(screen) else {
      throw Unavailable()
    }
    for descriptor in [keyboard, screen] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let tool = "\(ExecutablePath.current.directory)/FixtureTool"
    let commands = "cd '\(package.path(of: "."))' && { \(line); }"
    let words = ["/bin/sh"] + options + ["-c", commands, tool]
    let variables = package.environment(["TERM": "xterm-256color"].merging(environment) { $1 })
    identifier = try Self.spawn(words, variables: variables, on: name)
  }

  deinit {
    if end == nil {
      kill(-identifier, SIGKILL)
      waitpid(identifier, nil, 0)
    }
    for descriptor in [keyboard, screen] where descriptor >= 0 { close(descriptor) }
  }

  /// Starts a process that leads a session; the first terminal that it opens is its controlling
  /// one.
  private static func spawn(
    _ words: [String],
    variables: [String: String],
    on terminal: UnsafePointer<CChar>
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawnattr_setflags(&attributes, flags)
    // A thread that runs tests holds signals back, which somebody's shell does not.
    var heldBack = sigset_t()
    sigemptyset(&heldBack)
    posix_spawnattr_setsigmask(&attributes, &heldBack)
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    for descriptor in [1, 2] as [Int32] {
      posix_spawn_file_actions_adddup2(&actions, 0, descriptor)
    }
    let arguments = words.map { strdup($0) }
    let environment = variables.map { strdup("\($0)=\($1)") }
    defer { for text in arguments + environment { free(text) } }
    var identifier: pid_t = 0
    let (words, variables) = (arguments + [nil], environment + [nil])
    let error = posix_spawn(&identifier, "/bin/sh", &actions, &attributes, words, variables)
    guard error == 0 else { throw Unavailable() }
    return identifier
  }
}

extension TerminalProcess {
  /// Everything that was shown so far.
  var shown: String {
    read()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The group of processes that has the terminal.
  var foreground: pid_t { tcgetpgrp(keyboard) }

  /// The terminal's settings, byte for byte.
  var settings: [UInt8] {
    var settings = termios()
    tcgetattr(screen, &settings)
    return withUnsafeBytes(of: settings) { Array($0) }
  }

  /// Types text, all at once.
  func type(_ text: String) { type(Array(text.utf8)) }

  /// Types bytes, all at once.
  func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
      read()
    }
  }

  /// Takes the terminal away, as a connection that breaks does.
  func hangUp() {
    for descriptor in [keyboard, screen] { close(descriptor) }
    (keyboard, screen) = (-1, -1)
  }

  /// Waits until what is shown is as it should be.
  ///
  /// - Parameter isShown: Asked of everything that was shown so far.
  /// - Throws: `Late` where it never is.
  func wait(until isShown: (String) -> Bool) throws {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while !isShown(shown) {
      guard Date() < end else { throw Late(shown: shown) }
      // Wakes up when something is written; the end of a process writes nothing.
      var state = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
      if poll(&state, 1, 2) > 0, state.revents & Int16(POLLIN) == 0 { usleep(2_000) }
    }
  }

  /// Waits until the process that leads the session has ended.
  ///
  /// - Returns: How it ended.
  /// - Throws: `Late` where it does not.
  @discardableResult
  func waitForEnd() throws -> End {
    try wait { _ in isOver() }
    guard let end else { throw Late(shown: shown) }
    return end
  }

  private func isOver() -> Bool {
    var status: Int32 = 0
    guard end == nil, waitpid(identifier, &status, WNOHANG) == identifier else { return end != nil }
    end = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
    return true
  }

  /// Takes what the process has written since.
  private func read() {
    var state = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while keyboard >= 0, poll(&state, 1, 0) > 0, state.revents & Int16(POLLIN) != 0 {
      let count = Foundation.read(keyboard, &buffer, buffer.count)
      guard count > 0 else { return }
      bytes += buffer.prefix(count)
    }
  }
}
