// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension View {
  public func background(_ view: some View, alignment: Alignment = .center) -> some View {
    background(alignment: alignment) { view }
  }

  public func background<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View { layered("background", content(), alignment) }

  public func overlay(_ view: some View, alignment: Alignment = .center) -> some View {
    overlay(alignment: alignment) { view }
  }

  public func overlay<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View { layered("overlay", content(), alignment) }

  private func layered(_ name: String, _ content: some View, _ alignment: Alignment) -> some View {
    let change = { (box: Box, surroundings: Surroundings) -> Box in
      let boxes = content.makeBoxes(in: surroundings.outsideOfStacks)
      guard let first = boxes.first else { return box }
      let second = boxes.count == 1 ? first : DepthBox("ZStack", alignment, boxes)
      return LayeredBox(name, box, second, alignment)
    }
    return Modified(content: self, change: change)
  }
}

/// A view with another one in front of it or behind it, which has no say in the size.
private final class LayeredBox: Box {
  private let alignment: Alignment

  init(_ name: String, _ primary: Box, _ second: Box, _ alignment: Alignment) {
    self.alignment = alignment
    super.init(name, [primary, second])
  }

  override var priority: Double { children[0].priority }

  override func arrange(_ proposal: ProposedViewSize) {
    let own = ProposedViewSize(frame.size)
    children[0].place(at: frame.origin, proposal)
    children[1].place(at: alignment.origin(of: children[1], children[1].size(own), in: self), own)
  }
}
