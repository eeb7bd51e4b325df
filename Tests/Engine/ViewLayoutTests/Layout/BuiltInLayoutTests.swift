import Foundation
internal import LayoutTree
import Testing

@testable import ViewLayout

/// Checks that `HStackLayout` and similar layouts have the same results as their stacks for any
/// proposal.
@MainActor
struct BuiltInLayoutTests {
  nonisolated static let lengths: [CGFloat?] = [nil, 0, 7.5, 60, 200, .infinity]

  @ViewBuilder private var content: some View {
    Text("Hello, world").id("text")
    Color.red.frame(minWidth: 10, maxWidth: 40).layoutPriority(1).id("frame")
    Spacer().id("spacer")
    Color.blue.alignmentGuide(.top) { $0.height / 4 }.id("guided")
  }

  private func frames(_ scene: Scene) -> [CGRect?] {
    ["text", "frame", "spacer", "guided"].map(scene.frame)
  }

  @Test(arguments: lengths, lengths)
  func `HStackLayout has the frames of HStack, also in AnyLayout`(
    width: CGFloat?,
    height: CGFloat?
  ) {
    let proposal = ProposedViewSize(width: width, height: height)
    let stack = Scene(proposal) { HStack(alignment: .top, spacing: 3) { content } }
    let layout = Scene(proposal) { HStackLayout(alignment: .top, spacing: 3) { content } }
    let erased = Scene(proposal) {
      AnyLayout(HStackLayout(alignment: .top, spacing: 3)) { content }
    }
    #expect(layout.size == stack.size)
    #expect(frames(layout) == frames(stack))
    #expect(frames(erased) == frames(stack))
  }

  @Test(arguments: lengths, lengths)
  func `VStackLayout has the frames of VStack`(width: CGFloat?, height: CGFloat?) {
    let proposal = ProposedViewSize(width: width, height: height)
    let stack = Scene(proposal) { VStack(alignment: .trailing) { content } }
    let layout = Scene(proposal) { VStackLayout(alignment: .trailing) { content } }
    #expect(layout.size == stack.size)
    #expect(frames(layout) == frames(stack))
  }

  @Test(arguments: lengths, lengths)
  func `ZStackLayout has the frames of ZStack`(width: CGFloat?, height: CGFloat?) {
    let proposal = ProposedViewSize(width: width, height: height)
    let stack = Scene(proposal) { ZStack(alignment: .topLeading) { content } }
    let layout = Scene(proposal) { ZStackLayout(alignment: .topLeading) { content } }
    #expect(layout.size == stack.size)
    #expect(frames(layout) == frames(stack))
  }

  @Test func `an unchanged AnyLayout is not measured again and keeps its subviews`() {
    let scene = Scene {
      AnyLayout(HStackLayout(spacing: 0)) {
        Text("Hello, world")
        Color.red
      }
    }
    let before = scene.host.computations
    scene.step()
    #expect(scene.host.computations == before)
    #expect(scene.host.frames.first?.name == "AnyLayout")
    #expect(scene.host.frames.first?.children.count == 2)
  }
}
