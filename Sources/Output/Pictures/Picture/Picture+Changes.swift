internal import Conformance
package import Foundation
internal import SpecFormat
internal import ViewLayout

extension Picture {
  /// The color that leaves are filled with: it is seen on light paper and on dark one.
  private static let leafColor = DrawingColor(red: 0.25, green: 0.55, blue: 1, alpha: 0.22)

  /// How many nodes behind a node are looked at for one inside of it.
  private static let reach = 32

  /// Draws a layout as it is after a change, with dashed outlines where frames were before, and how
  /// far each has come.
  ///
  /// - Parameters:
  ///   - changes: The nodes in tree order, those too that are as they were.
  ///   - missing: Where nodes were before that are not there after, in points.
  ///   - title: What the picture is of, in a few words.
  package init(changes: [ChangedFrame], missing: [CGRect] = [], title: String) {
    let nodes = changes.enumerated().map { index, change in
      let isAroundAnother = changes[(index + 1)...].prefix(Self.reach).contains { other in
        change.after.holds(other.after)
      }
      return ResolvedNode(
        name: change.name,
        frame: change.after,
        picture: NodePicture(isAroundAnother ? .outline : .fill(Self.leafColor))
      )
    }
    let changed = changes.filter(\.isChanged)
    self.init(
      ResolvedTree(numbering: nodes),
      differences: changed.map { change in
        DrawnDifference(expected: change.before, actual: change.after, words: change.difference)
      } + missing.map { DrawnDifference(expected: $0) },
      title: title,
      description: changed.map { "\($0.name) from \($0.words)" }.joined(separator: "; ")
    )
  }
}
