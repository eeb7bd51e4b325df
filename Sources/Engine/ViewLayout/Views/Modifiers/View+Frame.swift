public import Foundation

nonisolated extension View {
  /// Wraps the view in a frame with a fixed width or height (R-FRAME-1).
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(RuleModifier(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// Wraps the view in a frame with minimum, ideal and maximum sizes (R-FRAME-4).
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      RuleModifier(
        FlexibleFrame(
          width: FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          height: FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
          alignment: alignment
        )
      )
    )
  }

  /// Returns the view unchanged (R-FRAME-10).
  @available(*, deprecated, message: "give the frame a length")
  public func frame() -> some View { modifier(RuleModifier(FixedFrame())) }

  /// Fixes the view at its ideal size (R-FIX-1).
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(RuleModifier(FixedSize(axes: axes)))
  }

  /// Constrains the view to an aspect ratio (R-ASP-1).
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(RuleModifier(AspectRatio(ratio: aspectRatio, contentMode: contentMode)))
  }

  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    // R-ASP-3: only the ratio of the size is used.
    let ratio = aspectRatio.width / aspectRatio.height
    return self.aspectRatio(ratio, contentMode: contentMode)
  }

  /// Scales the view to fit the proposal at its ideal aspect ratio (R-ASP-3).
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill the proposal at its ideal aspect ratio (R-ASP-3).
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

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

  /// Returns the priority, or 0 with an issue if it is NaN, which cannot be compared.
  private func comparable(in context: ViewContext) -> Double {
    guard value.isNaN else { return value }
    context.session.report(.priorityNotANumber)
    return 0
  }
}
