/// `onTapGesture` and a button's action.
final class TapAttachment: Attachment {
  var action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }
}
