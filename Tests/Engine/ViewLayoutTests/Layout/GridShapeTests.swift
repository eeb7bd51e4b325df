import Foundation
import Testing
@testable import ViewLayout

/// Tests the rows and columns of a grid's children.
struct GridShapeTests {
  private let session = LayoutSession()

  /// Returns a node that spans a number of columns, inside or outside of a row.
  private func cell(_ columns: Int = 1, in row: GridRowMark?) -> LayoutNode {
    let node = LayoutNode(SpacerRule(), session: session)
    if let row { GridRowAttachment(row).attach(to: node) }
    GridCellAttachment(.columns(columns)).attach(to: node)
    return node
  }

  private func shape(of nodes: [LayoutNode]) -> GridShape {
    GridShape(nodes: nodes, in: session)
  }

  private func columns(_ nodes: [LayoutNode]) -> [Range<Int>] {
    shape(of: nodes).cells.map(\.columns)
  }

  @Test func `adjacent cells of one GridRow form a row`() {
    let (first, second) = (GridRowMark(), GridRowMark())
    let nodes = [cell(in: first), cell(in: first), cell(in: second)]
    let shape = shape(of: nodes)
    #expect(shape.rows == [0..<2, 2..<3])
    #expect(shape.columnCount == 2)
    #expect(columns(nodes) == [0..<1, 1..<2, 0..<1])
  }

  @Test func `a view outside of a GridRow spans all columns despite gridCellColumns`() {
    let row = GridRowMark()
    let nodes = [cell(2, in: nil), cell(2, in: row), cell(in: row)]
    #expect(columns(nodes) == [0..<3, 0..<2, 2..<3])
    #expect(shape(of: nodes).wholeRows == [0])
  }

  @Test func `a grid without rows has one column, and an empty grid has none`() {
    #expect(columns([cell(3, in: nil), cell(in: nil)]) == [0..<1, 0..<1])
    #expect(shape(of: []).columnCount == 0)
  }

  @Test func `nested gridCellColumns modifiers multiply their spans`() {
    let node = cell(2, in: GridRowMark())
    let padding = LayoutNode(Padding(insets: EdgeInsets()), session: session)
    padding.adopt([node])
    GridCellAttachment(.columns(3)).attach(to: padding)
    #expect(GridCellTraits(of: padding.pointer).columns == 6)
  }

  @Test func `the product of nested spans is limited to GridShape.maximumSpan`() {
    let node = cell(900, in: GridRowMark())
    GridCellAttachment(.columns(900)).attach(to: node)
    #expect(GridCellTraits(of: node.pointer).columns == GridShape.maximumSpan)
  }

  @Test func `the inner gridCellAnchor applies, and gridCellUnsizedAxes are combined`() {
    let node = cell(in: nil)
    GridCellAttachment(.anchor(.top)).attach(to: node)
    GridCellAttachment(.anchor(.bottom)).attach(to: node)
    GridCellAttachment(.unsizedAxes(.horizontal)).attach(to: node)
    GridCellAttachment(.unsizedAxes(.vertical)).attach(to: node)
    let traits = GridCellTraits(of: node.pointer)
    #expect(traits.anchor == .top)
    #expect(traits.unsizedAxes == [.horizontal, .vertical])
  }

  @Test func `a cell in nested grid rows belongs to the outer row`() {
    let (inner, outer) = (GridRowMark(), GridRowMark())
    let node = cell(in: inner)
    GridRowAttachment(outer).attach(to: node)
    #expect(node.pointer.gridRowMark === outer)
  }

  @Test func `gridColumnAlignment is ignored for a cell that spans several columns`() {
    let row = GridRowMark()
    let nodes = [cell(2, in: row), cell(in: row), cell(in: GridRowMark())]
    let (leading, trailing) = (HorizontalAlignment.leading.key, HorizontalAlignment.trailing.key)
    GridCellAttachment(.columnAlignment(leading)).attach(to: nodes[0])
    GridCellAttachment(.columnAlignment(trailing)).attach(to: nodes[1])
    #expect(shape(of: nodes).columnAlignments == [2: trailing])
  }
}

/// Tests the spacing between a grid's rows and columns.
struct GridSpacingTests {
  private let session = LayoutSession()

  private func row(_ spans: [Int]) -> [LayoutNode] {
    let mark = GridRowMark()
    return spans.map { span in
      let node = LayoutNode(DividerRule(), session: session)
      GridRowAttachment(mark).attach(to: node)
      GridCellAttachment(.columns(span)).attach(to: node)
      return node
    }
  }

  private func columnGaps(_ rows: [[Int]], spacing: CGFloat?) -> [CGFloat] {
    // The nodes must outlive the call.
    let nodes = rows.flatMap(row)
    return withExtendedLifetime(nodes) {
      GridSpacing.betweenColumns(of: GridShape(nodes: nodes, in: session), spacing: spacing)
    }
  }

  @Test func `default column spacing applies where one row has cells on both sides`() {
    #expect(columnGaps([[1, 2], [1]], spacing: nil) == [8, 0, 0])
    #expect(columnGaps([[1, 2], [1, 1, 1]], spacing: nil) == [8, 8, 0])
  }

  @Test func `explicit column spacing applies unless a cell in each row spans the gap`() {
    #expect(columnGaps([[1, 2]], spacing: 3) == [3, 0, 0])
    #expect(columnGaps([[1, 2], [1]], spacing: 3) == [3, 3, 0])
  }

  @Test func `row spacing is 8 by default and may be explicit and negative`() {
    let nodes = row([2, 1]) + row([1])
    withExtendedLifetime(nodes) {
      #expect(
        GridSpacing.betweenRows(of: GridShape(nodes: nodes, in: session), spacing: nil) == [8, 0]
      )
      #expect(
        GridSpacing.betweenRows(of: GridShape(nodes: nodes, in: session), spacing: -5) == [-5, 0]
      )
    }
  }
}

/// Tests runs of equal neighbors.
struct RunsTests {
  @Test func `runs(of:) splits a slice into groups of adjacent equal elements`() {
    let numbers = [1, 1, 2, 1, 3, 3][...]
    #expect(numbers.runs(of: ==).map(Array.init) == [[1, 1], [2], [1], [3, 3]])
  }

  @Test func `runs(of:) returns no groups for an empty slice`() {
    #expect([Int]()[...].runs(of: ==).isEmpty)
  }
}

extension GridShape {
  /// Creates the shape of a grid from its child nodes.
  init(nodes: [LayoutNode], in session: LayoutSession) {
    let grid = LayoutNode(GridRule(), session: session)
    grid.borrow(nodes)
    self = withExtendedLifetime(grid) { GridShape(NodeChildren(of: grid)) }
  }
}
