// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Distances from the edges, in points.
public struct EdgeInsets: Sendable, Hashable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension View {
  public func padding(_ insets: EdgeInsets) -> some View { around { PaddingBox($0, insets) } }
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    func room(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? 16 : 0 }
    return padding(
      EdgeInsets(
        top: room(.top),
        leading: room(.leading),
        bottom: room(.bottom),
        trailing: room(.trailing)
      )
    )
  }
}

private final class PaddingBox: Box {
  private let insets: EdgeInsets

  init(_ child: Box, _ insets: EdgeInsets) {
    self.insets = insets
    super.init("padding", [child])
  }

  override func gap(at edge: Edge) -> Gap {
    let room =
      switch edge {
      case .top: insets.top
      case .leading: insets.leading
      case .bottom: insets.bottom
      case .trailing: insets.trailing
      }
    return room == 0 ? super.gap(at: edge) : .usual
  }

  private func room(_ axis: Axis) -> CGFloat {
    axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
  }

  override func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    Axis.allCases.reduce(into: proposal) { inner, axis in
      inner[axis] = inner[axis].map { max($0 - room(axis), 0) }
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    Axis.allCases.reduce(into: super.measure(proposal)) { size, axis in
      size[axis] = max(size[axis] + room(axis), 0)
    }
  }

  override func arrange(_ proposal: ProposedViewSize) {
    let origin = CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top)
    children[0].place(at: origin, self.proposal(proposal))
  }
}
