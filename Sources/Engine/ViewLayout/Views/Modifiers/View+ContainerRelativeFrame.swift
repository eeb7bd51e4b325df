public import Foundation

nonisolated extension View {
  /// Wraps the view in a frame with the size of the nearest container (R-CRF-1).
  ///
  /// Containers are the window, scroll views, and the columns and tabs of navigation; stacks,
  /// grids, frames and overlays are not (R-CRF-2).
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame has the container's size, without its safe area.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The frame around the view.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    relativeFrame(axes, .whole, alignment)
  }

  /// Wraps the view in a frame that spans some of the columns or rows of the nearest container.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the container is divided.
  ///   - count: The number of columns or rows that fill the container.
  ///   - span: The number of them that the frame spans, including the spacing between them.
  ///   - spacing: The spacing between two columns or rows, in points.
  ///   - alignment: The alignment of the view in the frame.
  /// - Returns: The frame around the view.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    relativeFrame(axes, .columns(count: count, span: span, spacing: spacing), alignment)
  }

  /// Wraps the view in a frame whose size is a function of the nearest container's size.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the function is called.
  ///   - alignment: The alignment of the view in the frame.
  ///   - length: Returns the frame's length for the container's length, both in points, and the
  ///     axis.
  /// - Returns: The frame around the view.
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
