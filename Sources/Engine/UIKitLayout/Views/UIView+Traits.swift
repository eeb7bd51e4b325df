import Foundation
package import ViewLayout

extension UIView {
  /// A node of the view with the traits by which checks judge it, and what the view says of those
  /// in it.
  func withTraits(_ node: ResolvedNode) -> ResolvedNode {
    var node = node
    node.traits = traits(of: node)
    if isHidden || alpha <= 0 { return node.mapTraits(\.hidden) }
    if (self as? any NodeTraitsProvider)?.isTyped == true { return node.mapTraits(\.typed) }
    return isUserInteractionEnabled ? node : node.mapTraits(\.inert)
  }

  private func traits(of node: ResolvedNode) -> NodeTraits {
    var traits = NodeTraits()
    traits.stacking = arrangesSubviews ? nil : .layers
    traits.paint = paintKind(of: node)
    traits.isTruncated = (self as? any NodeTraitsProvider)?.isTruncated ?? false
    traits.isDecorative = accessibilityElementsHidden
    if clipsToBounds || self is UIScrollView { traits.clips = .both }
    traits.scrolls = (self as? UIScrollView)?.scrolledAxes ?? []
    if isTarget { traits.target = bounds.size }
    return traits
  }

  private func paintKind(of node: ResolvedNode) -> NodeTraits.Paint? {
    let isDrawn = node.content != .outline
    if let traitsProvider = self as? any NodeTraitsProvider {
      return traitsProvider.isShown(drawn: isDrawn || !node.children.isEmpty)
        ? traitsProvider.paintKind : nil
    }
    if let customDrawing = self as? any CustomDrawingView, customDrawing.paint != nil {
      return .control
    }
    return isDrawn ? .shape : nil
  }

  private var isTarget: Bool {
    if let traitsProvider = self as? any NodeTraitsProvider, traitsProvider.respondsToTaps {
      return true
    }
    return nonLayoutProperties.gestures.contains { $0.isTap && $0.isEnabled }
  }
}

extension UIScrollView {
  /// The axes along which there is more than is in sight.
  package var scrolledAxes: NodeTraits.Axes {
    guard isScrollEnabled else { return [] }
    var axes: NodeTraits.Axes = []
    if contentSize.width > bounds.width { axes.insert(.horizontal) }
    if contentSize.height > bounds.height { axes.insert(.vertical) }
    return axes
  }
}

/// A view that provides its own traits for checks, instead of those of its background.
@MainActor
protocol NodeTraitsProvider: UIView {
  /// The kind of what it shows.
  var paintKind: NodeTraits.Paint { get }
  /// Whether it is a text of which not all is shown.
  var isTruncated: Bool { get }
  /// Whether its text is input, which scrolls.
  var isTyped: Bool { get }
  /// Whether a tap on it does something, besides gestures.
  var respondsToTaps: Bool { get }

  /// Whether anything of it is to be seen.
  ///
  /// - Parameter isDrawn: Whether a picture shows something of it.
  /// - Returns: Whether it does.
  func isShown(drawn isDrawn: Bool) -> Bool
}

extension NodeTraitsProvider {
  var isTruncated: Bool { false }
  var isTyped: Bool { false }
  var respondsToTaps: Bool { false }

  func isShown(drawn isDrawn: Bool) -> Bool { isDrawn }
}
