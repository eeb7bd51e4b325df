internal import Conformance
internal import SpecFormat

/// The result of one expectation, under the names of the format's contract.
///
/// Every key is always there; text that there is none of is empty.
struct JSONResult: Codable {
  var id: String
  var file: String
  var line: Int
  var block: String
  var status: String
  var evidence: String
  var message: String
  var expected: String
  var actual: String

  init(_ result: ExpectationResult, id: String, file: String) {
    self.id = id
    self.file = file
    line = result.line
    block = result.block
    status = result.verdict.rawValue
    evidence = result.evidenceName
    message = result.message
    expected = result.expected
    actual = result.actual
  }
}

extension JSONResult {
  /// The result with the parts of its message, where they are known.
  func result(_ parts: JSONExpectation?) throws(ReportFileError) -> ExpectationResult {
    guard let verdict = Verdict(rawValue: status) else {
      throw .unknownValue(status, key: "status", scenario: id)
    }
    let knownEvidence = Evidence(rawValue: evidence)
    guard knownEvidence != nil || evidence == ExpectationResult.unstatedEvidence else {
      throw .unknownValue(evidence, key: "evidence", scenario: id)
    }
    var conditions = Conditions(evidence: knownEvidence)
    let reason = parts?.reason ?? ""
    conditions.systems = (parts?.on ?? []).compactMap { SystemVersion($0) }
    conditions.setAside = parts?.setAside?.setAside(because: reason)
    var result = ExpectationResult(
      outline: ExpectationOutline(line: line, block: block, conditions: conditions),
      verdict: verdict,
      reason: reason.isEmpty ? nil : reason,
      note: parts?.note ?? message,
      mismatches: parts?.mismatches.map(\.mismatch) ?? [],
      expected: lines(parts?.expectedLines, of: expected) ?? [ReportedLine](text: expected),
      actual: [ReportedLine](text: actual)
    )
    result.compilerMessages = (parts?.compilerMessages ?? []).compactMap(\.compilerDiagnostic)
    let stated = lines(parts?.actualLines, of: actual)
    result.actualLines = stated ?? result.actualLines
    result.hasValues = stated != nil
    return result
  }

  /// The lines with their values; `nil` where there are none, or they say something else.
  private func lines(_ stated: [ReportedLine]?, of text: String) -> [ReportedLine]? {
    stated.flatMap { $0.text(of: block) == text ? $0 : nil }
  }
}

/// The parts that a result's message is put together from, and its lines with their values.
struct JSONExpectation: Codable {
  /// Why the expectation is a known failure, or skipped; empty where it is neither.
  var reason: String
  /// The systems whose numbers the expected values are; `nil` where nothing is said.
  var on: [String]?
  /// The numbers of another system that are compared in its place; `nil` where it is compared
  /// itself.
  var setAside: JSONSetAside?
  /// A remark besides the mismatches; may be empty.
  var note: String
  var mismatches: [JSONMismatch]
  /// The lines of the block; `nil` where nothing differs, and in a document that was written before
  /// there was this key.
  var expectedLines: [ReportedLine]?
  /// The lines that would state what the engine did; `nil` in a document that was written before
  /// there was this key, or whose lines have no values.
  var actualLines: [ReportedLine]?
  /// The compiler's messages on the scenario; `nil` for none.
  var compilerMessages: [JSONMessage]?

  init(_ result: ExpectationResult) {
    reason = result.reason ?? ""
    on = result.systems.isEmpty ? nil : result.systems.map(\.description)
    setAside = result.setAside.map { JSONSetAside($0) }
    note = result.note
    mismatches = result.mismatches.map { JSONMismatch($0) }
    let messages = result.compilerMessages
    compilerMessages = messages.isEmpty ? nil : JSONMessage.messages(messages)
    guard result.hasValues else { return }
    expectedLines = mismatches.isEmpty ? nil : result.expectedLines
    actualLines = result.actualLines
  }
}

/// The numbers that are compared in the place of an expectation's own.
struct JSONSetAside: Codable {
  /// The systems that the engine is held to.
  var on: [String]
  /// The line of the fence of the block with their numbers, from 1; `nil` where there is none.
  var line: Int?
  /// How that block differs, a phrase each.
  var differences: [String]

  init(_ setAside: SystemExclusion) {
    on = setAside.heldSystems.map(\.description)
    line = setAside.heldLine
    differences = setAside.differences
  }

  /// The value that it was written from.
  ///
  /// - Parameter reason: Why the expectation is skipped.
  /// - Returns: The value, without systems that no version of this program has written.
  func setAside(because reason: String) -> SystemExclusion {
    SystemExclusion(
      reason: reason,
      heldLine: line,
      heldSystems: on.compactMap { SystemVersion($0) },
      differences: differences
    )
  }
}
