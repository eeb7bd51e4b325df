/// A value that a modifier without a layout of its own attaches to the node of its view.
///
/// Attachments are ordered innermost first. Each subclass is for one kind of modifier.
class Attachment {
  /// The node of the attachment.
  unowned(unsafe) private(set) var node: LayoutNode?

  /// Appends the attachment outside of the present ones.
  final func attach(to node: LayoutNode) {
    self.node = node
    didAttach(to: node)
    node.append(self)
  }

  /// Called before the attachment is appended.
  func didAttach(to node: LayoutNode) {}

  /// Called at the end of the node's life.
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

/// `layoutValue`: a value that the enclosing layout reads (R-LAY-3).
final class LayoutValueAttachment: Attachment {
  let key: ObjectIdentifier
  /// Another value may change the layout, and values may not be comparable.
  var value: Any { didSet { node?.markNeedsStructure() } }

  init(key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
  }
}

/// `Section`: the part of an element in its section, for a container that lays out sections.
final class SectionAttachment: Attachment {
  let part: SectionPart
  /// The identity of the section.
  let section: ObjectIdentifier

  init(_ part: SectionPart, of section: ObjectIdentifier) {
    self.part = part
    self.section = section
  }
}

/// A part of a section.
enum SectionPart {
  case header, content, footer
}

extension LayoutNode {
  /// The attachment of the innermost enclosing section; `nil` outside of sections.
  final var sectionMark: SectionAttachment? {
    if let inner = wrappedChild?.sectionMark { return inner }
    return attachments.lazy.compactMap { $0 as? SectionAttachment }.first
  }
}

/// `coordinateSpace`: the name by which frames inside can be read in the node's coordinates.
final class CoordinateSpaceAttachment: Attachment {
  var name: AnyHashable

  init(_ name: AnyHashable) { self.name = name }
}

/// `onTapGesture` and a button's action.
final class TapAttachment: Attachment {
  var action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }
}

extension LayoutNode {
  /// Sets the action of a button's node, inside of all attachments of modifiers.
  final func setAction(_ action: @escaping () -> Void) {
    if let tap = attachments.first as? TapAttachment {
      tap.action = action
    } else {
      attachments.insert(TapAttachment(action), at: 0)
      pointer.record.pointee.hasAttachments = true
    }
  }
}

/// A modifier that changes drawing only, for pictures.
final class DrawingAttachment: Attachment {
  var effect: DrawingEffect

  init(_ effect: DrawingEffect) { self.effect = effect }
}

/// A modifier for interaction or accessibility that does not affect the layout.
final class HintAttachment: Attachment {
  /// The kinds of hints.
  enum Hint {
    /// The view ignores taps.
    case inert
    /// The view's text is user input, which scrolls.
    case typed
    /// Accessibility ignores the view.
    case decorative
  }

  let hint: Hint
  /// Whether the hint applies.
  var isOn: Bool

  init(_ hint: Hint, isOn: Bool) {
    (self.hint, self.isOn) = (hint, isOn)
  }
}

/// Excludes a part of a control from reports, which list the control and the author's content.
final class UnlistedAttachment: Attachment {}
