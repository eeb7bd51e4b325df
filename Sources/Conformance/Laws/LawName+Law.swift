package import SpecFormat

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
