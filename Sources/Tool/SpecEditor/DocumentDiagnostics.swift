internal import SuiteRunning
internal import SpecAuthoring
internal import SceneBuilding
internal import Conformance
internal import ElementTree
internal import Foundation
internal import SpecFormat

/// The diagnostics of a document: mistakes of the parser, findings of `lint`, and verdicts.
@MainActor
struct DocumentDiagnostics {
  private let document: EditorDocument
  private let ranges: DocumentRanges

  init(of document: EditorDocument) {
    self.document = document
    ranges = DocumentRanges(buffer: document.buffer)
  }
}

extension DocumentDiagnostics {
  /// All diagnostics in the order of their positions.
  var all: [Diagnostic] {
    let results = document.runs.flatMap { run in diagnostics(of: run) }
    let all = document.mistakes.map(diagnostic(of:)) + document.findings.map(diagnostic(of:))
    var seen: Set<Diagnostic> = []
    return (all + results).filter { seen.insert($0).inserted }.sorted { left, right in
      left.range.start < right.range.start
    }
  }

  private func diagnostic(of mistake: SpecDiagnostic) -> Diagnostic {
    Diagnostic(
      range: ranges.word(at: mistake.column, ofLine: mistake.line),
      severity: .error,
      code: mistake.mistake.code,
      message: mistake.mistake.message,
      related: mistake.mistake.otherLine.map { line in
        [related(line: line, "the other place")]
      } ?? []
    )
  }

  private func diagnostic(of finding: LintFinding) -> Diagnostic {
    Diagnostic(
      range: ranges.word(at: finding.column, ofLine: finding.line),
      severity: finding.severity == .error ? .error : .warning,
      code: finding.check,
      message: finding.message
    )
  }
}

extension DocumentDiagnostics {
  /// Returns the diagnostics of a scenario's results; none for what passed or was skipped.
  private func diagnostics(of run: ScenarioRun) -> [Diagnostic] {
    let results = run.report.results
    let refused = results.flatMap(\.compilerMessages)
    guard refused.isEmpty else { return diagnostics(of: refused) }
    let rules = relatedRules(of: run)
    return results.flatMap { result -> [Diagnostic] in
      switch result.verdict {
      case .passed, .skipped, .notRun: []
      case .failed, .deviates:
        diagnostics(of: result, rules: rules)
      case .knownFailure:
        [at(result, .hint, "known failure: \(result.message)", attribute: .knownFailure)]
      case .unexpectedPass:
        [
          at(
            result,
            .error,
            "the block passes, but is marked as a known failure",
            attribute: .knownFailure
          )
        ]
      case .unsupported: [at(result, .information, result.message)]
      case .error where !result.mismatches.isEmpty && result.note.isEmpty:
        diagnostics(of: result, rules: rules)
      case .error, .doesNotCompile, .timedOut, .crashed: [at(result, .error, result.message)]
      }
    }
  }

  /// Returns a diagnostic at the fence of a result, or at one of its attributes.
  private func at(
    _ result: ExpectationResult,
    _ severity: Diagnostic.Severity,
    _ message: String,
    attribute: AttributeName? = nil
  ) -> Diagnostic {
    let range = attribute.flatMap { ranges.attribute($0, ofFenceAt: result.line) }
    let place = Self.line(in: message, of: document.file)
    let trap = place.map { ranges.line($0) }
    return Diagnostic(
      range: range ?? trap ?? ranges.opener(ofFenceAt: result.line),
      severity: severity,
      code: result.verdict.rawValue,
      message: message.isEmpty ? result.verdict.rawValue : message
    )
  }

  /// Returns a diagnostic for each difference of a result, at its numbers.
  private func diagnostics(
    of result: ExpectationResult,
    rules: [Diagnostic.Related]
  ) -> [Diagnostic] {
    guard !result.mismatches.isEmpty else { return [at(result, .error, result.message)] }
    return result.mismatches.map { mismatch in
      let hint = mismatch.hint.map { "\n\($0)" } ?? ""
      let related = [
        related(line: mismatch.line, "expected \(mismatch.expected)"),
        related(line: mismatch.line, "actual \(mismatch.actual)"),
      ]
      return Diagnostic(
        range: ranges.range(of: mismatch, in: result.block, fence: result.line),
        severity: result.verdict == .deviates ? .information : .error,
        code: result.verdict.rawValue,
        message: mismatch.sentence + hint,
        related: related + rules
      )
    }
  }

