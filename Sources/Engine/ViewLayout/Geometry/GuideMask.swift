/// Which guides a node may have explicit values of, so that the others are not asked for.
struct GuideMask: OptionSet, Sendable {
  let rawValue: UInt16

  static let firstTextBaseline = GuideMask(
    rawValue: 1 << UInt16(AlignmentGuideKey.BuiltIn.firstTextBaseline.rawValue)
  )
  static let lastTextBaseline = GuideMask(
    rawValue: 1 << UInt16(AlignmentGuideKey.BuiltIn.lastTextBaseline.rawValue)
  )
  /// Any guide of an author's own.
  static let custom = GuideMask(rawValue: 1 << 15)
  static let baselines: GuideMask = [.firstTextBaseline, .lastTextBaseline]
  /// R-ALIGN-3: what surfaces through a container.
  static let merged: GuideMask = [.baselines, .custom]
}
