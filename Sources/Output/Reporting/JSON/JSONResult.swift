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
      expected: lines(parts?.expectedLines, of: expected) ?? [StatedLine](text: expected),
      actual: [StatedLine](text: actual)
    )
    result.compilerMessages = (parts?.compilerMessages ?? []).compactMap(\.compilerDiagnostic)
    let stated = lines(parts?.actualLines, of: actual)
    result.actualLines = stated ?? result.actualLines
    result.hasValues = stated != nil
    return result
  }

  /// The lines with their values; `nil` where there are none, or they say something else.
  private func lines(_ stated: [StatedLine]?, of text: String) -> [StatedLine]? {
    stated.flatMap { $0.text(of: block) == text ? $0 : nil }
  }
}
