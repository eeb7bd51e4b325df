internal import Foundation
internal import LayoutTree
internal import LayoutValues
internal import SpecFormat

extension NodeMeasure {
  init(_ node: ResolvedNode) {
    self.init(frame: LayoutFrame(node.frame), lines: node.lines?.count)
  }

  init(_ frame: CGRect) { self.init(frame: LayoutFrame(frame)) }
}
