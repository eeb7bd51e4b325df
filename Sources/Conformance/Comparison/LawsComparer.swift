internal import Seeding
internal import SpecFormat
internal import ViewLayout

/// Compares `laws` blocks: each law over the proposal that stands and some that are generated.
struct LawsComparer: ExpectationComparer {
  /// How many proposals are generated for each law.
  private static let proposalCount = 24
  /// What they follow from where nobody says: a verdict should not change by itself.
  private static let usualSeed: UInt64 = 1

  var kind: ExpectationKind { .laws }

  func isVacuous(_ content: ExpectationContent) -> Bool { content == .laws([]) }

  func compare(_ expectation: Expectation, with observation: Observation) -> Comparison? {
    guard case .laws(let lines) = expectation.content else { return nil }
    let seed = LawSetting.seed.number ?? Self.usualSeed
    var generator = ProposalGenerator(seed: seed)
    let proposals =
      [observation.layout.proposal].compactMap(\.self) + generator.next(Self.proposalCount)
    let breaches = observation.layout.withFurtherHosts { makeHost in
      let scene = LawScene(makeHost: makeHost)
      return lines.map { $0.law.law.breach(of: scene, proposals: proposals) }
    }
    guard let breaches else { return nil }
    return comparison(of: zip(lines, breaches).map { ($0, $1) }, seed: seed)
  }

  private func comparison(of results: [(LawLine, LawBreach?)], seed: UInt64) -> Comparison {
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
