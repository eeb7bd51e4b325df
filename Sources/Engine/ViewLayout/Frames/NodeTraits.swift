package import Foundation

/// The properties of a node that checks use besides its name and its frame.
package struct NodeTraits: Sendable, Equatable, Codable {
  /// The kind of what is drawn of the node itself, without what is in it; `nil` where nothing of it
  /// is to be seen, as it is only room, or is hidden or transparent with all around it.
  package var paint: Paint?
  /// Whether it is a text that is shown only in part.
  package var isTruncated = false
  /// The axes along which content outside of its frame is clipped.
  package var clips: Axes = []
  /// The axes along which its content scrolls, and so may be longer than it.
  package var scrolls: Axes = []
  /// The size of its tap target, in points; `nil` if it has no tap action.
  package var target: CGSize?
  /// Whether assistive technologies skip the node and everything inside it.
  package var isDecorative = false
  /// Whether the node and everything inside it are invisible, whatever their size.
  package var isHidden = false
  /// How what is in it may lie over each other on purpose, where its name does not say so; `nil`
  /// for not at all.
  package var stacking: Stacking?
  /// Whether it lies behind or over its neighbors on purpose.
  package var isLaidOver = false
  /// How far in front of its neighbors it is drawn; those in front may lie over others.
  package var zIndex = 0.0

  package init() {}

  /// The kinds of what can be drawn.
  package enum Paint: String, Sendable, Codable {
    /// Words.
    case text
    /// A control with all that it is made of, or one of its parts.
    case control
    case image
    /// A color, a gradient, a shape or a line.
    case shape
  }

  /// The ways in which what is in a node may lie over each other.
  package enum Stacking: String, Sendable, Codable {
    /// All of it, as in a `ZStack`.
    case pile
    /// Later ones over earlier ones that they lie in, which are their backgrounds.
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
  /// Whether a node without a name has something that checks go by.
  package var isNotable: Bool { self != NodeTraits() }

  /// The traits of a hidden node.
  package var hidden: NodeTraits {
    var traits = self
    (traits.paint, traits.isTruncated, traits.target) = (nil, false, nil)
    traits.isHidden = true
    return traits
  }

  /// The traits of typed text, which scrolls in its field and so is not truncated.
  package var typed: NodeTraits {
    var traits = self
    traits.isTruncated = false
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
  /// The node and all in it, with other traits.
  ///
  /// - Parameter change: From a node's traits to those that it has instead.
  /// - Returns: The node; those in it that have no traits are as they were.
  package func mapTraits(_ change: (NodeTraits) -> NodeTraits) -> ResolvedNode {
    var node = self
    node.traits = traits.map(change)
    node.children = children.map { $0.mapTraits(change) }
    return node
  }
}
