/// The columns of a resolved tree besides names and frames: whoever does not want one does not pay
/// for it.
package struct ResolvedColumns: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The lines that texts show.
  package static let text = ResolvedColumns(rawValue: 1)
  /// The pictures of nodes, with the parts that only a picture knows, up to as many nodes as
  /// somebody can tell apart.
  package static let picture = ResolvedColumns(rawValue: 2)
  /// The proposals, the reasons of sizes and places, and the questions; they take measuring.
  package static let explanation = ResolvedColumns(rawValue: 4)
  /// The steps of the negotiation; they take measuring.
  package static let steps = ResolvedColumns(rawValue: 8)
  /// The questions of the negotiation, each in the one for which it was asked; they take measuring.
  package static let negotiation = ResolvedColumns(rawValue: 16)
  /// The traits of nodes by which checks judge them.
  package static let traits = ResolvedColumns(rawValue: 32)

  /// The columns of what is in something that is no view: pictures, where traits are not wanted.
  package var ofContent: ResolvedColumns {
    contains(.traits) ? intersection([.text, .traits, .picture]) : .picture
  }
}
