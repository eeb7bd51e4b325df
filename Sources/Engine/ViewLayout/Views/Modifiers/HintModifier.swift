/// Hangs on a view's nodes what the view is to those who use it.
nonisolated struct HintModifier: AttachmentModifier {
  let hint: HintAttachment.Hint
  let isOn: Bool

  func makeAttachment(in context: ViewContext) -> HintAttachment {
    HintAttachment(hint, isOn: isOn)
  }

  func update(_ attachment: HintAttachment, in context: ViewContext) { attachment.isOn = isOn }
}
