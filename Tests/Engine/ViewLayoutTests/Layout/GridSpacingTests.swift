import Foundation
import Testing
@testable import ViewLayout

/// The gaps between a grid's rows and columns.
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
    // The nodes outlive the call.
    let nodes = rows.flatMap(row)
    return withExtendedLifetime(nodes) {
      GridSpacing.betweenColumns(of: GridShape(nodes: nodes, in: session), spacing: spacing)
    }
  }

  @Test func `a preferred gap needs two neighbors`() {
    #expect(columnGaps([[1, 2], [1]], spacing: nil) == [8, 0, 0])
    #expect(columnGaps([[1, 2], [1, 1, 1]], spacing: nil) == [8, 8, 0])
  }

  @Test func `an explicit gap needs a row without a cell across it`() {
    #expect(columnGaps([[1, 2]], spacing: 3) == [3, 0, 0])
    #expect(columnGaps([[1, 2], [1]], spacing: 3) == [3, 3, 0])
  }

  @Test func `rows meet wherever two cells are over each other`() {
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

/// Runs of equal neighbors.
struct RunsTests {
  @Test func `equal neighbors form a run`() {
    let numbers = [1, 1, 2, 1, 3, 3][...]
    #expect(numbers.runs(of: ==).map(Array.init) == [[1, 1], [2], [1], [3, 3]])
  }

  @Test func `an empty slice has no runs`() {
    #expect([Int]()[...].runs(of: ==).isEmpty)
  }
}
