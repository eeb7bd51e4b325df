public import Foundation

nonisolated extension View {
  /// The view in a frame of fixed lengths (R-FRAME-1).
  ///
  /// - Parameters:
  ///   - width: In points; `nil` for the view's own.
  ///   - height: In points; `nil` for the view's own.
  ///   - alignment: Where the view goes in the frame.
  /// - Returns: The frame around the view.
  public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(RuleModifier(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// The view in a frame whose lengths have bounds (R-FRAME-4).
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width in points; `nil` for none.
  ///   - idealWidth: The width for an unspecified proposal, in points; `nil` for the view's own.
  ///   - maxWidth: The maximum width in points, infinity to take what is proposed; `nil` for none.
  ///   - minHeight: The minimum height in points; `nil` for none.
  ///   - idealHeight: The height for an unspecified proposal, in points; `nil` for the view's own.
  ///   - maxHeight: The maximum height in points, infinity to take what is proposed; `nil` for
  ///     none.
  ///   - alignment: Where the view goes in the frame.
  /// - Returns: The frame around the view.
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

  /// The view itself (R-FRAME-10).
  @available(*, deprecated, message: "give the frame a length")
  public func frame() -> some View { modifier(RuleModifier(FixedFrame())) }

  /// The view at its ideal size (R-FIX-1).
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// The view at its ideal length on some axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return modifier(RuleModifier(FixedSize(axes: axes)))
  }

  /// The view in a shape of one ratio (R-ASP-1).
  ///
  /// - Parameters:
  ///   - aspectRatio: Width over height; `nil` for that of the view's ideal size.
  ///   - contentMode: Whether the shape fits what is proposed or fills it.
  /// - Returns: The view, proposed a size of the ratio.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(RuleModifier(AspectRatio(ratio: aspectRatio, contentMode: contentMode)))
  }

  /// The view in a shape of a size's ratio, its width over its height.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    // R-ASP-3: a size stands for its ratio.
    let ratio = aspectRatio.width / aspectRatio.height
    return self.aspectRatio(ratio, contentMode: contentMode)
  }

  /// The view in its own shape, as large as fits (R-ASP-3).
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// The view in its own shape, as small as covers what is proposed (R-ASP-3).
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

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
