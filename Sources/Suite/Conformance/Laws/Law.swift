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
