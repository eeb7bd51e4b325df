import Foundation
import Testing
@testable import ViewLayout

struct PathTrimmingTests {
  @Test func `trimming a square to its first quarter gives its first side`() {
    let part = Path(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmedPath(from: 0, to: 0.25)
    #expect(FlattenedOutline(part).lines == [[.zero, CGPoint(x: 10, y: 0)]])
  }

  @Test func `a circle trimmed to its first quarter runs from the right to the bottom`() throws {
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let part = circle.trimmedPath(from: 0, to: 0.25)
    let last = try #require(FlattenedOutline(part).lines.first?.last)
    #expect(abs(last.x - 10) < 0.05 && abs(last.y - 20) < 0.05)
    #expect(part.boundingRect.minX > 9.9)
  }

  @Test func `trimming to the full range keeps the path, an empty range gives an empty one`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(circle.trimmedPath(from: -1, to: 2) == circle)
    #expect(circle.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(circle.trimmedPath(from: 0.7, to: 0.2).isEmpty)
  }

  @Test func `trimmedPath measures all subpaths together`() {
    let lines = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0)])
      path.addLines([CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    }
    let part = FlattenedOutline(lines.trimmedPath(from: 0.25, to: 0.75)).lines
    #expect(part.map { $0.map(\.x) } == [[5, 10], [0, 5]])
  }
}

struct UIBezierPathTests {
  private static let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func `byRoundingCorners rounds only the given corners`() {
    let path = UIBezierPath(
      roundedRect: Self.rect,
      byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 8, height: 8)
    )
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 1)))
    #expect(path.contains(CGPoint(x: 1, y: 19)))
    #expect(path.contains(CGPoint(x: 39, y: 19)))
  }

  @Test func `a clockwise arc from angle 0 runs downward from the right`() {
    let arc = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(arc.bounds.minY > -0.01 && arc.bounds.minX > -0.01)
  }

  @Test func `an oval has the same outline as CGPath and as SwiftUI's Path`() {
    let path = UIBezierPath(ovalIn: Self.rect)
    #expect(Path(path.cgPath) == Path(ellipseIn: Self.rect))
    #expect(UIBezierPath(cgPath: CGPath(ellipseIn: Self.rect)).cgPath == path.cgPath)
  }
}
