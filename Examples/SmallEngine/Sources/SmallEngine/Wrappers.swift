// The names are those of SwiftUI, whose documentation tells of them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension View {
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let bounds = [width, height].map { Bounds(least: $0, ideal: $0, greatest: $0) }
    return wrapped(
      Wrapper(name: "frame", width: bounds[0], height: bounds[1], alignment: alignment)
    )
  }

  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let width = Bounds(least: minWidth, ideal: idealWidth, greatest: maxWidth)
    let height = Bounds(least: minHeight, ideal: idealHeight, greatest: maxHeight)
    return wrapped(Wrapper(name: "frame", width: width, height: height, alignment: alignment))
  }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat = 16) -> some View {
    func room(_ edge: Edge) -> CGFloat { edges.contains(edge) ? length : 0 }
    let width = Room(before: room(.leading), behind: room(.trailing))
    let height = Room(before: room(.top), behind: room(.bottom))
    return wrapped(Wrapper(name: "padding", width: width, height: height))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    let (width, height) = (Fixed(isFixed: horizontal), Fixed(isFixed: vertical))
    return wrapped(Wrapper(name: "fixedSize", width: width, height: height))
  }

  /// Puts a box around each of this view's.
  private func wrapped(_ wrapper: Wrapper) -> some View {
    Modified(content: self) { Box(wrapper.name, wrapper, [$0]) }
  }
}

/// What is around a view: it does along each axis what is said for it.
private struct Wrapper: Rule {
  let name: String
  let width, height: any Lengths
  var alignment = Alignment.topLeading

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    .init(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }

  func size(of box: Box, for proposal: ProposedViewSize) -> CGSize {
    let child = box.children[0].size(for: inner(proposal))
    return CGSize(
      width: width.outer(child.width, for: proposal.width),
      height: height.outer(child.height, for: proposal.height)
    )
  }

  func place(in box: Box, for proposal: ProposedViewSize) {
    let size = box.children[0].size(for: inner(proposal))
    let slot = box.frame.offsetBy(dx: width.before, dy: height.before)
    box.children[0].place(at: alignment.origin(of: size, in: slot), inner(proposal))
  }
}

/// The lengths of a view and of what is around it, along one axis, in points.
private protocol Lengths {
  /// The proposal to the view.
  func inner(_ proposed: CGFloat?) -> CGFloat?
  /// How long it is around a view of a length.
  func outer(_ child: CGFloat, for proposed: CGFloat?) -> CGFloat
  /// The room before the view.
  var before: CGFloat { get }
}

extension Lengths {
  func outer(_ child: CGFloat, for proposed: CGFloat?) -> CGFloat { child }
  var before: CGFloat { 0 }
}

/// The lengths of a frame; `nil` where it has its child's.
private struct Bounds: Lengths {
  let least, ideal, greatest: CGFloat?

  func held(_ length: CGFloat) -> CGFloat { max(least ?? 0, min(length, greatest ?? .infinity)) }
  func inner(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(held) }

  func outer(_ child: CGFloat, for proposed: CGFloat?) -> CGFloat {
    guard let wanted = proposed ?? ideal else { return held(child) }
    if least != nil, greatest != nil { return held(wanted) }
    return greatest == nil ? held(proposed == nil ? wanted : child) : held(max(wanted, child))
  }
}

/// The lengths of a padding.
private struct Room: Lengths {
  let before, behind: CGFloat

  func inner(_ proposed: CGFloat?) -> CGFloat? { proposed.map { max($0 - before - behind, 0) } }
  func outer(_ child: CGFloat, for proposed: CGFloat?) -> CGFloat {
    max(child + before + behind, 0)
  }
}

/// The ideal length, whatever is proposed.
private struct Fixed: Lengths {
  let isFixed: Bool
  func inner(_ proposed: CGFloat?) -> CGFloat? { isFixed ? nil : proposed }
}
