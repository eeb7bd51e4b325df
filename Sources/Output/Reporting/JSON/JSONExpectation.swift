internal import Conformance
internal import SpecFormat

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
  var expectedLines: [StatedLine]?
  /// The lines that would state what the engine did; `nil` in a document that was written before
  /// there was this key, or whose lines have no values.
  var actualLines: [StatedLine]?
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
