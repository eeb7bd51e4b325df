internal import Conformance
internal import SpecFormat

/// A block that does not hold, and what it would say to hold.
struct AcceptableBlock {
  /// The id of its scenario.
  var id: String
  var document: SpecDocument
  var result: ExpectationResult
  var lines: [AcceptedLine]
}

extension AcceptableBlock {
  /// The block's place and its scenario: ``Specs/a.md:9: `frames` of a#it-works``.
  var title: String { "\(document.file):\(result.line): `\(result.block)` of \(id)" }
}
