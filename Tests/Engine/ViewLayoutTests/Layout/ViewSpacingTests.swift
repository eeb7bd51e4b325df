import Foundation
import Testing

@testable import ViewLayout

/// Tests `ViewSpacing` against the numbers of R-SP-2 and R-SP-4.
@MainActor
struct ViewSpacingTests {
  private func text(_ string: String = "Hi") -> ViewSpacing {
    let rule = TextRule(
      typesetter: TextTypesetter(
        runs: [TextRun(string: string, font: ResolvedFont(TestFont(size: 20)))],
        settings: TextSettings()
      ),
      appearance: LeafAppearance(name: "Text"),
      leftPart: 0,
      words: string
    )
    return LayoutNode(rule, session: LayoutSession()).preferredSpacing
  }

  @Test func `the spacing of views without a preference is 8`() {
    #expect(ViewSpacing.standard.distance(to: .standard, along: .vertical) == 8)
    #expect(ViewSpacing.standard.distance(to: .standard, along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: .standard, along: .vertical) == 8)
  }

  @Test func `the spacing beside an empty container is 0`() {
    #expect(ViewSpacing.zero.distance(to: .standard, along: .vertical) == 0)
    #expect(ViewSpacing.standard.distance(to: .zero, along: .horizontal) == 0)
  }

  @Test func `the vertical spacing is 6 above text, 10 below it and 0 between texts`() {
    #expect(ViewSpacing.standard.distance(to: text(), along: .vertical) == 6)
    #expect(text().distance(to: .standard, along: .vertical) == 10)
    #expect(text().distance(to: text(), along: .vertical) == 0)
    #expect(text().distance(to: text(), along: .horizontal) == 8)
  }

  @Test func `a union prefers the larger spacing at each edge`() {
    let union = text().union(.standard)
    #expect(union.distance(to: text(), along: .vertical) == 6)
    let top = ViewSpacing.standard.union(text(), edges: .top)
    #expect(top.distance(to: .standard, along: .vertical) == 8)
  }

  @Test func `a frame removes the spacing preference of a text along the axes it fixes`() {
    let framed = text().framed(horizontally: false, vertically: true)
    #expect(framed.distance(to: .standard, along: .vertical) == 8)
    let other = text().framed(horizontally: true, vertically: false)
    #expect(other.distance(to: text(), along: .vertical) == 0)
  }
}
