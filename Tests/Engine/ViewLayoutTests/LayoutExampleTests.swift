import Foundation
internal import LayoutTree
import Testing

@testable import ViewLayout

// The code of the examples in doc comments of layouts, rules and the views that make them.

struct Column: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let height = sizes.map(\.height).reduce(0, +)
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      corner.y += subview.sizeThatFits(.unspecified).height
    }
  }
}

struct Swatch: LeafView {
  let color: Color

  func rule(in context: ViewContext) -> Filling {
    Filling(appearance: LeafAppearance(name: "Swatch", paint: .color(color)))
  }
}

struct CornerStack<Content: View>: ContainerView {
  let content: Content

  func rule(in context: ViewContext) -> ZStackRule { ZStackRule(alignment: .topLeading) }
}

struct Indentation: LayoutModifier {
  let level: Int

  func rule(in context: ViewContext) -> Padding {
    Padding(insets: EdgeInsets(top: 0, leading: CGFloat(level) * 16, bottom: 0, trailing: 0))
  }
}

struct NameModifier: AttachmentModifier {
  let name: String

  func makeAttachment(in context: ViewContext) -> IdentifierAttachment {
    IdentifierAttachment(name)
  }

  func update(_ attachment: IdentifierAttachment, in context: ViewContext) {
    attachment.identifier = name
  }
}

struct Ruler: LeafRule {
  let appearance = LeafAppearance(name: "Ruler")

  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { axis == .vertical ? 12 : proposal[axis] ?? 100 }
}

struct RulerView: LeafView {
  func rule(in context: ViewContext) -> Ruler { Ruler() }
}

struct Doubled: WrapperRule {
  func length(
    along axis: Axis,
    for proposal: ProposedViewSize,
    children: some LayoutChildren
  ) -> CGFloat { 2 * childLength(along: axis, for: proposal, children: children) }
}

extension Doubled {
  var name: String? { "doubled" }

  func placeReason(of child: LayoutNode, in node: LayoutNode) -> LayoutReason {
    LayoutReason("R-PROP-1", "its corner is that of \(node.descriptiveName)")
  }
}

@MainActor
struct LayoutExampleTests {
  private func scene(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) -> Scene {
    Scene(ProposedViewSize(width: width, height: height), content: content)
  }

  @Test func `a custom layout places its subviews below each other`() {
    let scene = scene {
      Column {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 60, height: 20).id("second")
      }
    }
    #expect(scene.size == CGSize(width: 60, height: 30))
    #expect(scene.frame("second") == CGRect(x: 0, y: 10, width: 60, height: 20))
  }

  @Test func `a LeafView has the size and the name of its rule`() {
    let scene = scene(width: 40) { Swatch(color: .red) }
    #expect(scene.size == CGSize(width: 40, height: 10))
    #expect(scene.host.frames.map(\.name) == ["Swatch"])
    #expect(self.scene { RulerView() }.size == CGSize(width: 100, height: 12))
    #expect(self.scene(width: 30, height: 30) { RulerView() }.size == CGSize(width: 30, height: 12))
  }

  @Test func `a ContainerView places its content by its rule`() {
    let scene = scene {
      CornerStack(
        content: ForEach([30, 20], id: \.self) { length in
          Color.red.frame(width: CGFloat(length), height: 10).id("\(length)")
        }
      )
    }
    #expect(scene.size == CGSize(width: 30, height: 10))
    #expect(scene.frame("20") == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `a LayoutModifier adds a node, and an AttachmentModifier adds none`() {
    let indented = scene(width: 100, height: 10) {
      Color.red.modifier(NameModifier(name: "row")).modifier(Indentation(level: 2))
    }
    #expect(indented.frame("row") == CGRect(x: 32, y: 0, width: 68, height: 10))
    #expect(indented.host.frames.map(\.name) == ["padding"])
    let named = scene(width: 100, height: 10) { Color.red.modifier(NameModifier(name: "row")) }
    #expect(named.host.frames.map(\.name) == ["Color"])
  }

  @Test func `a WrapperRule computes its lengths from its child's, and describes itself`() throws {
    let scene = scene {
      Color.red.frame(width: 40, height: 10).id("inner").modifier(RuleModifier(Doubled()))
    }
    #expect(scene.size == CGSize(width: 80, height: 20))
    #expect(scene.frame("inner") == CGRect(x: 0, y: 0, width: 40, height: 10))
    let node = try #require(scene.host.tree([.explanation]).nodes.first)
    #expect(node.name == "doubled")
    #expect(node.children.first?.explanation?.placeReason.rule == "R-PROP-1")
  }
}
