public import Foundation

/// Views in rows whose columns line up (R-GRID).
nonisolated public struct Grid<Content: View>: View {
  let layout: GridLayout
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: The guides that cells smaller than their row and column are aligned by.
  ///   - horizontalSpacing: The gap between columns in points; `nil` for what cells prefer.
  ///   - verticalSpacing: The gap between rows in points; `nil` for what cells prefer.
  ///   - content: The rows; any other view is a row of its own over all columns.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    self.content = content()
  }
}

extension Grid: ContainerView {
  nonisolated func rule(in context: ViewContext) -> GridRule { layout.rule }
}
