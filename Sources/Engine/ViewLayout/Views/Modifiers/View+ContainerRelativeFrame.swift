public import Foundation

nonisolated extension View {
  /// The view in a frame as large as the nearest container (R-CRF-1).
  ///
  /// Containers are the window, scroll views, and the columns and tabs of navigation; no stack,
  /// grid, frame or overlay is one (R-CRF-2).
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame has the container's length, its safe area taken off.
  ///   - alignment: Where the view goes in the frame.
  /// - Returns: The frame around the view.
  public func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    relativeFrame(axes, .whole, alignment)
  }

  /// The view in a frame of some of the columns, or rows, that the nearest container has space for.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the container is divided.
  ///   - count: How many columns fill the container.
  ///   - span: How many of them the frame takes, with the gaps between.
  ///   - spacing: The gap between two columns, in points.
  ///   - alignment: Where the view goes in the frame.
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

  /// The view in a frame whose lengths are a function of the nearest container's.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the function is asked.
  ///   - alignment: Where the view goes in the frame.
  ///   - length: Gets the container's length in points and the axis; returns the frame's.
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
