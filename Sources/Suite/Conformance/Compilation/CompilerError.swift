internal import Foundation

/// Why nothing is known of some code: the compiler could not be asked.
package enum CompilerError: Error, Equatable {
  case compilerMissing
  case modulesMissing(directory: String)
  /// The modules are of another `plumb` than the one that runs.
  case modulesOfAnother(directory: String)
  /// The compiler cannot read the modules; with its words.
  case modulesUnreadable(directory: String, reason: String)
  /// An engine that is none of Plumb's own lacks built modules.
  case engineModulesMissing([String], directory: String)
  /// The compiler cannot read the modules of an engine that is none of Plumb's own; with its words.
  case engineModulesUnreadable(directory: String, reason: String)
  /// A folder has no room for what the compiler writes.
  case diskFull(directory: String)
  /// A folder cannot be written to; with the system's reason.
  case notWritable(directory: String, reason: String)
  case compilerCrashed(String)
  case timedOut(seconds: Int)
  /// The compiler, or its files, could not be had; with the system's reason.
  case notStarted(String)
}

extension CompilerError {
  /// Whether it is the code's fault that the compiler does not come to its end, so that other code
  /// can be compiled.
  var isOfCode: Bool {
    switch self {
    case .compilerCrashed, .timedOut: true
    default: false
    }
  }
}

extension CompilerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .compilerMissing:
      "there is no swiftc on the path to compile scenes with: install Swift, or name its folder in PATH"
    case .modulesMissing(let directory):
      """
      there are no built modules in \(directory) to compile scenes against: build with 'swift build', \
      or install again with '\(ExecutablePath.toolName) install'
      """
    case .modulesOfAnother(let directory):
      """
      the modules in \(directory) are of another plumb: install again with \
      '\(ExecutablePath.toolName) install'
      """
    case .modulesUnreadable(let directory, let reason):
      """
      the compiler on the path cannot read the modules in \(directory): build or install plumb again \
      with this compiler (\(reason))
      """
    case .engineModulesMissing(let names, let directory):
      """
      there is no \(names.joined(separator: ", no ")) in \(directory) to compile scenes against: build \
      the engine's package first, or name the folder of its modules in its engine.json
      """
    case .engineModulesUnreadable(let directory, let reason):
      """
      the compiler on the path cannot read the engine's modules in \(directory): build the engine's \
      package again with this compiler (\(reason))
      """
    case .diskFull(let directory):
      """
      there is no room on the disk of \(directory) for compiled scenes: '\(ExecutablePath.toolName) \
      clean' frees what is kept of others
      """
    case .notWritable(let directory, let reason):
      "the compiler needs files in \(directory), where none can be written: \(reason)"
    case .compilerCrashed(let output):
      "the compiler crashed:\n\(output)"
    case .timedOut(let seconds):
      "the compiler took longer than \(seconds) s"
    case .notStarted(let reason):
      "the compiler could not be run: \(reason)"
    }
  }
}

/// One message of the Swift compiler.
package struct CompilerDiagnostic: Sendable, Equatable, Codable {
  package enum Severity: String, Sendable, Codable {
    case error
    case warning
    case note
  }

  /// The path as the compiler prints it: a Markdown file's, where a block says so.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1.
  package var column: Int
  package var severity: Severity
  package var message: String

  package init(file: String, line: Int, column: Int, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }
}

extension CompilerDiagnostic {
  /// Reads what the compiler printed; lines of another form, such as excerpts of code, are left
  /// out.
  package static func parse(_ output: String) -> [CompilerDiagnostic] {
    output.split(whereSeparator: \.isNewline).compactMap { text in
      guard let match = text.wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note): (.*)/),
        let line = Int(match.2), let column = Int(match.3),
        let severity = Severity(rawValue: String(match.4))
      else { return nil }
      return CompilerDiagnostic(
        file: String(match.1),
        line: line,
        column: column,
        severity: severity,
        message: String(match.5)
      )
    }
  }
}

extension CompilerDiagnostic: CustomStringConvertible {
  /// The message as the compiler prints it: `Specs/row.md:3:5: error: …`.
  package var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}
