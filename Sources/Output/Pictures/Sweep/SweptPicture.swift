package import Conformance
package import ElementTree
internal import Foundation
internal import ViewLayout

/// A layout at many widths for a page: the same elements as the picture at each width, as markup
/// that is the picture at the width that the spec proposes, with what varies in `data-v`.
package struct SweptPicture: Sendable, Equatable, Codable {
  /// The line of the block that asked for the layout.
  package var line: Int
  /// Where it begins and ends, in points.
  package var ends: [Double]
  /// The drawing, the plot of its edges and their table; empty where the scene is the same at all
  /// widths worth mentioning.
  package var markup: Markup

  /// - Parameters:
  ///   - sweep: The layout and its other widths.
  ///   - layout: The layout.
  package init(_ sweep: DrawingSweep, around layout: ScenarioLayout) {
    line = layout.line
    ends = [sweep.widths.first, sweep.widths.last].compactMap(\.self)
    markup = sweep.changes ? SweptScene(sweep, around: layout).markup : .empty
  }
}

extension DrawingSweep {
  /// How many of the least widths say nothing: next to none everything is crushed.
  private static let crushedCount = 2

  /// Whether anything is to be seen at one width that is not at another.
  fileprivate var changes: Bool {
    drawings.dropFirst(Self.crushedCount).contains { $0.nodes != drawings.last?.nodes }
  }
}
