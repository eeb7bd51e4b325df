package import Conformance
package import SpecFormat

/// An expectation, and its result with each engine.
package struct MatrixExpectation: Sendable {
  /// The kind of block: `frames`.
  package var block: String
  /// The line of the block's fence, from 1.
  package var line: Int
  /// `nil` where nobody says.
  package var evidence: Evidence?
  /// The systems whose numbers it states.
  package var systems: [SystemVersion]
  /// One for each engine, in their order; `nil` where its report has none.
  package var results: [ExpectationResult?]

  /// - Parameter results: One for each engine; not all of them `nil`.
  init(_ results: [ExpectationResult?]) {
    let first = results.lazy.compactMap(\.self).first
    block = first?.block ?? ""
    line = first?.line ?? 1
    evidence = first?.evidence
    systems = first?.systems ?? []
    self.results = results
  }
}

extension MatrixExpectation {
  package var outcomes: [MatrixOutcome] { results.map { MatrixOutcome($0) } }

  /// Whether it has other lines in one report than in another.
  ///
  /// A report does not tell the lines of what was not compared.
  var isWordedDifferently: Bool {
    Set(results.compactMap { $0?.expected }.filter { !$0.isEmpty }).count > 1
  }

  /// The kind of the block, its evidence and its systems: `frames, recorded on iOS 26`.
  package var words: String {
    let evidence = evidence?.rawValue ?? ExpectationResult.unstatedEvidence
    return "\(block), \(evidence)" + (systems.isEmpty ? "" : " on \(systems.text)")
  }
}
