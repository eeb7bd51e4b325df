/// A value that a modifier attaches to the layout node of its view, for modifiers without a layout
/// node.
///
/// Attachments are ordered innermost first. Each subclass belongs to one kind of modifier.
class Attachment {
  /// The layout node that the attachment belongs to; `nil` before it is attached and after it is
  /// detached.
  unowned(unsafe) private(set) var node: LayoutNode?

  /// Appends the attachment as the outermost one of a node.
  final func attach(to node: LayoutNode) {
    self.node = node
    didAttach(to: node)
    node.append(self)
  }

  /// Called before the attachment is appended.
  func didAttach(to node: LayoutNode) {}

  /// Called when the node is deallocated.
  final func detach() { node = nil }
}

/// The attachment of `id` and `accessibilityIdentifier`: the name by which a spec refers to the
/// node.
final class IdentifierAttachment: Attachment {
  var identifier: String

  init(_ identifier: String) { self.identifier = identifier }
}

/// The attachment of `layoutPriority`; the outermost one of a node applies (R-PRIO-1).
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

/// The attachment of `layoutValue`: a value that the enclosing custom layout reads (R-LAY-3).
final class LayoutValueAttachment: Attachment {
  let key: ObjectIdentifier
  /// The value; every assignment invalidates the layout, because values may not be comparable.
  var value: Any { didSet { node?.markNeedsStructure() } }

  init(key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
  }
}

/// The attachment of `Section`: the part of the section that an element belongs to.
///
/// Containers that lay out sections read it.
final class SectionAttachment: Attachment {
  let part: SectionPart
  let section: ObjectIdentifier

  init(_ part: SectionPart, of section: ObjectIdentifier) {
    self.part = part
    self.section = section
  }
}

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

/// The attachment of `coordinateSpace`: the name of the node's coordinate space for its
/// descendants.
final class CoordinateSpaceAttachment: Attachment {
  var name: AnyHashable

  init(_ name: AnyHashable) { self.name = name }
}

/// The attachment of `onTapGesture` and of a button's action.
final class TapAttachment: Attachment {
  var action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }
}

extension LayoutNode {
  /// Sets the action of a button's node, as the innermost attachment.
  final func setAction(_ action: @escaping () -> Void) {
    if let tap = attachments.first as? TapAttachment {
      tap.action = action
    } else {
      attachments.prepend(TapAttachment(action))
      pointer.record.pointee.hasAttachments = true
    }
  }
}

/// The attachment of a modifier that affects only drawing; pictures use it.
final class DrawingAttachment: Attachment {
  var effect: DrawingEffect

  init(_ effect: DrawingEffect) { self.effect = effect }
}

/// The attachment of a modifier for interaction or accessibility, which does not affect the layout.
final class HintAttachment: Attachment {
  enum Hint {
    /// The view ignores taps.
    case inert
    /// The view's text is user input, which scrolls.
    case typed
    /// Assistive technologies ignore the view.
    case decorative
  }

  let hint: Hint
  /// Whether the hint applies; a modifier's argument can turn it off.
  var isOn: Bool

  init(_ hint: Hint, isOn: Bool) {
    (self.hint, self.isOn) = (hint, isOn)
  }
}

/// The attachment of a part of a control that reports omit; they list the control itself and its
/// label.
final class UnlistedAttachment: Attachment {}

/// The attachment of control lengths that determine a node's size and are not recorded on its
/// system.
final class LengthsAttachment: Attachment {
  /// The titles of the lengths.
  var titles: [String] = []
}
