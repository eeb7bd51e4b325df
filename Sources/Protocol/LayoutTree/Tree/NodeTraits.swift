public import Foundation
public import LayoutValues

/// The properties of a node that checks use, apart from its name and its frame.
///
/// ```swift
/// var traits = NodeTraits()
/// traits.paint = .text
/// traits.isTruncated = true
/// traits.target = CGSize(width: 60, height: 30)  // smaller than 44 × 44 points
/// ```
public struct NodeTraits: Sendable, Hashable {
  /// The kind of the node's own drawing, without its descendants.
  ///
  /// `nil` if the node draws nothing: it is empty space, hidden, or fully transparent.
  public var paint: Paint?
  /// Whether the node is a text that is truncated.
  public var isTruncated = false
  /// The width that a text needs, if it is truncated or fits only within the error of an estimate.
  ///
  /// `nil` for other nodes, and for texts whose width is known exactly.
  public var neededWidth: CheckFinding.NeededWidth?
  /// The width of the widest word of a text that is broken inside; `nil` if no word is.
  public var brokenWord: CheckFinding.NeededWidth?
  /// The titles of the control lengths that determine the node and are not recorded on its system.
  public var unrecordedLengths: [String] = []
  /// The fonts of the app that a text is in; empty for other nodes.
  public var fonts: [TextFont] = []
  /// The alignment rectangle relative to the node's frame, in points; `nil` if it is the frame.
  ///
  /// Parts of the frame outside of it, such as a shadow, may lie outside of the parent.
  public var alignmentRect: CGRect?
  /// The axes along which content outside of the node's frame is clipped.
  public var clips: Axes = []
  /// The axes along which the node's content scrolls, so that it may be longer than the node.
  public var scrolls: Axes = []
  /// The size of its tap target, in points; `nil` if it has no tap action.
  public var target: CGSize?
  /// Whether the system alone determines the height of the target, as for a slider.
  public var hasSystemHeight = false
  /// Whether assistive technologies skip the node and its descendants.
  public var isDecorative = false
  /// Whether the node and its descendants are invisible, regardless of their sizes.
  public var isHidden = false
  /// Whether the node is an image of the app that was not found.
  public var isMissing = false
  /// How the node's children may overlap intentionally; `nil` if they must not.
  ///
  /// Only set if the node's name does not already imply it, as `ZStack` does.
  public var stacking: Stacking?
  /// Whether the node overlaps its siblings intentionally, such as a pinned header.
  public var isLaidOver = false
  /// The z-index of the node; a node with a higher one may overlap its siblings.
  public var zIndex = 0.0

  /// Creates the traits of a node that draws nothing and cannot be tapped.
  public init() {}

  /// The kinds of drawings.
  public enum Paint: String, Sendable, Codable {
    /// The characters of a text.
    case text
    /// A control with all of its parts, or one of its parts.
    case control
    /// An image or a symbol.
    case image
    /// A color, a gradient, a shape or a line.
    case shape
    /// A hatched area instead of a view that Plumb does not have.
    case placeholder
  }

  /// The ways in which the children of a node may overlap.
  public enum Stacking: String, Sendable, Codable {
    /// All children may overlap, as in a `ZStack`.
    case pile
    /// A later child may overlap an earlier one that contains it, such as a background.
    case layers
  }

  /// Axes of the scene.
  public struct Axes: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The axis along which widths are measured.
    public static let horizontal = Axes(rawValue: 1)
    /// The axis along which heights are measured.
    public static let vertical = Axes(rawValue: 2)
    /// The axes of widths and of heights together.
    public static let both: Axes = [.horizontal, .vertical]
  }
}

extension NodeTraits {
  /// Whether any trait differs from the default, so that checks need the node even without a name.
  package var isNotable: Bool { self != NodeTraits() }

