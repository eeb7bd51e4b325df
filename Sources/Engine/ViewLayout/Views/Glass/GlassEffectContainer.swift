public import Foundation

/// Views whose glass runs into each other; they are laid out as if it were not there.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Makes a container of views.
  ///
  /// - Parameters:
  ///   - spacing: How near each other views are before their glass meets, in points; `nil` for the
  ///     usual length. It moves no view.
  ///   - content: The views.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  @MainActor public var body: some View { content }
}
