// The names are those of SwiftUI, and documented there.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// A view whose boxes are changed or wrapped in other boxes.
private struct Modified<Content: View>: PrimitiveView {
  let content: Content
  let change: (Box) -> Box
  var boxes: [Box] { content.boxes.map(change) }
}

extension View {
  public func id(_ identifier: some Hashable) -> some View {
    changed { $0.identifiers.append("\(identifier)") }
  }

  public func onTapGesture(perform action: @escaping () -> Void) -> some View {
    changed { $0.action = action }
  }

  public func layoutPriority(_ value: Double) -> some View { changed { $0.priority = value } }

  private func changed(_ change: @escaping (Box) -> Void) -> some View {
    Modified(content: self) { box in
      change(box)
      return box
    }
  }

  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let bounds = [width, height].map { Lengths(least: $0, ideal: $0, greatest: $0) }
    return wrapped("frame", Wrapper(width: bounds[0], height: bounds[1], alignment: alignment))
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
    let width = Lengths(least: minWidth, ideal: idealWidth, greatest: maxWidth)
    let height = Lengths(least: minHeight, ideal: idealHeight, greatest: maxHeight)
    return wrapped("frame", Wrapper(width: width, height: height, alignment: alignment))
  }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat = 16) -> some View {
    func room(_ edge: Edge) -> CGFloat { edges.contains(edge) ? length : 0 }
    let width = Lengths(before: room(.leading), behind: room(.trailing))
    let height = Lengths(before: room(.top), behind: room(.bottom))
    return wrapped("padding", Wrapper(width: width, height: height, alignment: .topLeading))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Wraps each box of this view in another box.
  private func wrapped(_ name: String, _ wrapper: Wrapper) -> some View {
    Modified(content: self) { Box(name, wrapper, [$0]) }
  }
}

/// The wrapper of a view, with a rule for each axis.
private struct Wrapper: Rule {
  let width, height: Lengths
  let alignment: Alignment

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
    // The view is proposed the size of its wrapper, unless all lengths are unspecified.
    var inner = inner(proposal)
    inner.width = inner.width.flatMap { _ in width.inner(box.frame.width) }
    inner.height = inner.height.flatMap { _ in height.inner(box.frame.height) }
    let size = box.children[0].size(for: inner)
    let slot = box.frame.offsetBy(dx: width.before, dy: height.before)
    box.children[0].place(at: alignment.origin(of: size, in: slot), inner)
  }
}

/// The lengths of a view and of its wrapper along one axis, in points.
private struct Lengths {
  /// The limits of a frame; `nil` without a limit.
  var least, ideal, greatest: CGFloat?
  /// The insets of a padding.
  var before: CGFloat = 0
  var behind: CGFloat = 0

  /// Returns the length clamped to the limits.
  func held(_ length: CGFloat) -> CGFloat { max(least ?? 0, min(length, greatest ?? .infinity)) }

  /// Returns the proposed length for the view.
  func inner(_ proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map { max(held($0) - before - behind, 0) }
  }

  /// Returns the length of the wrapper around a view of a length.
  func outer(_ child: CGFloat, for proposed: CGFloat?) -> CGFloat {
    let child = held(child + before + behind)
    guard let wanted = proposed ?? ideal else { return child }
    if least != nil, greatest != nil { return held(wanted) }
    return greatest == nil ? (proposed == nil ? held(wanted) : child) : max(held(wanted), child)
  }
}
