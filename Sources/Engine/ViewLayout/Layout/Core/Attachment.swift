/// A note that a modifier without a layout of its own hangs on the node of the view that it
/// modifies.
///
/// Attachments lie innermost first. A subclass is one modifier.
class Attachment {
  /// The node that the attachment hangs on.
  unowned(unsafe) private(set) var node: LayoutNode?

  /// Hangs the attachment outside of those that the node has.
  final func attach(to node: LayoutNode) {
    self.node = node
    didAttach(to: node)
    node.append(self)
  }

  /// Called before the attachment is the node's outermost one.
  func didAttach(to node: LayoutNode) {}

  /// Called when the node goes.
  final func detach() { node = nil }
}

/// `id` and `accessibilityIdentifier`: the name by which a spec finds the node.
final class IdentifierAttachment: Attachment {
  var identifier: String

  init(_ identifier: String) { self.identifier = identifier }
}

/// `layoutPriority`: the outermost one counts (R-PRIO-1).
final class PriorityAttachment: Attachment {
  var value: Double {
    didSet {
      guard value != oldValue else { return }
      guard let node, isOutermost else { return }
      didAttach(to: node)
      node.markNeedsMeasure()
    }
  }

  init(_ value: Double) { self.value = value }

  override func didAttach(to node: LayoutNode) {
    node.pointer.record.pointee.hasExplicitPriority = true
    node.pointer.record.pointee.explicitPriority = value
  }

  private var isOutermost: Bool { node?.attachments.last { $0 is PriorityAttachment } === self }
}

/// `layoutValue`: a value that the layout around the view reads (R-LAY-3).
final class LayoutValueAttachment: Attachment {
  let key: ObjectIdentifier
  /// Another value may lay out otherwise, and values need not compare.
  var value: Any { didSet { node?.markNeedsStructure() } }

  init(key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
  }
}

/// `Section`: what an element is in it, for a container that lays sections out.
final class SectionAttachment: Attachment {
  let part: SectionPart
  /// The identity that tells the section from others.
  let section: ObjectIdentifier

  init(_ part: SectionPart, of section: ObjectIdentifier) {
    self.part = part
    self.section = section
  }
}

/// The part that an element plays in a section.
enum SectionPart {
  case header, content, footer
}

extension LayoutNode {
  /// The mark of what the element is in the innermost section around it; `nil` outside of sections.
  final var sectionMark: SectionAttachment? {
    if let inner = wrappedChild?.sectionMark { return inner }
    return attachments.lazy.compactMap { $0 as? SectionAttachment }.first
  }
}

/// `coordinateSpace`: the name by which frames inside can be read in the node's coordinates.
final class SpaceAttachment: Attachment {
  var name: AnyHashable

  init(_ name: AnyHashable) { self.name = name }
}

/// `onTapGesture` and a button's action.
final class TapAttachment: Attachment {
  var action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }
}

extension LayoutNode {
  /// Gives a button's node its action, inside of all that modifiers hang on it.
  final func setAction(_ action: @escaping () -> Void) {
    if let tap = attachments.first as? TapAttachment {
      tap.action = action
    } else {
      attachments.insert(TapAttachment(action), at: 0)
      pointer.record.pointee.hasAttachments = true
    }
  }
}

/// A modifier that changes what is drawn and nothing else, kept for pictures.
final class DrawingAttachment: Attachment {
  var effect: DrawingEffect

  init(_ effect: DrawingEffect) { self.effect = effect }
}

/// A modifier that says what a view is to those who use it, and changes nothing of its layout.
final class HintAttachment: Attachment {
  /// The kinds of what modifiers say.
  enum Hint {
    /// Nothing in the view takes taps.
    case inert
    /// The view's text is what somebody has typed, which scrolls.
    case typed
    /// Nothing in the view is read aloud.
    case decorative
  }

  let hint: Hint
  /// Whether the modifier says it, or only might.
  var isOn: Bool

  init(_ hint: Hint, isOn: Bool) {
    (self.hint, self.isOn) = (hint, isOn)
  }
}

/// Keeps a node that a control is made of out of reports: they list the control and what the
/// author put into it.
final class UnlistedAttachment: Attachment {}
