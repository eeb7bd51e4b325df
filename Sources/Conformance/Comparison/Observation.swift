internal import Foundation
internal import Seeding
package import SpecFormat
package import ViewLayout

/// A scene as it stands when an expectation is compared.
@MainActor
package struct Observation {
  package var layout: any ObservedLayout
  /// The issues that the engine reported in this phase, so far; all of them for a block that reads
  /// whole phases.
  package var engineIssues: [Issue]
  /// What the place of the scene imposes on it.
  package var environment: HostEnvironment
  /// Plays the scene again up to where it stands; `nil` where nobody can.
  var replay: SceneReplay?

  package init(
    layout: any ObservedLayout,
    issues: [Issue] = [],
    environment: HostEnvironment = HostEnvironment()
  ) {
    self.layout = layout
    engineIssues = issues
    self.environment = environment
  }
}

extension Observation {
  /// How many proposals are generated for each law.
  private static let proposalCount = 24
  /// The seed that proposals follow from where nobody says: a verdict should not change by itself.
  private static let usualSeed: UInt64 = 1

  /// Checks each law over the proposal that stands and some that are generated.
  package func breaches(of laws: [LawName]) -> [String?]? {
    let seed = LawSetting.seed.number ?? Self.usualSeed
    var generator = ProposalGenerator(seed: seed)
    var proposals = [layout.proposal].compactMap(\.self) + generator.next(Self.proposalCount)
    if layout.elementView != nil { proposals.removeAll { !$0.isSize } }
    let breaches = layout.withFurtherHosts { makeHost in
      let scene = LawScene(makeHost: makeHost)
      return laws.map { $0.law.breach(of: scene, proposals: proposals) }
    }
    return breaches?.map { breach in breach.map { "broken \($0) (seed \(seed))" } }
  }
}
