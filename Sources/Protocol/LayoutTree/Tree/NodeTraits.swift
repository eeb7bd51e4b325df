package import Foundation
package import LayoutValues

/// The properties of a node that checks use, apart from its name and its frame.
package struct NodeTraits: Sendable, Hashable, Codable {
  /// The kind of the node's own drawing, without its descendants.
  ///
  /// `nil` if the node draws nothing: it is empty space, hidden, or fully transparent.
  package var paint: Paint?
  /// Whether the node is a text that is truncated.
  package var isTruncated = false
  /// The width that a text needs, if it is truncated or fits only within the error of an estimate.
  ///
  /// `nil` for other nodes, and for texts whose width is known exactly.
  package var neededWidth: CheckFinding.NeededWidth?
  /// The width of the widest word of a text that is broken inside; `nil` if no word is.
  package var brokenWord: CheckFinding.NeededWidth?
  /// The titles of the control lengths that determine the node and are not recorded on its system.
  package var unrecordedLengths: [String] = []
  /// The fonts of the app that a text is in; empty for other nodes.
  package var fonts: [TextFont] = []
  /// The alignment rectangle relative to the node's frame, in points; `nil` if it is the frame.
  ///
  /// Parts of the frame outside of it, such as a shadow, may lie outside of the parent.
  package var alignmentRect: CGRect?
  /// The axes along which content outside of the node's frame is clipped.
  package var clips: Axes = []
  /// The axes along which the node's content scrolls, so that it may be longer than the node.
  package var scrolls: Axes = []
  /// The size of its tap target, in points; `nil` if it has no tap action.
  package var target: CGSize?
  /// Whether the system alone determines the height of the target, as for a slider.
  package var hasSystemHeight = false
  /// Whether assistive technologies skip the node and its descendants.
  package var isDecorative = false
  /// Whether the node and its descendants are invisible, regardless of their sizes.
  package var isHidden = false
  /// How the node's children may overlap intentionally; `nil` if they must not.
  ///
  /// Only set if the node's name does not already imply it, as `ZStack` does.
  package var stacking: Stacking?
  /// Whether the node overlaps its siblings intentionally, such as a pinned header.
  package var isLaidOver = false
  /// The z-index of the node; a node with a higher one may overlap its siblings.
  package var zIndex = 0.0

  package init() {}

  /// The kinds of drawings.
  package enum Paint: String, Sendable, Codable {
    /// The characters of a text.
    case text
    /// A control with all of its parts, or one of its parts.
    case control
    case image
    /// A color, a gradient, a shape or a line.
    case shape
    /// A hatched area instead of a view that Plumb does not have.
    case placeholder
  }

  /// The ways in which the children of a node may overlap.
  package enum Stacking: String, Sendable, Codable {
    /// All children may overlap, as in a `ZStack`.
    case pile
    /// A later child may overlap an earlier one that contains it, such as a background.
    case layers
  }

  /// Axes of the scene.
  package struct Axes: OptionSet, Sendable, Hashable, Codable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let horizontal = Axes(rawValue: 1)
    package static let vertical = Axes(rawValue: 2)
    package static let both: Axes = [.horizontal, .vertical]
  }
}

extension NodeTraits {
  /// Whether any trait differs from the default, so that checks need the node even without a name.
  package var isNotable: Bool { self != NodeTraits() }

  /// The traits with those of a hidden node applied.
  package var hidden: NodeTraits {
    var traits = self
    (traits.paint, traits.isTruncated, traits.target) = (nil, false, nil)
    (traits.neededWidth, traits.brokenWord) = (nil, nil)
    traits.isHidden = true
    return traits
  }

  /// The traits of editable text, which scrolls in its field and so is not truncated.
  package var typed: NodeTraits {
    var traits = self
    traits.isTruncated = false
    (traits.neededWidth, traits.brokenWord) = (nil, nil)
    return traits
  }

  /// The traits of a node that ignores taps.
  package var inert: NodeTraits {
    var traits = self
    traits.target = nil
    return traits
  }
}

extension ResolvedNode {
  /// Returns the node with the traits of the node and its descendants replaced.
  ///
  /// - Parameter change: Returns the new traits for the current ones.
  /// - Returns: The node; descendants without traits are unchanged.
  package func mapTraits(_ change: (NodeTraits) -> NodeTraits) -> ResolvedNode {
    var node = self
    node.traits = traits.map(change)
    node.children = children.map { $0.mapTraits(change) }
    return node
  }
}
