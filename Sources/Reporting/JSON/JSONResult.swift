internal import Conformance

/// The result of one expectation, under the names of the format's contract.
///
/// Every key is always there; text that there is none of is empty.
struct JSONResult: Encodable {
  private let id: String
  private let file: String
  private let line: Int
  private let block: String
  private let status: String
  private let evidence: String
  private let message: String
  private let expected: String
  private let actual: String

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
