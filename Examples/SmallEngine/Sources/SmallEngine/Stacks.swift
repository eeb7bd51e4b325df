// The names are those of SwiftUI, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// Views in a row.
public struct HStack<Content: View>: View {
  public let body: Stack<Content>
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { body = Stack(.horizontal, Alignment(vertical: alignment), spacing, content()) }
}

/// Views in a column.
public struct VStack<Content: View>: View {
  public let body: Stack<Content>
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { body = Stack(.vertical, Alignment(horizontal: alignment), spacing, content()) }
}

/// Overlaid views.
public struct ZStack<Content: View>: View {
  public let body: Stack<Content>
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    body = Stack(nil, alignment, nil, content())
  }
}

/// The layout of a stack along an axis or in depth.
public struct Stack<Content: View>: PrimitiveView, Rule {
  /// The main axis; `nil` for overlaid views.
  let axis: Axis?
  let alignment: Alignment
  /// The spacing between two views, in points; `nil` for 8, and for 0 beside a spacer.
  let spacing: CGFloat?
  let content: Content

  init(_ axis: Axis?, _ alignment: Alignment, _ spacing: CGFloat?, _ content: Content) {
    (self.axis, self.alignment, self.spacing) = (axis, alignment, spacing)
    self.content = content
  }

  public var boxes: [Box] {
    let name = axis.map { $0 == .horizontal ? "HStack" : "VStack" } ?? "ZStack"
    let children = content.boxes
    for child in children { child.axis = axis }
    return [Box(name, self, children, priority: children.isEmpty ? -.infinity : 0)]
  }

  func size(of box: Box, for proposal: ProposedViewSize) -> CGSize {
    let sizes = zip(box.children, shares(of: proposal, in: box)).map { $0.size(for: $1) }
    return Axis.allCases.reduce(into: .zero) { size, axis in
      let lengths = sizes.map { $0[axis] }
      size[axis] = axis == self.axis ? (lengths + gaps(in: box)).reduce(0, +) : lengths.max() ?? 0
    }
  }

  func place(in box: Box, for proposal: ProposedViewSize) {
    var proposal = proposal
    for axis in Axis.allCases where axis != self.axis {
      proposal[axis] = proposal[axis] ?? box.frame.size[axis]
    }
    let shares = shares(of: proposal, in: box)
    var slot = box.frame
    for (child, (share, gap)) in zip(box.children, zip(shares, gaps(in: box) + [0])) {
      let size = child.size(for: share)
      if let axis { slot.size[axis] = size[axis] }
      child.place(at: alignment.origin(of: size, in: slot), share)
      if axis == .horizontal { slot.origin.x += size.width + gap }
      if axis == .vertical { slot.origin.y += size.height + gap }
    }
  }

  /// The spacing between the children, in points.
  private func gaps(in box: Box) -> [CGFloat] {
    zip(box.children, box.children.dropFirst()).map { first, second in
      spacing ?? ([first, second].contains { $0.name == "Spacer" } ? 0 : 8)
    }
  }

  /// Returns the proposals to the children: by descending priority, and then the least flexible first.
  private func shares(of proposal: ProposedViewSize, in box: Box) -> [ProposedViewSize] {
    let children = box.children
    var shares = children.map { _ in proposal }
    guard let axis, let length = proposal[axis], length.isFinite else { return shares }
    func lengths(for length: CGFloat) -> [CGFloat] {
      var asked = proposal
      asked[axis] = length
      return children.map { $0.size(for: asked)[axis] }
    }
    let (least, most) = (lengths(for: 0), lengths(for: .infinity))
    func rank(_ index: Int) -> (Double, CGFloat, CGFloat, Int) {
      (-children[index].priority, most[index] - least[index], -least[index], index)
    }
    var left = length - gaps(in: box).reduce(0, +)
    var waiting = children.indices.sorted { rank($0) < rank($1) }[...]
    while let next = waiting.first {
      let equals = waiting.prefix { children[$0].priority == children[next].priority }
      // The minimum lengths of children of lower priority are reserved.
      let kept = waiting.dropFirst(equals.count).reduce(0) { $0 + least[$1] }
      shares[next][axis] = max(0, (left - kept) / CGFloat(equals.count))
      left -= children[next].size(for: shares[next])[axis]
      waiting.removeFirst()
    }
    return shares
  }
}
