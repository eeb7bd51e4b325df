// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A container of an author's.
public protocol Layout {
  associatedtype Cache = Void
  typealias Subviews = [LayoutSubview]

  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
}

extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }

extension Layout {
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let content = content()
    return LaidOut { LayoutBox(self, content.makeBoxes(in: $0.outsideOfStacks)) }
  }
}

private struct LaidOut: PrimitiveView {
  var make: (Surroundings) -> Box
  func boxes(in surroundings: Surroundings) -> [Box] { [make(surroundings)] }
}

/// A view as a container of an author's sees it.
public struct LayoutSubview {
  let box: Box
  public var priority: Double { box.priority }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.size(proposal) }
  public func place(at point: CGPoint, proposal: ProposedViewSize) {
    box.place(at: point, proposal)
  }
}

private final class LayoutBox<Content: Layout>: Box {
  private let layout: Content
  private var cache: Content.Cache
  private var subviews: [LayoutSubview] { children.map(LayoutSubview.init) }

  init(_ layout: Content, _ boxes: [Box]) {
    self.layout = layout
    cache = layout.makeCache(subviews: boxes.map(LayoutSubview.init))
    super.init(String("\(Content.self)".prefix { $0 != "<" }), boxes)
  }

  override func gap(at edge: Edge) -> Gap { .of(children.map { $0.gap(at: edge) }) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func arrange(_ proposal: ProposedViewSize) {
    layout.placeSubviews(in: frame, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
