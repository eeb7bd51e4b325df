internal import Conformance
internal import SpecFormat

/// The result of one expectation, with the key names of the format's contract.
///
/// All keys are always present; missing texts are empty.
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
  /// The name of the evidence `requirement` in earlier reports.
  private static let formerRequirement = "wish"

  /// Returns the result, with the parts of its message if they are available.
  func result(_ parts: JSONExpectation?) throws(ReportFileError) -> ExpectationResult {
    guard let verdict = Verdict(rawValue: status) else {
      throw .unknownValue(status, key: "status", scenario: id)
    }
    let knownEvidence =
      evidence == Self.formerRequirement ? .requirement : Evidence(rawValue: evidence)
    guard knownEvidence != nil || evidence == ExpectationResult.unstatedEvidence else {
      throw .unknownValue(evidence, key: "evidence", scenario: id)
    }
    var conditions = Conditions(evidence: knownEvidence)
    let reason = parts?.reason ?? ""
    conditions.systems = (parts?.on ?? []).compactMap { SystemVersion($0) }
    conditions.setAside = parts?.setAside?.setAside(because: reason)
    var result = ExpectationResult(
      outline: ExpectationOutline(
        line: line,
        block: block,
        conditions: conditions,
        measuredBy: parts?.measuredBy.flatMap { LayoutMetrics(rawValue: $0) }
      ),
      verdict: verdict,
      reason: reason.isEmpty ? nil : reason,
      note: parts?.note ?? message,
      mismatches: parts?.mismatches.map(\.mismatch) ?? [],
      expected: lines(parts?.expectedLines, of: expected) ?? [ReportedLine](text: expected),
      actual: [ReportedLine](text: actual)
    )
    result.remarks = parts?.remarks ?? []
    result.unrecordedLengths = parts?.unrecordedLengths ?? []
    result.fonts = parts?.fonts ?? []
    result.compilerMessages = (parts?.compilerMessages ?? []).compactMap(\.compilerDiagnostic)
    let reported = lines(parts?.actualLines, of: actual)
    result.actualLines = reported ?? result.actualLines
    result.hasValues = reported != nil
    return result
  }

  /// Returns the lines with their values; `nil` if they are missing or contradict the text.
  private func lines(_ reported: [ReportedLine]?, of text: String) -> [ReportedLine]? {
    reported.flatMap { $0.text(of: block) == text ? $0 : nil }
  }
}

/// The parts of a result's message, and the lines with their values.
struct JSONExpectation: Codable {
  /// The reason of a known failure or of a skipped expectation; empty for others.
  var reason: String
  /// The systems that the expected numbers belong to; `nil` if the spec names none.
  var on: [String]?
  /// The block for another system that is compared instead; `nil` if the expectation itself is
  /// compared.
  var setAside: JSONSetAside?
  /// The metrics of text and controls, such as `iOS 26`; `nil` for those of the test font.
  var measuredBy: String?
  /// An additional note; may be empty.
  var note: String
  var mismatches: [JSONMismatch]
  /// Sentences about what holds only with a reservation; `nil` if there are none.
  var remarks: [String]?
  /// The lengths of controls that are not recorded on the system of the metrics; `nil` if there are
  /// none.
  var unrecordedLengths: [UnrecordedLength]?
  /// The fonts of the app that texts are in; `nil` if there are none.
  var fonts: [TextFont]?
  /// The lines of the block; `nil` if nothing differs, and in older documents without this key.
  var expectedLines: [ReportedLine]?
  /// The lines of the actual layout; `nil` in older documents, or if the lines have no values.
  var actualLines: [ReportedLine]?
  /// The compiler's messages for the scenario; `nil` if there are none.
  var compilerMessages: [JSONMessage]?

  init(_ result: ExpectationResult) {
    reason = result.reason ?? ""
    on = result.systems.isEmpty ? nil : result.systems.map(\.description)
    setAside = result.setAside.map { JSONSetAside($0) }
    measuredBy = result.measuredBy?.rawValue
    note = result.note
    mismatches = result.mismatches.map { JSONMismatch($0) }
    remarks = result.remarks.isEmpty ? nil : result.remarks
    unrecordedLengths = result.unrecordedLengths.isEmpty ? nil : result.unrecordedLengths
    fonts = result.fonts.isEmpty ? nil : result.fonts
    let messages = result.compilerMessages
    compilerMessages = messages.isEmpty ? nil : JSONMessage.messages(messages)
    guard result.hasValues else { return }
    expectedLines = mismatches.isEmpty ? nil : result.expectedLines
    actualLines = result.actualLines
  }
}

/// The numbers that are compared instead of those of an expectation for another system.
struct JSONSetAside: Codable {
  /// The systems whose numbers are compared.
  var on: [String]
  /// The line of the fence of the compared block, from 1; `nil` if there is none.
  var line: Int?
  /// The differences of that block, one phrase each.
  var differences: [String]

  init(_ setAside: SystemExclusion) {
    on = setAside.heldSystems.map(\.description)
    line = setAside.heldLine
    differences = setAside.differences
  }

  /// Converts the JSON back to a value.
  ///
  /// - Parameter reason: The reason why the expectation is skipped.
  /// - Returns: The value, without unknown systems.
  func setAside(because reason: String) -> SystemExclusion {
    SystemExclusion(
      reason: reason,
      heldLine: line,
      heldSystems: on.compactMap { SystemVersion($0) },
      differences: differences
    )
  }
}
