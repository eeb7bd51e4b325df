import Foundation
import Testing

@testable import ViewLayout

/// Which child of a grid is in which row and columns.
struct GridShapeTests {
  private let session = LayoutSession()

  /// A node that takes a number of columns, in a row or in none.
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

  @Test func `neighbours with one mark are a row`() {
    let (first, second) = (GridRowMark(), GridRowMark())
    let nodes = [cell(in: first), cell(in: first), cell(in: second)]
    let shape = shape(of: nodes)
    #expect(shape.rows == [0..<2, 2..<3])
    #expect(shape.columnCount == 2)
    #expect(columns(nodes) == [0..<1, 1..<2, 0..<1])
  }

  @Test func `a view outside of rows is over all columns, whatever it says`() {
    let row = GridRowMark()
    let nodes = [cell(2, in: nil), cell(2, in: row), cell(in: row)]
    #expect(columns(nodes) == [0..<3, 0..<2, 2..<3])
    #expect(shape(of: nodes).wholeRows == [0])
  }

  @Test func `without rows there is one column`() {
    #expect(columns([cell(3, in: nil), cell(in: nil)]) == [0..<1, 0..<1])
    #expect(shape(of: []).columnCount == 0)
  }

  @Test func `spans that are said around each other are multiplied`() {
    let node = cell(2, in: GridRowMark())
    let padding = LayoutNode(Padding(insets: EdgeInsets()), session: session)
    padding.adopt([node])
    GridCellAttachment(.columns(3)).attach(to: padding)
    #expect(GridCellTraits(of: padding.pointer).columns == 6)
  }

  @Test func `no span is longer than the longest`() {
    let node = cell(900, in: GridRowMark())
    GridCellAttachment(.columns(900)).attach(to: node)
    #expect(GridCellTraits(of: node.pointer).columns == GridShape.maximumSpan)
  }

  @Test func `the innermost anchor stands and unsized axes add up`() {
    let node = cell(in: nil)
    GridCellAttachment(.anchor(.top)).attach(to: node)
    GridCellAttachment(.anchor(.bottom)).attach(to: node)
    GridCellAttachment(.unsizedAxes(.horizontal)).attach(to: node)
    GridCellAttachment(.unsizedAxes(.vertical)).attach(to: node)
    let traits = GridCellTraits(of: node.pointer)
    #expect(traits.anchor == .top)
    #expect(traits.unsizedAxes == [.horizontal, .vertical])
  }

  @Test func `of nested rows the outer one counts`() {
    let (inner, outer) = (GridRowMark(), GridRowMark())
    let node = cell(in: inner)
    GridRowAttachment(outer).attach(to: node)
    #expect(node.pointer.gridRowMark === outer)
  }

  @Test func `the first cell of a column that names a guide aligns it, a spanning one does not`() {
    let row = GridRowMark()
    let nodes = [cell(2, in: row), cell(in: row), cell(in: GridRowMark())]
    let (leading, trailing) = (HorizontalAlignment.leading.key, HorizontalAlignment.trailing.key)
    GridCellAttachment(.columnAlignment(leading)).attach(to: nodes[0])
    GridCellAttachment(.columnAlignment(trailing)).attach(to: nodes[1])
    #expect(shape(of: nodes).columnAlignments == [2: trailing])
  }
}
