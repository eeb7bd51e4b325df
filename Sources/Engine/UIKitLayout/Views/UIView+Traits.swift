import Foundation
internal import LayoutTree
internal import LayoutValues
internal import ViewLayout

extension UIView {
  /// Adds the traits that checks read to a node, and marks its descendants as hidden, input or
  /// inert.
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
    traits.neededWidth = (self as? any NodeTraitsProvider)?.neededWidth
    traits.brokenWord = (self as? any NodeTraitsProvider)?.brokenWord
    traits.fonts = (self as? any NodeTraitsProvider)?.fonts ?? []
    traits.unrecordedLengths = (self as? any UnrecordedLengthsProvider)?.unrecordedNames ?? []
    if alignmentRectInsets != .zero {
      traits.alignmentRect = alignmentRect(forFrame: CGRect(origin: .zero, size: bounds.size))
    }
    traits.isMissing = (self as? any NodeTraitsProvider)?.isMissing ?? false
    traits.isDecorative = accessibilityElementsHidden
    if clipsContent { traits.clips = .both }
    traits.scrolls = scrolledAxes ?? []
    if isTarget { traits.target = bounds.size }
    traits.hasSystemHeight = (self as? any NodeTraitsProvider)?.hasSystemHeight ?? false
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

/// A view that provides its own traits for checks, in place of those of its background.
@MainActor
protocol NodeTraitsProvider: UIView {
  /// The kind of content that the view draws.
  var paintKind: NodeTraits.Paint { get }
  /// Whether the view is a truncated text.
  var isTruncated: Bool { get }
  /// The width that a text needs that is truncated or may be; `nil` if it is known exactly.
  var neededWidth: CheckFinding.NeededWidth? { get }
  /// The width of the widest word of a text that is broken inside; `nil` if no word is.
  var brokenWord: CheckFinding.NeededWidth? { get }
  /// The fonts of the app that the view's text is in.
  var fonts: [TextFont] { get }
  /// Whether the view's text is input, which scrolls.
  var isTyped: Bool { get }
  /// Whether the view is an image of the app that was not found.
  var isMissing: Bool { get }
  /// Whether the view is a control whose height the system determines.
  var hasSystemHeight: Bool { get }
  /// Whether the view responds to taps without a gesture recognizer.
  var respondsToTaps: Bool { get }

  /// Returns whether the view shows anything.
  ///
  /// - Parameter isDrawn: Whether a picture draws any part of the view.
  /// - Returns: Whether the view is visible.
  func isShown(drawn isDrawn: Bool) -> Bool
}

extension NodeTraitsProvider {
  var isTruncated: Bool { false }
  var neededWidth: CheckFinding.NeededWidth? { nil }
  var brokenWord: CheckFinding.NeededWidth? { nil }
  var fonts: [TextFont] { [] }
  var isTyped: Bool { false }
  var isMissing: Bool { false }
  var hasSystemHeight: Bool { false }
  var respondsToTaps: Bool { false }

  func isShown(drawn isDrawn: Bool) -> Bool { isDrawn }
}

/// A view whose size depends on lengths of the system, of which reports list the unrecorded ones.
@MainActor
package protocol UnrecordedLengthsProvider: UIView {
  /// The names of the lengths that are not recorded on the view's system; none for the test font.
  var unrecordedNames: [String] { get }
}
