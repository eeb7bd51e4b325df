internal import Foundation

/// The optional columns of a resolved tree; names and frames are always included.
///
/// Only requested columns are computed.
package struct ResolvedColumns: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The lines of texts.
  package static let text = ResolvedColumns(rawValue: 1)
  /// The pictures of nodes, with parts that only a picture has, up to a maximum number of nodes.
  package static let picture = ResolvedColumns(rawValue: 2)
  /// The reasons for sizes and positions, with all proposals; they require another measurement.
  package static let explanation = ResolvedColumns(rawValue: 4)
  /// The steps of the negotiation; they require another measurement.
  package static let steps = ResolvedColumns(rawValue: 8)
  /// The proposals of the negotiation, as a tree; they require another measurement.
  package static let negotiation = ResolvedColumns(rawValue: 16)
  /// The traits of nodes, which checks use.
  package static let traits = ResolvedColumns(rawValue: 32)

  /// R-CTRL-23: the decorations of lists and bars, as further nodes without numbers.
  package static let decorations = ResolvedColumns(rawValue: 64)

  /// The columns to request from embedded content.
  ///
  /// These are the requested ones among pictures and, if traits are requested, texts and traits.
  package var ofContent: ResolvedColumns {
    contains(.traits) ? intersection([.text, .traits, .picture]) : .picture
  }
}
