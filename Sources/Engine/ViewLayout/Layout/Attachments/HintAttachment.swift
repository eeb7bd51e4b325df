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
