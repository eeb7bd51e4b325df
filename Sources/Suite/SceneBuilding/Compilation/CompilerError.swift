internal import Foundation
package import SpecFormat

/// The reason why code could not be compiled, other than errors in the code.
package enum CompilerError: Error, Equatable {
  case compilerMissing
  case modulesMissing(directory: String)
  /// Files of the installation are missing or do not belong together, with the reason.
  case installationDamaged(String)
  /// The compiler in `PATH` is not the one that the modules were built with.
  case compilerOfAnother(_ path: String, version: String, expected: String)
  /// The compiler cannot read the modules; the reason is the compiler's message.
  case modulesUnreadable(directory: String, reason: String)
  /// Built modules of an external engine are missing.
  case engineModulesMissing([String], directory: String)
  /// The compiler cannot read the modules of an external engine; the reason is the compiler's
  /// message.
  case engineModulesUnreadable(directory: String, reason: String)
  /// The disk of a folder has no space for the compiler's output.
  case diskFull(directory: String)
  /// A folder is not writable; the reason is the system's message.
  case notWritable(directory: String, reason: String)
  case compilerCrashed(String)
  case timedOut(seconds: Int)
  /// The compiler or its files could not be accessed; the reason is the system's message.
  case notStarted(String)
}

extension CompilerError {
  /// Whether the code can be the reason that the compiler did not finish, so that other code may
  /// still compile.
  var isOfCode: Bool {
    switch self {
    case .compilerCrashed, .timedOut: true
    default: false
    }
  }

  /// Whether the compiler reported its own crash, which then repeats with the same code.
  ///
  /// If the system ended the compiler, because memory ran out, there is no report.
  var isReported: Bool {
    guard case .compilerCrashed(let output) = self else { return false }
    return output.contains("Stack dump:")
  }

  /// Returns the output of a compiler that crashed, without its arguments and its stack.
  private static func outputWithoutStack(_ output: String) -> String {
    let ignored =
      /\s*(#\d+ |\d+\.\s+(Program|Swift version|Compiling|.*source_file )|Stack dump:|Please submit ).*/
    let lines = output.split(whereSeparator: \.isNewline).filter {
      $0.wholeMatch(of: ignored) == nil
    }
    return lines.map { "\n\($0.trimmed)" }.joined()
  }
}

extension CompilerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .compilerMissing:
      "there is no swiftc on the path to compile scenes with: install Swift, or name its folder in PATH"
    case .modulesMissing(let directory):
      """
      there are no built modules in \(directory) to compile scenes against: build with 'swift build'
      """
    case .installationDamaged(let reason):
      "this installation of plumb is damaged: \(reason); install it again"
    case .compilerOfAnother(let path, let version, let expected):
      """
      plumb was built with \(expected), but '\(path)' is \(version): run '\(ExecutablePath.toolName) \
      rebuild', which builds its engine for this compiler once, or name the folder of the other \
      compiler first in PATH
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
      the disk of \(directory) is full, so scenes cannot be compiled: '\(ExecutablePath.toolName) \
      clean' removes cached scenes
      """
    case .notWritable(let directory, let reason):
      "the compiler cannot write files to \(directory): \(reason)"
    case .compilerCrashed(let output) where output.allSatisfy(\.isWhitespace):
      "the system ended the compiler, as it does when memory runs out"
    case .compilerCrashed(let output) where !isReported:
      "the compiler crashed:\n\(output)"
    case .compilerCrashed(let output):
      "the compiler crashes on this code\(Self.outputWithoutStack(output))"
    case .timedOut(let seconds):
      "the compiler took longer than \(seconds) s"
    case .notStarted(let reason):
      "the compiler could not be run: \(reason)"
    }
  }
}

/// One message of the Swift compiler.
package struct CompilerDiagnostic: Sendable, Hashable, Codable {
  package enum Severity: String, Sendable, Codable {
    case error
    case warning
    case note
  }

  /// The path as the compiler prints it: that of the Markdown file for the code of a block.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
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
  /// Parses the output of the compiler; lines of another form, such as code excerpts, are ignored.
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

extension CompilerDiagnostic {
  /// Returns a message of the compiler at its column in a spec, in characters.
  ///
  /// - Parameter document: The spec that the message may be about.
  /// - Returns: The message; unchanged if it is not about the code of the spec.
  package func placed(in document: SpecDocument) -> CompilerDiagnostic {
    guard file == document.file,
      let column = document.column(ofCode: column, inLine: line)
    else { return self }
    var placed = self
    placed.column = column
    return placed
  }
}

extension CompilerDiagnostic: CustomStringConvertible {
  /// The message as the compiler prints it: `Specs/row.md:3:5: error: …`.
  package var description: String { "\(file):\(line):\(column): \(severity.rawValue): \(message)" }
}
