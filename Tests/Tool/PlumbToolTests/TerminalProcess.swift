import SceneBuilding
import Conformance
import Foundation

/// A tool on a pseudoterminal, which is its controlling terminal, with a test that types keys.
final class TerminalProcess {
  /// An error for a process that does not show the expected text, or does not end, in time.
  struct Late: Error {
    var shown: String
  }

  /// An error if the system provides no pseudoterminal, or cannot start a process.
  struct Unavailable: Error {}

  /// The way in which a process ended.
  enum End: Equatable {
    case exited(Int32)
    case killed(Int32)
  }

  private static let patience = 60.0
  /// The flags `POSIX_SPAWN_SETSID`, which Swift does not import, and `POSIX_SPAWN_SETSIGMASK`.
  private static let flags: Int16 = 0x80 | 0x08

  /// The id of the process that leads the terminal's session.
  private(set) var identifier: pid_t = 0
  private var keyboard: Int32 = -1
  /// The process's side of the terminal, kept open here so that its settings outlive the process.
  private var screen: Int32 = -1
  private var bytes: [UInt8] = []
  private var end: End?

  /// Runs a shell command in which `$0` is the tool.
  ///
  /// - Parameters:
  ///   - line: The command of the shell, which leads the terminal's session.
  ///   - package: The folder to run in.
  ///   - options: Options of the shell.
  ///   - environment: Variables in addition to those of the package.
  /// - Throws: `Unavailable` if there is no pseudoterminal.
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

  /// Starts a process that leads a session; the first terminal that it opens becomes its
  /// controlling terminal.
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
    // A test thread blocks signals, which a user's shell does not.
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
  /// All output so far.
  var shown: String {
    read()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The foreground process group of the terminal.
  var foreground: pid_t { tcgetpgrp(keyboard) }

  /// The bytes of the terminal's settings.
  var settings: [UInt8] {
    var settings = termios()
    tcgetattr(screen, &settings)
    return withUnsafeBytes(of: settings) { Array($0) }
  }

  /// Types a text all at once.
  func type(_ text: String) { type(Array(text.utf8)) }

  /// Types bytes all at once.
  func type(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
      read()
    }
  }

  /// Closes the terminal, as a broken connection does.
  func hangUp() {
    for descriptor in [keyboard, screen] { close(descriptor) }
    (keyboard, screen) = (-1, -1)
  }

  /// Waits until the output satisfies a condition.
  ///
  /// - Parameter isShown: Returns whether all output so far is as expected.
  /// - Throws: `Late` if that takes too long.
  func wait(until isShown: (String) -> Bool) throws {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while !isShown(shown) {
      guard Date() < end else { throw Late(shown: shown) }
      // New output ends the wait; the end of the process does not.
      var state = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
      if poll(&state, 1, 2) > 0, state.revents & Int16(POLLIN) == 0 { usleep(2_000) }
    }
  }

  /// Waits until the process that leads the session has ended.
  ///
  /// - Returns: The way in which it ended.
  /// - Throws: `Late` if that takes too long.
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

  /// Reads the output of the process since the last call.
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
