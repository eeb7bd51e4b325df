import Foundation

/// Controls one below the other, as the rows of a list (R-CTRL).
nonisolated public struct Form<Content: View>: View {
  @Environment(\.listRowSpacing) private var rowSpacing
  let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The rows, from the top.
  @MainActor public var body: some View {
    ControlView("Form") { RowsView(spacing: rowSpacing ?? 0, content: content) }
  }
}
