import Foundation
import LayoutTree
import Testing

@testable import ViewLayout

@MainActor
struct DrawingTests {
  private func root<Content: View>(
    _ proposal: ProposedViewSize = ProposedViewSize(width: 100, height: 60),
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) throws -> ResolvedNode {
    try #require(Scene(proposal, content: content).host.tree(.picture).nodes.first)
  }

  @Test func `a shape is drawn as a rectangle, ellipse, rounded rectangle or path`() throws {
    func kind(_ shape: some Shape) throws -> DrawingShape.Kind? {
      guard case .shape(let shape) = try root(content: { shape }).content else { return nil }
      return shape.kind
    }
    #expect(try kind(Rectangle()) == .rectangle)
    #expect(try kind(Ellipse()) == .ellipse)
    #expect(try kind(Circle()) == .ellipse)
    #expect(try kind(Capsule()) == .rounded(CGSize(width: 30, height: 30)))
    #expect(try kind(RoundedRectangle(cornerRadius: 8)) == .rounded(CGSize(width: 8, height: 8)))
    let triangle = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 2.5)]) }
    #expect(try kind(triangle) == .path("M0 0L10 0L0 2.5"))
  }

  @Test func `each line of a text has a separate box in the drawing`() throws {
    let node = try root(ProposedViewSize(width: 50, height: nil)) {
      Text(verbatim: "Hello you").foregroundColor(.red)
    }
    guard case .text(let text) = node.content else { return #expect(Bool(false)) }
    #expect(text.lines.map(\.string) == ["Hello", "you"])
    #expect(
      text.lines.map(\.box) == [
        CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 20, width: 30, height: 20),
      ]
    )
    #expect(text.fontSize == 20)
    #expect(text.color.name == "red")
  }

  @Test(
    arguments: [
      (.leading, false, 0), (.center, false, 10), (.trailing, false, 20), (.leading, true, 20),
      (.center, true, 10), (.trailing, true, 0),
    ] as [(TextAlignment, Bool, CGFloat)]
  )
  func `multilineTextAlignment positions a short line in both layout directions`(
    alignment: TextAlignment,
    isRightToLeft: Bool,
    x: CGFloat
  ) throws {
    let node = try root(ProposedViewSize(width: 50, height: nil)) {
      Text(verbatim: "Hello you").multilineTextAlignment(alignment)
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    guard case .text(let text) = node.content else { return #expect(Bool(false)) }
    // "you" has a width of 30 in 50 points.
    #expect(text.lines.map(\.box.minX) == [0, x])
  }

  @Test func `opacity, border, zIndex and rotationEffect are part of the drawing`() throws {
    let node = try root {
      Color.blue.frame(width: 20, height: 20).opacity(0.5).border(.red, width: 2).zIndex(3)
        .rotationEffect(.degrees(90))
    }
    #expect(node.appearance.opacity == 0.5)
    #expect(node.appearance.borderColor?.name == "red")
    #expect(node.appearance.zIndex == 3)
    // A quarter turn around (10, 10) moves the corner at (0, 0) to (20, 0).
    let matrix = node.appearance.matrix
    try #require(matrix.count == 6)
    #expect(abs(matrix[4] - 20) < 1e-9 && abs(matrix[5]) < 1e-9)
  }

  @Test func `the drawing lists the same named nodes as the frames, in the same order`() throws {
    let scene = Scene(ProposedViewSize(width: 100, height: 60)) {
      HStack {
        Text(verbatim: "A").padding()
        Toggle(isOn: .constant(true)) { Text(verbatim: "B") }
      }
    }
    func names(_ node: ResolvedNode) -> [String] { [node.name] + node.children.flatMap(names) }
    func drawn(_ node: ResolvedNode) -> [String] { [node.name] + node.children.flatMap(drawn) }
    let drawing = scene.host.tree(.picture)
    #expect(drawing.nodes.flatMap(drawn).filter { !$0.isEmpty } == scene.host.frames.flatMap(names))
  }

  @Test func `the drawing's steps list each proposal, answer and placement with its node`() throws {
    let drawing = Scene(ProposedViewSize(width: 320, height: 480)) {
      Text(verbatim: "Reset").background(Circle())
    }.host.tree([.picture, .steps])
    let words = drawing.steps.map { "\($0.kind.rawValue) \($0.node ?? -1)" }
    #expect(
      words == [
        "propose 0", "propose 1", "answer 1", "answer 0", "propose 2", "answer 2", "place 0",
        "place 1", "place 2",
      ]
        || words == [
          "propose 0", "propose 1", "answer 1", "propose 2", "answer 2", "answer 0", "place 0",
          "place 1", "place 2",
        ]
    )
    #expect(drawing.stepCount == 9)
  }
}