  /// The traits of the same node if it is hidden: it draws nothing and cannot be tapped.
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

/// In JSON, members that have their default are omitted.
extension NodeTraits: Codable {
  private enum Keys: CodingKey {
    case paint, isTruncated, neededWidth, brokenWord, unrecordedLengths, fonts, alignmentRect, clips
    case scrolls, target, hasSystemHeight, isDecorative, isHidden, isMissing, stacking, isLaidOver
    case zIndex
  }

  /// Decodes traits.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member of another type.
  public init(from decoder: any Decoder) throws {
    self.init()
    let object = try decoder.container(keyedBy: Keys.self)
    // Most nodes have the default of every trait.
    guard !object.allKeys.isEmpty else { return }
    paint = try object.decodeIfPresent(Paint.self, forKey: .paint)
    isTruncated = try object.decode(.isTruncated, default: false)
    neededWidth = try object.decodeIfPresent(CheckFinding.NeededWidth.self, forKey: .neededWidth)
    brokenWord = try object.decodeIfPresent(CheckFinding.NeededWidth.self, forKey: .brokenWord)
    unrecordedLengths = try object.decode(.unrecordedLengths, default: [])
    fonts = try object.decode(.fonts, default: [])
    alignmentRect = try object.decodeIfPresent(LayoutFrame.self, forKey: .alignmentRect)
      .map { CGRect($0) }
    clips = try object.decode(.clips, default: [])
    scrolls = try object.decode(.scrolls, default: [])
    target = try object.decodeIfPresent(CGSize.self, forKey: .target)
    hasSystemHeight = try object.decode(.hasSystemHeight, default: false)
    isDecorative = try object.decode(.isDecorative, default: false)
    isHidden = try object.decode(.isHidden, default: false)
    isMissing = try object.decode(.isMissing, default: false)
    stacking = try object.decodeIfPresent(Stacking.self, forKey: .stacking)
    isLaidOver = try object.decode(.isLaidOver, default: false)
    zIndex = try object.decode(.zIndex, default: 0)
  }

  /// Encodes the traits.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encodeIfPresent(paint, forKey: .paint)
    try object.encode(isTruncated, unless: false, forKey: .isTruncated)
    try object.encodeIfPresent(neededWidth, forKey: .neededWidth)
    try object.encodeIfPresent(brokenWord, forKey: .brokenWord)
    try object.encode(unrecordedLengths, unless: [], forKey: .unrecordedLengths)
    try object.encode(fonts, unless: [], forKey: .fonts)
    try object.encodeIfPresent(alignmentRect.map { LayoutFrame($0) }, forKey: .alignmentRect)
    try object.encode(clips, unless: [], forKey: .clips)
    try object.encode(scrolls, unless: [], forKey: .scrolls)
    try object.encodeIfPresent(target, forKey: .target)
    try object.encode(hasSystemHeight, unless: false, forKey: .hasSystemHeight)
    try object.encode(isDecorative, unless: false, forKey: .isDecorative)
    try object.encode(isHidden, unless: false, forKey: .isHidden)
    try object.encode(isMissing, unless: false, forKey: .isMissing)
    try object.encodeIfPresent(stacking, forKey: .stacking)
    try object.encode(isLaidOver, unless: false, forKey: .isLaidOver)
    try object.encode(zIndex, unless: 0, forKey: .zIndex)
  }
}

/// In JSON, a list of the words `horizontal` and `vertical`.
extension NodeTraits.Axes: Codable {
  /// Decodes axes; unknown words are ignored.
  ///
  /// - Parameter decoder: The decoder of the list.
  /// - Throws: A decoding error for a value that is no list of strings.
  public init(from decoder: any Decoder) throws {
    let words = try decoder.singleValueContainer().decode([String].self)
    self = []
    if words.contains("horizontal") { insert(.horizontal) }
    if words.contains("vertical") { insert(.vertical) }
  }

  /// Encodes the axes.
  ///
  /// - Parameter encoder: The encoder of the list.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    let words =
      (contains(.horizontal) ? ["horizontal"] : [])
      + (contains(.vertical) ? ["vertical"] : [])
    try container.encode(words)
  }
}
