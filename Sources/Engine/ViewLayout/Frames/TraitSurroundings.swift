import Foundation
internal import LayoutTree

/// The effects of the ancestors of a node on its traits.
struct TraitSurroundings {
  private var isHidden = false
  private var isInert = false
  /// Whether texts are editable text, which scrolls in its field.
  private var isTyped = false
  /// The size of the list row around the node, in points; `nil` outside of a row.
  ///
  /// The row handles taps for its content, so a tap target is at least this large.
  private var row: CGSize?
}

extension TraitSurroundings {
  /// Returns the traits of a placed node and the surroundings of its children.
  ///
  /// - Parameter node: A node in these surroundings.
  /// - Returns: The node's traits, and the surroundings of its children.
  func traits(of node: LayoutNode) -> (NodeTraits, inside: TraitSurroundings) {
    let rule = node.ruleValue
    var traits = rule.traits(of: node)
    var inside = self
    if rule is ListRow { inside.row = node.size }
    for attachment in node.attachments {
      switch attachment {
      case let drawing as DrawingAttachment: drawing.effect.change(&traits, &inside.isHidden)
      case is TapAttachment: traits.target = node.size
      case let lengths as LengthsAttachment: traits.unrecordedLengths += lengths.titles
      case let hint as HintAttachment where hint.isOn:
        switch hint.hint {
        case .inert: inside.isInert = true
        case .typed: inside.isTyped = true
        case .decorative: traits.isDecorative = true
        }
      default: break
      }
    }
    if let row, let target = traits.target {
      traits.target = CGSize(
        width: max(target.width, row.width),
        height: max(target.height, row.height)
      )
    }
    if node.isPinned { traits.isLaidOver = true }
    return (inside.changed(traits), inside)
  }

  /// Applies the effects of the ancestors to the traits of a node, such as one of embedded content.
  func changed(_ traits: NodeTraits) -> NodeTraits {
    if isHidden { return traits.hidden }
    let traits = isTyped ? traits.typed : traits
    return isInert ? traits.inert : traits
  }
}

extension DrawingEffect {
  fileprivate func change(_ traits: inout NodeTraits, _ isHidden: inout Bool) {
    switch self {
    case .hidden, .opacity(0): isHidden = true
    case .clip, .clipShape, .cornerRadius: traits.clips = .both
    case .zIndex(let index): traits.zIndex = index
    default: break
    }
  }
}

extension LayoutNode {
  /// Whether the node is a header or footer that a lazy container pins to the edge of the viewport.
  fileprivate var isPinned: Bool {
    (parent?.ruleCache as? LazyState)?.pinnedNodes.contains(ObjectIdentifier(self)) ?? false
  }
}
