import Foundation
import UIKitLayout
import ViewLayout

/// The layout of a section's blueprint in one collection view, independent of its item count.
final class SectionTemplate {
  let blueprint: SectionBlueprint
  /// The axis along which sections follow each other.
  let axis: Axis
  let pixels: PixelGrid
  /// The size of the collection view, in points.
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

/// In one collection view, templates with equal blueprints are equal.
extension SectionTemplate: Hashable {
  static func == (left: SectionTemplate, right: SectionTemplate) -> Bool {
    left === right || left.blueprint == right.blueprint
  }

  func hash(into hasher: inout Hasher) { hasher.combine(blueprint) }
}

extension SectionTemplate {
  /// The layout of a full group without measurements.
  var group: GroupLayout { whole.group }

  /// The issues of solving the group.
  var issues: [Issue] { whole.issues }

  /// The axis along which the groups follow each other; the cross axis in an orthogonal section
  /// (R-COL-40).
  var rowAxis: Axis { blueprint.behavior == .none ? axis : axis.cross }

  /// The size that fractional dimensions of a group refer to.
  var groupBox: CGSize { bounds.box(inside: blueprint.insets, along: rowAxis) }

  /// Returns the layout of a group with fewer cells than a full one, without measurements.
  func part(_ leafCount: Int) -> GroupLayout {
    if let part = parts[leafCount] { return part }
    let part = group(available: leafCount) { _ in nil }
    parts[leafCount] = part
    return part
  }

  /// Returns the layout of a group with measured cells.
  func group(available: Int, measured: @escaping (Int) -> CGSize?) -> GroupLayout {
    let root = solved(available: available, measured: measured)
    return GroupLayout(root, along: rowAxis, available: available, pixels: pixels)
  }

  /// Returns a solved group before it is flattened, for explanations.
  func solved(available: Int, measured: @escaping (Int) -> CGSize?) -> SolvedItem {
    var solver = GroupSolver(pixels: pixels, available: available, measured: measured)
    return solver.solve(blueprint.group, in: groupBox)
  }

  /// A row without groups, for the section's axis and spacing.
  var row: GroupRow {
    GroupRow(
      axis: rowAxis,
      spacing: blueprint.interGroupSpacing,
      breadth: max(bounds[rowAxis.cross] - blueprint.insets.total(rowAxis.cross), 0)
    )
  }
}

extension CGSize {
  /// Returns the size that a group's fractions refer to (R-COL-5).
  ///
  /// It is the full length along the groups, and the length inside of the section's insets on the
  /// other axis.
  fileprivate func box(inside insets: NSDirectionalEdgeInsets, along axis: Axis) -> CGSize {
    var box = self
    box[axis.cross] = max(box[axis.cross] - insets.total(axis.cross), 0)
    return box
  }
}
