// A scene is laid out at one moment: automatic animations remain in their initial phase.

nonisolated extension View {
  /// Applies a closure to the view for each of some phases; the first phase is laid out.
  @MainActor public func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhasedView(view: self, phase: phases.first { _ in true }, content: content)
  }

  /// Applies a closure to the view for each phase when a value changes; the first phase is laid
  /// out.
  @MainActor public func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhasedView(view: self, phase: phases.first { _ in true }, content: content)
  }
}

/// The view that a closure returns for a base view and a phase; without a phase it is empty.
nonisolated struct PhasedView<Base: View, Phase, Changed: View>: View {
  let view: Base
  let phase: Phase?
  let content: (PlaceholderContentView<Base>, Phase) -> Changed

  @MainActor var body: some View {
    if let phase { content(PlaceholderContentView(view: view), phase) }
  }
}

/// A container that cycles through phases; the first one is laid out.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phase: Phase?
  let content: (Phase) -> Content

  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  @MainActor public var body: some View {
    if let phase { content(phase) }
  }
}
