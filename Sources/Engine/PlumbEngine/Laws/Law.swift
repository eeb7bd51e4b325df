internal import Foundation
package import LayoutTree
package import Scenarios
package import LayoutValues
package import ViewLayout

/// A property that must hold for the layouts of a scene for all proposals.
///
/// A new law needs a type in a file, a case of `LawName` and a line in `LawName.law`.
///
/// A law that no node is wider than the proposal:
///
/// ```swift
/// struct WidthLaw: Law {
///   func breach(of scene: LawScene, proposals: [ProposedViewSize]) -> LawBreach? {
///     let proposal = proposals.first { proposal in
///       scene.frames(at: proposal).contains { $0.frame.width > proposal.width ?? .infinity }
///     }
///     return proposal.map { LawBreach(proposal: $0, difference: "too wide") }
///   }
/// }
/// ```
@MainActor
package protocol Law: Sendable {
  /// Checks the law for one scene.
  ///
  /// - Parameters:
  ///   - scene: The scene, which is laid out on new graphs.
  ///   - proposals: The proposals for its root, in order.
  /// - Returns: The first breach; `nil` if the law holds.
  func breach(of scene: LawScene, proposals: [ProposedViewSize]) -> LawBreach?
}

extension LawName {
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

/// A scene that a law can lay out on any number of new graphs.
@MainActor
package struct LawScene {
  /// Creates a host of the scene without any layout.
  package let makeHost: @MainActor (LayoutOptions) -> any SceneHost

  package init(makeHost: @escaping @MainActor (LayoutOptions) -> any SceneHost) {
    self.makeHost = makeHost
  }
}

extension LawScene {
  package var keepsToPixels: Bool { makeHost(LayoutOptions()).keepsToPixels }

  /// Returns the frames of a single layout on a new graph, including the graphs of its cells.
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

  /// Checks each law for the current proposal of the scene and for generated ones.
  ///
  /// - Parameters:
  ///   - laws: The laws.
  ///   - standing: The current proposal; `nil` if there is none.
  ///   - takesSizesAlone: Whether the scene requires a finite width and height.
  ///   - seed: The seed of the generated proposals.
  /// - Returns: A description of the breach for each law; `nil` for a law that holds.
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

package struct LawBreach: Sendable {
  package var proposal: ProposedViewSize
  /// A sentence that describes the difference from what the law requires.
  package var difference: String
  /// The expected frames; empty if the breach is not in a single layout.
  package var expected: [ResolvedNode]

  package init(proposal: ProposedViewSize, difference: String, expected: [ResolvedNode] = []) {
    self.proposal = proposal
    self.difference = difference
    self.expected = expected
  }

  /// Compares two layouts for one proposal; `nil` if they are equal.
  ///
  /// - Parameters:
  ///   - proposal: The proposal for both roots.
  ///   - expected: The expected frames.
  ///   - actual: The actual frames.
  ///   - situation: The circumstances of the second layout, as the end of a sentence:
  ///     `after other proposals`.
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
  /// A text such as `at 320xnil: Circle: expected 0 0 20 20, actual 0 0 10 10, with the axes
  /// apart`.
  package var description: String {
    let dimensions = [proposal.width, proposal.height].map { NumberText.text($0.map(Double.init)) }
    return "at \(dimensions.joined(separator: "x")): \(difference)"
  }
}
