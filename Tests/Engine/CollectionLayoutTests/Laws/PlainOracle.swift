import CollectionLayout
import Foundation
import UIKitLayout
import ViewLayout

/// A simple implementation of the layout rules that computes a list of frames, as an oracle.
struct PlainOracle {
  /// A cell with the frame of its outermost group, in content coordinates.
  struct Cell {
    var section: Int
    var item: Int
    var frame: CGRect
    var groupFrame: CGRect
  }

  private let scale: CGFloat
  private(set) var cells: [Cell] = []
  private(set) var contentSize: CGSize = .zero

  init(_ layout: GeneratedLayout) {
    scale = layout.surroundings.displayScale
    let axis: Axis = layout.isVertical ? .vertical : .horizontal
    let bounds = layout.surroundings.size
    var (position, breadth): (CGFloat, CGFloat) = (0, bounds[axis.cross])
    for (index, section) in layout.sections.enumerated() {
      if index > 0 { position += layout.sectionSpacing }
      lay(section, index, axis, bounds, at: &position, breadth: &breadth)
    }
    contentSize = CGSize(position, along: axis, across: breadth)
  }
}

extension PlainOracle {
  private mutating func lay(
    _ section: GeneratedSection,
    _ index: Int,
    _ axis: Axis,
    _ bounds: CGSize,
    at position: inout CGFloat,
    breadth: inout CGFloat
  ) {
    let row = section.isOrthogonal ? axis.cross : axis
    var box = bounds
    box[row.cross] -= total(section.insets, row.cross)
    let (size, leaves) = lay(section.group, in: box)
    let isEmpty = leaves.isEmpty || section.itemCount == 0
    if isEmpty, !section.hasHeader { return }
    if section.hasHeader { position += axis == .vertical ? 20 : 30 }
    var corner = CGPoint(x: section.insets.leading, y: section.insets.top)
    corner[axis] += position
    var (item, along, across): (Int, CGFloat, CGFloat) = (0, 0, 0)
    while item < section.itemCount, !leaves.isEmpty {
      if item > 0 { along += section.groupSpacing }
      let present = leaves.prefix(section.itemCount - item)
      var group = CGRect(origin: corner, size: size)
      group.origin[row] += along
      // A partially filled group keeps the distance between its last cell and its end.
      let ends = leaves.map { $0.origin[row] + $0.size[row] }
      let presentEnds = present.map { $0.origin[row] + $0.size[row] }
      group.size[row] += (presentEnds.max() ?? 0) - (ends.max() ?? 0)
      for leaf in present {
        let frame = leaf.offsetBy(dx: group.origin.x, dy: group.origin.y)
        let origin = CGPoint(x: nearest(frame.origin.x), y: nearest(frame.origin.y))
        let cell = CGRect(origin: origin, size: frame.size)
        cells.append(Cell(section: index, item: item, frame: cell, groupFrame: group))
        item += 1
      }
      along += group.size[row]
      across = max(across, size[row.cross])
    }
    if !section.isOrthogonal, !isEmpty { breadth = max(breadth, across) }
    position += total(section.insets, axis) + (section.isOrthogonal ? across : along)
  }

  /// Returns the size of an item, and the frames of its cells relative to its origin.
  private func lay(_ item: GeneratedItem, in box: CGSize) -> (CGSize, [CGRect]) {
    let size = CGSize(
      width: length(item.width, of: box.width),
      height: length(item.height, of: box.height)
    )
    guard !item.children.isEmpty else {
      let insets = item.insets
      let frame = CGRect(
        x: insets.leading,
        y: insets.top,
        width: abs(size.width - insets.leading - insets.trailing),
        height: abs(size.height - insets.top - insets.bottom)
      )
      return (size, [frame])
    }
    let inner = CGSize(
      width: max(size.width - total(item.insets, .horizontal), 0),
      height: max(size.height - total(item.insets, .vertical), 0)
    )
    return (size, lay(childrenOf: item, in: inner))
  }

  private func lay(childrenOf group: GeneratedItem, in inner: CGSize) -> [CGRect] {
    let axis: Axis = group.isHorizontal ? .horizontal : .vertical
    let children = group.count.map { share(group, inner, axis, $0) } ?? fill(group, inner, axis)
    let taken = children.reduce(0) { $0 + $1.0[axis] }
    let gapCount = CGFloat(max(children.count - 1, 1))
    let gap = group.isFlexible ? (inner[axis] - taken) / gapCount : group.spacing
    var corner = CGPoint(x: group.insets.leading, y: group.insets.top)
    return children.flatMap { size, leaves in
      defer { corner[axis] += size[axis] + gap }
      return leaves.map { $0.offsetBy(dx: corner.x, dy: corner.y) }
    }
  }

  private func share(
    _ group: GeneratedItem,
    _ inner: CGSize,
    _ axis: Axis,
    _ count: Int
  ) -> [(CGSize, [CGRect])] {
    var box = inner
    box[axis] = max(box[axis] - CGFloat(count - 1) * group.spacing, 0)
    var child = group.children[0]
    let length = GeneratedLength(isFraction: false, value: floor(box[axis] / CGFloat(count)))
    if axis == .horizontal { child.width = length } else { child.height = length }
    return Array(repeating: lay(child, in: box), count: count)
  }

  /// Returns the largest number of items that fit, sized in the length that remains after their
  /// spacing.
  private func fill(
    _ group: GeneratedItem,
    _ inner: CGSize,
    _ axis: Axis
  ) -> [(CGSize, [CGRect])] {
    var fitting: [(CGSize, [CGRect])] = []
    for count in 1...1000 {
      let gaps = CGFloat(count - 1) * group.spacing
      var box = inner
      box[axis] = max(box[axis] - gaps, 0)
      let children = (0..<count).map { lay(group.children[$0 % group.children.count], in: box) }
      if children.reduce(gaps, { $0 + $1.0[axis] }) > inner[axis] + 1e-6 { return fitting }
      fitting = children
    }
    return fitting
  }

  private func total(_ insets: NSDirectionalEdgeInsets, _ axis: Axis) -> CGFloat {
    axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
  }

  private func length(_ length: GeneratedLength, of whole: CGFloat) -> CGFloat {
    length.isFraction ? floor(length.value * whole) : length.value
  }

  private func floor(_ length: CGFloat) -> CGFloat {
    (length * scale + 1e-6).rounded(.down) / scale
  }

  private func nearest(_ position: CGFloat) -> CGFloat {
    (position * scale + 0.500_001).rounded(.down) / scale
  }
}
