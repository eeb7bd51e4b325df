import Foundation
import UIKitLayout
import ViewLayout

/// The layout of a section's blueprint in one collection view, independent of its item count.
final class SectionTemplate {
  let blueprint: SectionBlueprint
  /// Along which sections follow each other.
  let axis: Axis
  let pixels: PixelGrid
  /// The collection view's size, in points.
  let bounds: CGSize
  private lazy var whole = solvedWhole()
  private var parts: [Int: GroupLayout] = [:]

  init(_ blueprint: SectionBlueprint, axis: Axis, bounds: CGSize, pixels: PixelGrid) {
    self.blueprint = blueprint
    self.axis = axis
    self.bounds = bounds
    self.pixels = pixels
  }

  private func solvedWhole() -> (group: GroupLayout, issues: [Issue]) {
    var solver = GroupSolver(pixels: pixels)
    let root = solver.solve(blueprint.group, in: groupBox)
    let group = GroupLayout(
      root,
      along: rowAxis,
      available: GroupSolver.leafLimit,
      pixels: pixels
    )
    return (group, solver.issues)
  }
}

/// In one collection view the blueprint tells forms apart.
extension SectionTemplate: Hashable {
  static func == (left: SectionTemplate, right: SectionTemplate) -> Bool {
    left === right || left.blueprint == right.blueprint
  }

  func hash(into hasher: inout Hasher) { hasher.combine(blueprint) }
}

extension SectionTemplate {
  /// The layout of a whole group, nothing measured.
  var group: GroupLayout { whole.group }

  /// The issues of the group.
  var issues: [Issue] { whole.issues }

  /// Along which the groups follow each other: R-COL-40, across the layout where it scrolls so.
  var rowAxis: Axis { blueprint.behavior == .none ? axis : axis.cross }

  /// The size that a group's fractions are of.
  var groupBox: CGSize { bounds.box(inside: blueprint.insets, along: rowAxis) }

  /// A group with fewer cells than it has places, nothing measured.
  func part(_ leafCount: Int) -> GroupLayout {
    if let part = parts[leafCount] { return part }
    let part = group(available: leafCount) { _ in nil }
    parts[leafCount] = part
    return part
  }

  /// A group whose cells are measured.
  func group(available: Int, measured: @escaping (Int) -> CGSize?) -> GroupLayout {
    let root = solved(available: available, measured: measured)
    return GroupLayout(root, along: rowAxis, available: available, pixels: pixels)
  }

  /// A group before it is flattened, as reasons need it.
  func solved(available: Int, measured: @escaping (Int) -> CGSize?) -> SolvedItem {
    var solver = GroupSolver(pixels: pixels, available: available, measured: measured)
    return solver.solve(blueprint.group, in: groupBox)
  }

  /// An empty row of groups.
  var row: GroupRow {
    GroupRow(
      axis: rowAxis,
      spacing: blueprint.interGroupSpacing,
      breadth: max(bounds[rowAxis.cross] - blueprint.insets.total(rowAxis.cross), 0)
    )
  }
}

extension CGSize {
  /// R-COL-5: a group's fractions are of the whole length along the groups, and of what the
  /// section's insets leave across.
  fileprivate func box(inside insets: NSDirectionalEdgeInsets, along axis: Axis) -> CGSize {
    var box = self
    box[axis.cross] = max(box[axis.cross] - insets.total(axis.cross), 0)
    return box
  }
}
