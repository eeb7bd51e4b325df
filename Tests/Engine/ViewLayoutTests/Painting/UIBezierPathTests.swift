import Foundation
import Testing

@testable import ViewLayout

struct UIBezierPathTests {
  private static let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

  @Test func `rounds the corners that are named`() {
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

  @Test func `an arc that is clockwise goes down from the right`() {
    let arc = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(arc.bounds.minY > -0.01 && arc.bounds.minX > -0.01)
  }

  @Test func `is the same outline as that of Core Graphics, and of SwiftUI`() {
    let path = UIBezierPath(ovalIn: Self.rect)
    #expect(Path(path.cgPath) == Path(ellipseIn: Self.rect))
    #expect(UIBezierPath(cgPath: CGPath(ellipseIn: Self.rect)).cgPath == path.cgPath)
  }
}
