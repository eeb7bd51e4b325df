/// What checks have to know of a node besides its name and its frame.
package struct NodeTraits: Sendable, Equatable, Codable {
  /// The kind of what is drawn of the node itself, without what is in it; `nil` where nothing of it is
  /// to be seen, as it is only room, or is hidden or transparent with all around it.
  package var paint: Paint?
  /// Whether it is a text of which not all is shown.
  package var isTruncated = false
  /// The axes along which what lies outside of its frame is not drawn.
  package var clips: ClippedAxes = []
  /// The axes along which what is in it may be longer, since it scrolls.
  package var scrolls: ClippedAxes = []
  /// Whether a tap on it does something.
  package var isTarget = false
  /// Whether it may reach beyond what is around it, as it asks to by itself: it ignores the safe area,
  /// or is placed beside its parent on purpose.
  package var mayReachOut = false

  package init() {}

  /// The kinds of what can be drawn.
  package enum Paint: String, Sendable, Codable {
    /// Words.
    case text
    /// A control, or one of its parts.
    case control
    case image
    /// A colour, a gradient, a shape or a line.
    case shape
  }

  /// Axes of the scene.
  package struct ClippedAxes: OptionSet, Sendable, Hashable, Codable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let horizontal = ClippedAxes(rawValue: 1)
    package static let vertical = ClippedAxes(rawValue: 2)
    package static let both: ClippedAxes = [.horizontal, .vertical]
  }
}
