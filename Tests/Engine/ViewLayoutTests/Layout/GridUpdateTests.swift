import Foundation
import Observation
import Testing

@testable import ViewLayout

/// Tests updates of a grid's content, and the cost of its layout.
@MainActor
struct GridUpdateTests {
  @Observable
  final class Model {
    var rows = [1, 2]
    var hasThirdCell = false
    var alignment = VerticalAlignment.top
    var span = 1
  }

  private struct Content: View {
    let model: Model

    var body: some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(model.rows, id: \.self) { row in
          GridRow(alignment: model.alignment) {
            Color.red.frame(width: 20, height: 10).gridCellColumns(model.span).id("\(row)a")
            Color.red.frame(width: 30, height: 20).id("\(row)b")
            if model.hasThirdCell { Color.red.frame(width: 40, height: 10) }
          }
        }
      }
    }
  }

  @Test func `inserting and moving rows updates the frames of a grid`() {
    let model = Model()
    let scene = Scene { Content(model: model) }
    #expect(scene.size == CGSize(width: 50, height: 40))
    model.rows = [2, 1, 3]
    scene.layOut()
    #expect(scene.size == CGSize(width: 50, height: 60))
    #expect(scene.frame("1b") == CGRect(x: 20, y: 20, width: 30, height: 20))
  }

  @Test func `adding and removing cells updates the size of a grid`() {
    let model = Model()
    let scene = Scene { Content(model: model) }
    model.hasThirdCell = true
    scene.layOut()
    #expect(scene.size == CGSize(width: 90, height: 40))
    model.hasThirdCell = false
    scene.layOut()
    #expect(scene.size == CGSize(width: 50, height: 40))
  }

  @Test func `a changed row alignment or gridCellColumns updates the grid`() {
    let model = Model()
    let scene = Scene { Content(model: model) }
    #expect(scene.frame("2a") == CGRect(x: 0, y: 20, width: 20, height: 10))
    model.alignment = .bottom
    scene.layOut()
    #expect(scene.frame("2a") == CGRect(x: 0, y: 30, width: 20, height: 10))
    model.span = 2
    model.hasThirdCell = true
    scene.layOut()
    #expect(scene.size == CGSize(width: 90, height: 40))
  }

  private static func computations(rows: Int) -> Int {
    let host = ViewHost {
      Grid {
        ForEach(0..<rows, id: \.self) { row in
          GridRow {
            // All rows differ in flexibility, so that space is allocated to each separately.
            Color.red.frame(maxWidth: CGFloat(row + 1))
            Text("some words")
          }
        }
      }
    }
    host.layOut(
      proposal: ProposedViewSize(width: 300, height: 300),
      environment: HostEnvironment()
    )
    return host.computations
  }

  @Test func `a grid of 400 rows needs less than 5 times the computations of 100 rows`() {
    #expect(Self.computations(rows: 400) < 5 * Self.computations(rows: 100))
  }

  private static func tower(_ levels: Int) -> AnyView {
    guard levels > 0 else { return AnyView(Text("a word or two")) }
    return AnyView(
      Grid {
        GridRow {
          Color.red.frame(minWidth: 5, maxWidth: 50)
          tower(levels - 1)
        }
        GridRow { Text("below") }
      }
    )
  }

  private static func computations(levels: Int) -> Int {
    let host = ViewHost { tower(levels) }
    host.layOut(
      proposal: ProposedViewSize(width: 300, height: 300),
      environment: HostEnvironment()
    )
    return host.computations
  }

  @Test func `doubling the depth of nested grids needs less than 6 times the computations`() {
    let (small, large) = (Self.computations(levels: 8), Self.computations(levels: 16))
    #expect(large < 6 * small, "\(small) and \(large) answers")
  }
}
