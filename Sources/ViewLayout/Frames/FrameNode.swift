public import Foundation

/// A node of the resolved layout, as reports read it.
public struct FrameNode: Sendable, Equatable {
  /// The type of a leaf or container, or the name of a modifier with a frame of its own.
  public var name: String
  /// The words that a text says, or an image's name; `nil` for nodes without a label.
  public var label: String?
  /// The lines that a text shows, truncation included; `nil` for other nodes.
  public var textLines: [String]?
  /// The node's identifiers, innermost first: what `.id` and `accessibilityIdentifier` said at
  /// this place of the modifier chain.
  public var identifiers: [String]
  /// The unrounded frame in the scene's coordinates, in points, y down.
  public var frame: CGRect
  /// The nodes inside, in layout order.
  public var children: [FrameNode]

  package init(
    name: String,
    label: String? = nil,
    textLines: [String]? = nil,
    identifiers: [String] = [],
    frame: CGRect,
    children: [FrameNode] = []
  ) {
    self.name = name
    self.label = label
    self.textLines = textLines
    self.identifiers = identifiers
    self.frame = frame
    self.children = children
  }
}
