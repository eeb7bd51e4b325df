internal import Conformance

/// The parts that a result's message is put together from.
struct JSONExpectation: Codable {
  /// Why the expectation is a known failure, or skipped; empty where it is neither.
  var reason: String
  /// A remark besides the mismatches; may be empty.
  var note: String
  var mismatches: [JSONMismatch]

  init(_ result: ExpectationResult) {
    reason = result.reason ?? ""
    note = result.note
    mismatches = result.mismatches.map { JSONMismatch($0) }
  }
}
