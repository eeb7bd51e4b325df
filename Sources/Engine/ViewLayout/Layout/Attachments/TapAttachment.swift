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
