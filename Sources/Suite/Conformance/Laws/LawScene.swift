package import Scenarios
package import SpecFormat
package import ViewLayout

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
