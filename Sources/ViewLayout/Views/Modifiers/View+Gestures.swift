nonisolated extension View {
  /// The view with an action for a tap.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes; the stage taps as often.
  ///   - action: What a tap does.
  /// - Returns: The view, of the same size.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(action: action))
  }
}

nonisolated struct TapModifier: AttachmentModifier {
  let action: () -> Void

  func makeAttachment(in context: ViewContext) -> TapAttachment { TapAttachment(action) }

  func update(_ attachment: TapAttachment, in context: ViewContext) {
    attachment.action = action
  }
}
