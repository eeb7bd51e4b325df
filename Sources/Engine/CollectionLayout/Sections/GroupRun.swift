import Foundation

/// Consecutive groups of a section that are laid out alike.
struct GroupRun {
  let layout: GroupLayout
  /// How many groups.
  let count: Int
  /// The first group's first item in the section.
  let firstItem: Int
  /// The first group's number in the section.
  let firstGroup: Int
  /// Where the first group's room begins along the section, in points.
  let start: CGFloat
  /// From one group's room to the next one's, in points.
  let pitch: CGFloat
  /// The largest of these groups and of those before across the section, in points.
  let breadth: CGFloat
  /// How many views of each kind hang on the groups before.
  let anchoredBefore: [String: Int]

  /// How many items the groups hold.
  var itemCount: Int { count * layout.leaves.count }

  /// How many views of a kind hang on the groups before one of this run.
  func anchoredBefore(_ kind: String, group index: Int) -> Int {
    anchoredBefore[kind, default: 0] + index * layout.anchoredCounts[kind, default: 0]
  }
}
