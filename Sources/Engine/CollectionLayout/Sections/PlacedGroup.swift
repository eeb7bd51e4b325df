import Foundation
import ViewLayout

/// One group of a section, where it is.
struct PlacedGroup {
  let run: GroupRun
  /// Its number in the run.
  let index: Int
  /// Its corner in the coordinates of the section's groups, in points.
  let origin: CGPoint

  var layout: GroupLayout { run.layout }

  /// The item of its first cell.
  var firstItem: Int { run.firstItem + index * run.layout.leaves.count }

  /// In the coordinates of the section's groups.
  var frame: CGRect { CGRect(origin: origin, size: layout.size) }
}
