internal import SceneBuilding
package import Conformance
internal import ElementTree
package import Foundation
internal import SpecFormat

/// Reads JSON reports of `JSONReportWriter`, and those of other programs that follow the contract.
package struct JSONReportReader {
  package init() {}

  /// Parses a report from JSON.
  ///
  /// A document with only the contract's keys has no clauses, so each of its specs is read as one
  /// clause.
  ///
  /// - Parameter data: The content of the file.
  /// - Returns: The report, without the values that no format stores.
  /// - Throws: The reason why the file is not a valid report.
  package func report(from data: Data) throws(ReportFileError) -> ConformanceReport {
    let document = try document(from: data)
    let version = document.formatVersion ?? JSONDocument.currentVersion
    guard version <= JSONDocument.currentVersion else { throw .versionTooNew(version) }
    var results: [String: [ExpectationResult]] = [:]
    let parts = Self.parts(of: document)
    for (id, group) in Dictionary(grouping: document.results, by: \.id) {
      let known = parts[id].flatMap { $0.count == group.count ? $0 : nil }
      results[id] = try Self.results(group, parts: known)
    }
    var specs = (document.specs ?? []).map { spec in
      spec.report { results.removeValue(forKey: $0.id) ?? [] }
    }
    Self.add(results, of: document.results, to: &specs)
    return ConformanceReport(
      specs: specs,
      shard: document.shard,
      engine: document.engine,
      profile: try document.profile?.profile,
      mistakes: (document.messages ?? []).compactMap(\.mistake),
      sampleCount: document.samples ?? 0
    )
  }
}

extension JSONReportReader {
  private func document(from data: Data) throws(ReportFileError) -> JSONDocument {
    if let failure = try? JSONDecoder().decode(FailureDocument.self, from: data) {
      throw .failedRun(exitCode: failure.exitCode, messages: failure.messages.map(\.sentence))
    }
    do {
      return try JSONDecoder().decode(JSONDocument.self, from: data)
    } catch let error as DecodingError {
      throw ReportFileError(error)
    } catch {
      throw .notJSON("\(error)")
    }
  }

  private static func parts(of document: JSONDocument) -> [String: [JSONExpectation]] {
    let scenarios = (document.specs ?? []).flatMap(\.clauses).flatMap(\.scenarios)
    return Dictionary(scenarios.map { ($0.id, $0.expectations) }, uniquingKeysWith: { $1 })
  }

  private static func results(
    _ results: [JSONResult],
    parts: [JSONExpectation]?
  ) throws(ReportFileError) -> [ExpectationResult] {
    var read: [ExpectationResult] = []
    for (index, result) in results.enumerated() { read.append(try result.result(parts?[index])) }
    return read
  }

  /// Adds scenarios that no spec lists to the spec of their file, in a clause without a heading.
  private static func add(
    _ results: [String: [ExpectationResult]],
    of all: [JSONResult],
    to specs: inout [SpecReport]
  ) {
    var left = results
    var places = Dictionary(
      specs.enumerated().map { ($1.file, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for result in all {
      guard let own = left.removeValue(forKey: result.id) else { continue }
      let scenario = ScenarioReport(id: result.id, line: result.line, results: own)
      let name = ScenarioID(result.id).spec
      let clause = ClauseReport(title: name, slug: "", level: 1, line: 1, scenarios: [scenario])
      if let place = places[result.file] {
        specs[place].clauses.append(clause)
      } else {
        places[result.file] = specs.count
        specs.append(SpecReport(file: result.file, name: name, title: name, clauses: [clause]))
      }
    }
  }
}

extension JSONMessage {
  /// The message in one line, after its place if it has one.
  fileprivate var sentence: String {
    let place = [file, line.map { "\($0)" }, column.map { "\($0)" }].compactMap(\.self)
    return VisibleText.line((place + [" \(severity.rawValue): \(message)"]).joined(separator: ":"))
      .trimmingCharacters(in: .whitespaces)
  }
}

extension ReportFileError {
  fileprivate init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .notAReport(
        path: Self.path(context.codingPath),
        reason: "'\(key.stringValue)' is missing"
      )
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .notAReport(path: Self.path(context.codingPath), reason: "it has another type")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      let cause = context.underlyingError.map { "\($0)" }
      self = .notJSON(cause ?? context.debugDescription)
    case .dataCorrupted(let context):
      self = .notAReport(path: Self.path(context.codingPath), reason: context.debugDescription)
    @unknown default:
      self = .notJSON("\(error)")
    }
  }

  /// Returns a path in JSON, such as `results[3].id`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      return path.isEmpty ? key.stringValue : "\(path).\(key.stringValue)"
    }
  }
}

/// The reason why a file cannot be read as a report.
package enum ReportFileError: Error, Equatable {
  case notJSON(String)
  /// The run failed before it wrote a report; the messages are those of its JSON.
  case failedRun(exitCode: Int, messages: [String])
  /// A key is missing or has a value of the wrong type; the path is a path in JSON, such as
  /// `results[3].id`.
  case notAReport(path: String, reason: String)
  case versionTooNew(Int)
  case unknownValue(String, key: String, scenario: String)
}

extension ReportFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJSON(let reason):
      "it is not JSON: \(reason)"
    case .failedRun(let exitCode, let messages):
      (["its run ended with exit code \(exitCode) and without a report"] + messages)
        .joined(separator: "\n  ")
    case .notAReport(let path, let reason):
      "it is not a report of '\(ExecutablePath.toolName) check --format json': \(path.isEmpty ? "" : "\(path): ")\(reason)"
    case .versionTooNew(let version):
      """
      it has format version \(version), but this plumb reads version \(JSONDocument.currentVersion): \
      use the plumb that wrote it
      """
    case .unknownValue(let value, let key, let scenario):
      "'\(value)' is not a valid \(key) of a result, in \(scenario)"
    }
  }
}
