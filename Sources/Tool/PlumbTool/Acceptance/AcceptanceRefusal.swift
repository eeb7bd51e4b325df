internal import Conformance
internal import Reporting
internal import SpecFormat

/// Why a block that does not hold stays as it is.
struct AcceptanceRefusal {
  var block: AcceptableBlock
  /// The verdict, where that is the reason.
  var code: String
  var reason: String
}

extension AcceptanceRefusal: CustomStringConvertible {
  var description: String { "\(block.title) stays as it is: \(reason)" }
}

extension AcceptanceRefusal {
  var message: JSONMessage {
    JSONMessage(
      code: code,
      id: block.id,
      file: block.document.file,
      line: block.result.line,
      column: 1,
      message: reason
    )
  }
}
