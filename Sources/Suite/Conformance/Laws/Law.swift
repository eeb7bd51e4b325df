internal import Foundation
package import Scenarios
package import SpecFormat
package import ViewLayout

/// A property that must hold for a scene, whatever it is proposed.
///
/// A law is a file of its own, its name a case of `LawName`, and both meet in `LawName.law`.
@MainActor
package protocol Law: Sendable {
  /// Checks the law for one scene.
  ///
  /// - Parameters:
  ///   - scene: What is laid out, on new graphs alone.
  ///   - proposals: What its root is proposed, in order.
  /// - Returns: The first breach; `nil` where the law holds.
  func breach(of scene: LawScene, proposals: [ProposedViewSize]) -> LawBreach?
}

extension LawName {
  /// The check of the law.
  @MainActor
  package var law: any Law {
    switch self {
    case .idempotent: IdempotentLaw()
    case .mirroredInRTL: MirroredLaw()
    case .incrementalEqualsFresh: IncrementalLaw()
    case .cachedEqualsUncached: CachedLaw()
    case .axesApartEqualsTogether: AxesLaw()
    }
  }
}

/// A scene as laws see it: it can be laid out on as many graphs as a law likes.
@MainActor
package struct LawScene {
  /// Makes a host of the scene that was never laid out.
  package let makeHost: @MainActor (LayoutOptions) -> any SceneHost

  package init(makeHost: @escaping @MainActor (LayoutOptions) -> any SceneHost) {
    self.makeHost = makeHost
  }
}

extension LawScene {
  /// Whether all frames of the scene are on whole pixels.
  package var keepsToPixels: Bool { makeHost(LayoutOptions()).keepsToPixels }

  /// The frames of a graph that is made for this one layout, the graphs in its cells too.
  package func frames(
    at proposal: ProposedViewSize,
    environment: HostEnvironment = HostEnvironment(),
    options: LayoutOptions = LayoutOptions()
  ) -> [ResolvedNode] {
    LayoutOptions.$standing.withValue(options) {
      let host = makeHost(options)
      host.layOut(proposal: proposal, environment: environment)
      return host.frames
    }
  }
}

extension LawScene {
  /// The number of proposals that are generated for each law.
  private static let proposalCount = 24

  /// Checks each law over the proposal that stands and some that are generated.
  ///
  /// - Parameters:
  ///   - laws: The laws.
  ///   - standing: The proposal that stands; `nil` for none.
  ///   - takesSizesAlone: Whether the scene needs a proposal of two finite lengths.
  ///   - seed: The seed of the generated proposals.
  /// - Returns: The breach of each in words; `nil` for a law that holds.
  package func breaches(
    of laws: [LawName],
    standing: ProposedViewSize?,
    takesSizesAlone: Bool,
    seed: UInt64
  ) -> [String?] {
    var generator = ProposalGenerator(seed: seed)
    var proposals = [standing].compactMap(\.self) + generator.next(Self.proposalCount)
    if takesSizesAlone { proposals.removeAll { !$0.isSize } }
    return laws.map { law in
      law.law.breach(of: self, proposals: proposals).map { "broken \($0) (seed \(seed))" }
    }
  }
}

/// How a scene breaks a law.
package struct LawBreach: Sendable {
  /// The proposal to the root.
  package var proposal: ProposedViewSize
  /// The difference from what the law demands, in a sentence.
  package var difference: String
  /// The frames that should have come; empty where no single layout is to blame.
  package var expected: [ResolvedNode]

  package init(proposal: ProposedViewSize, difference: String, expected: [ResolvedNode] = []) {
    self.proposal = proposal
    self.difference = difference
    self.expected = expected
  }

  /// Compares two layouts of one proposal; `nil` where they are the same.
  ///
  /// - Parameters:
  ///   - proposal: What both roots were proposed.
  ///   - expected: The frames that should come.
  ///   - actual: The frames that came.
  ///   - situation: When they came, as the end of a sentence: `after other proposals`.
  package init?(
    proposal: ProposedViewSize,
    expected: [ResolvedNode],
    actual: [ResolvedNode],
    situation: String
  ) {
    guard let difference = FrameDifference.first(expected: expected, actual: actual) else {
      return nil
    }
    self.init(
      proposal: proposal,
      difference: "\(difference), \(situation)",
      expected: expected
    )
  }
}

extension LawBreach: CustomStringConvertible {
  /// `at 320xnil: Circle: expected 0 0 20 20, actual 0 0 10 10, with the axes apart`.
  package var description: String {
    let dimensions = [proposal.width, proposal.height].map { NumberText.text($0.map(Double.init)) }
    return "at \(dimensions.joined(separator: "x")): \(difference)"
  }
}
