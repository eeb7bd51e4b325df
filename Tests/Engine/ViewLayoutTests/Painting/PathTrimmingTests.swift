import Foundation
import Testing

@testable import ViewLayout

struct PathTrimmingTests {
  @Test func `a quarter of a square's outline is its first side`() {
    let part = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.25)
    #expect(FlattenedOutline(part).lines == [[.zero, CGPoint(x: 10, y: 0)]])
  }

  @Test func `a circle begins on its right and runs downwards`() throws {
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let part = circle.trimmedPath(from: 0, to: 0.25)
    let last = try #require(FlattenedOutline(part).lines.first?.last)
    #expect(abs(last.x - 10) < 0.05 && abs(last.y - 20) < 0.05)
    #expect(part.boundingRect.minX > 9.9)
  }

  @Test func `all of a line is the line, and nothing of it is empty`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.trimmedPath(from: -1, to: 2) == circle)
    #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmedPath(from: 0.7, to: 0.2).isEmpty)
  }

  @Test func `lines that begin anew are counted together`() {
    let lines = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0)])
      path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    }
    let part = FlattenedOutline(lines.trimmedPath(from: 0.25, to: 0.75)).lines
    #expect(part.map { $0.map(\.x) } == [[5, 10], [0, 5]])
  }
}
