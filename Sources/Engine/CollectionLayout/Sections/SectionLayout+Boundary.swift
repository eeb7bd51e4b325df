import Foundation
import UIKitLayout
import ViewLayout

extension SectionLayout {
  /// The size that the fractions of boundary items are of.
  var boundaryBox: CGSize {
    let axis = form.axis
    let across = form.bounds[axis.cross] - form.blueprint.boundaryInsets.total(axis.cross)
    return CGSize(form.bounds[axis], along: axis, across: max(across, 0))
  }

  /// The size of a boundary item, content insets not taken off.
  func boundarySize(_ index: Int) -> CGSize {
    let rule = form.blueprint.boundaryItems[index].size
    let measured = measurements.boundaryItems[index]
    return rule.size(in: boundaryBox, measured: measured, on: form.pixels)
  }
}
