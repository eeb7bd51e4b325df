nonisolated extension View {
  /// The view with a priority by which stacks serve it; 0 without, and the highest first.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(value: value))
  }
}

nonisolated struct PriorityModifier: AttachmentModifier {
  let value: Double

  func makeAttachment(in context: ViewContext) -> PriorityAttachment {
    PriorityAttachment(comparable(in: context))
  }

  func update(_ attachment: PriorityAttachment, in context: ViewContext) {
    attachment.value = comparable(in: context)
  }

  /// A priority that is not a number would compare with nothing: it counts as 0.
  private func comparable(in context: ViewContext) -> Double {
    guard value.isNaN else { return value }
    context.session.report(.priorityNotANumber)
    return 0
  }
}
