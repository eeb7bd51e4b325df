public import Foundation

nonisolated extension View {
  /// Wraps the view in a frame with the size of the nearest container (R-CRF-1).
  ///
  /// Containers are the window, scroll views, and the columns and tabs of navigation; stacks,
  /// grids, frames and overlays are not (R-CRF-2).
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    relativeFrame(axes, .whole, alignment)
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    relativeFrame(axes, .columns(count: count, span: span, spacing: spacing), alignment)
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    relativeFrame(axes, .function(length), alignment)
  }

  private func relativeFrame(
    _ axes: Axis.Set,
    _ length: RelativeLength,
    _ alignment: Alignment
  ) -> some View {
    modifier(ContainerRelativeFrameModifier(axes: axes, length: length, alignment: alignment))
  }
}

nonisolated struct ContainerRelativeFrameModifier: LayoutModifier {
  let axes: Axis.Set
  let length: RelativeLength
  let alignment: Alignment

  func rule(in context: ViewContext) -> ContainerRelativeFrame {
    ContainerRelativeFrame(
      of: context.container,
      along: axes,
      by: length,
      alignment: alignment
    )
  }
}