  /// Returns the compiler's errors in this document, with their notes and those of other files.
  private func diagnostics(of messages: [CompilerDiagnostic]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for message in messages where message.severity != .warning {
      if message.severity == .note, let last = found.indices.last {
        let related = Diagnostic.Related(location(of: message), message.message)
        found[last].relatedInformation = (found[last].relatedInformation ?? []) + [related]
      } else if message.file == document.file {
        found.append(
          Diagnostic(
            range: ranges.code(at: message.column, ofLine: message.line),
            severity: .error,
            code: Verdict.doesNotCompile.rawValue,
            message: message.message
          )
        )
      } else {
        found.append(
          Diagnostic(
            range: ranges.line(1),
            severity: .error,
            code: Verdict.doesNotCompile.rawValue,
            message: "\(message.file):\(message.line): \(message.message)",
            related: [Diagnostic.Related(location(of: message), message.message)]
          )
        )
      }
    }
    return found
  }

  private func location(of message: CompilerDiagnostic) -> Location {
    guard message.file != document.file else {
      return Location(
        uri: document.uri,
        range: ranges.code(at: message.column, ofLine: message.line)
      )
    }
    let root = document.suite.folder.root
    let path = message.file.hasPrefix("/") ? message.file : "\(root)/\(message.file)"
    let place = max(message.column - 1, 0)
    return Location(
      uri: FileURI.text(path),
      range: PlaceRange(line: max(message.line - 1, 0), place..<place)
    )
  }
}

extension DocumentDiagnostics {
  private func related(line: Int, _ message: String) -> Diagnostic.Related {
    Diagnostic.Related(Location(uri: document.uri, range: ranges.line(line)), message)
  }

  /// Returns the rules that the clause of a scenario names, at their places in the pages of rules.
  private func relatedRules(of run: ScenarioRun) -> [Diagnostic.Related] {
    let id = run.report.id
    let clause = document.spec.clauses.first { $0.scenarios.contains { $0.id == id } }
    return (clause?.rules ?? []).compactMap { name in
      RuleBook.standard[name].flatMap { rule in
        RulePlace.location(of: rule, from: document)
          .map { Diagnostic.Related($0, rule.heading) }
      }
    }
  }

  /// Returns the line of a file that a message names, from 1; `nil` if it names none.
  private static func line(in message: String, of file: String) -> Int? {
    let name = file.split(separator: "/").last.map { String($0) } ?? file
    guard let place = message.range(of: "\(name):") else { return nil }
    return Int(message[place.upperBound...].prefix { $0.isNumber })
  }
}

/// The places of rules in the pages of rules.
@MainActor
enum RulePlace {
  /// Returns the place of a rule's heading in the repository or in an installed tool.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - document: The document whose package may contain the page.
  /// - Returns: `nil` if there is no such file.
  static func location(of rule: Rule, from document: EditorDocument) -> Location? {
    let file = String(rule.address.prefix { $0 != "#" })
    let folders = [document.suite.folder.root, Installation(of: .current)?.documentation]
    let path = folders.lazy.compactMap { $0.map { "\($0)/\(file)" } }
      .first { FileManager.default.fileExists(atPath: $0) }
    return path.map { path in
      Location(uri: FileURI.text(path), range: PlaceRange(line: rule.line - 1, 0..<0))
    }
  }
}

/// Converts between absolute paths and URIs.
enum FileURI {
  static func text(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }

  /// Returns the path of a URI; `nil` for another scheme than `file`.
  static func path(_ uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL else { return nil }
    return url.standardizedFileURL.path
  }

  /// Returns a file name for a document that was never saved, whose URI has another scheme, such as
  /// `untitled:Untitled-1`.
  static func unsavedName(_ uri: String) -> String {
    let name = uri.split { !$0.isLetter && !$0.isNumber && !"-_.".contains($0) }.last ?? "untitled"
    return name.hasSuffix(".md") ? String(name) : "\(name).md"
  }
}
