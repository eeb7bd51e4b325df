internal import Foundation
internal import Seeding
internal import SpecFormat
internal import ViewLayout

/// Compares `laws` blocks: each law over the proposal that stands and some that are generated.
struct LawsComparer: ExpectationComparer {
  /// How many proposals are generated for each law.
  private static let proposalCount = 24
  /// The seed that proposals follow from where nobody says: a verdict should not change by itself.
  private static let usualSeed: UInt64 = 1

  var kind: ExpectationKind { .laws }

  func isVacuous(_ content: ExpectationContent) -> Bool { content == .laws([]) }

  func compare(_ expectation: Expectation, with observation: Observation) -> Comparison? {
    guard case .laws(let lines) = expectation.content else { return nil }
    guard let breaches = breaches(of: lines.map(\.law), in: observation.layout)
    else { return nil }
    return comparison(of: zip(lines, breaches).map { ($0, $1) })
  }

  /// A block without lines lists every law that holds; one that is broken cannot be accepted.
  func accepted(
    _ expectation: Expectation,
    with observation: Observation
  ) -> [AcceptedLine]? {
    guard expectation.content == .laws([]),
      let breaches = breaches(of: LawName.allCases, in: observation.layout)
    else { return nil }
    return zip(LawName.allCases, breaches).filter { $1 == nil }.map { law, _ in
      .written(depth: 0, name: law.rawValue, cells: [])
    }
  }

  private var seed: UInt64 { LawSetting.seed.number ?? Self.usualSeed }

  /// The breach of each law, `nil` for one that holds; `nil` for all where there is no scene to lay
  /// out.
  private func breaches(of laws: [LawName], in layout: any ObservedLayout) -> [LawBreach?]? {
    var generator = ProposalGenerator(seed: seed)
    var proposals = [layout.proposal].compactMap(\.self) + generator.next(Self.proposalCount)
    if layout.collection != nil { proposals.removeAll { !$0.isSize } }
    return layout.withFurtherHosts { makeHost in
      let scene = LawScene(makeHost: makeHost)
      return laws.map { $0.law.breach(of: scene, proposals: proposals) }
    }
  }

  private func comparison(of results: [(LawLine, LawBreach?)]) -> Comparison {
    let texts = results.map { $1.map { "broken \($0) (seed \(seed))" } }
    return Comparison(
      mismatches: zip(results, texts).compactMap { result, text in
        text.map {
          Mismatch(
            line: result.0.line,
            subject: result.0.law.rawValue,
            expected: "holds",
            actual: $0
          )
        }
      },
      expected: results.map { "\($0.0.law.rawValue): holds" }.joined(separator: "\n"),
      actual: zip(results, texts).map { "\($0.0.law.rawValue): \($1 ?? "holds")" }
        .joined(separator: "\n")
    )
  }
}

extension ProposedViewSize {
  /// Whether it is a size that a collection view can have.
  fileprivate var isSize: Bool {
    [width, height].allSatisfy { $0.map { $0.isFinite && $0 >= 0 } ?? false }
  }
}
