/// `Button`: its label, side by side where it is of several views, in a plain style.
final class ButtonNode: StackNode {
  override var axis: Axis { .horizontal }
  override var name: String? { "Button" }

  func setAction(_ action: @escaping () -> Void) {
    if let tap = attachments.first as? TapAttachment {
      tap.action = action
    } else {
      attachments.insert(TapAttachment(action), at: 0)
    }
  }
}
