// A scene is laid out at one moment: what changes by itself stands at its beginning.

nonisolated extension View {
  /// The view as what a closure makes of it in the first of some phases.
  @MainActor public func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhasedView(view: self, phase: phases.first { _ in true }, content: content)
  }

  /// The view as what a closure makes of it in the first of some phases, which a value begins.
  @MainActor public func phaseAnimator<Phase: Equatable, Changed: View>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Changed,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhasedView(view: self, phase: phases.first { _ in true }, content: content)
  }
}

/// A view as what a closure makes of it in a phase; as it is without a phase.
nonisolated struct PhasedView<Base: View, Phase, Changed: View>: View {
  let view: Base
  let phase: Phase?
  let content: (PlaceholderContentView<Base>, Phase) -> Changed

  @MainActor var body: some View {
    if let phase { content(PlaceholderContentView(view: view), phase) }
  }
}

/// Views of the first of some phases.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let phase: Phase?
  let content: (Phase) -> Content

  /// Makes views that go from phase to phase by themselves, of which the first is laid out.
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// Makes views that go from phase to phase when a value changes, of which the first is laid out.
  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  /// The views of the first phase.
  @MainActor public var body: some View {
    if let phase { content(phase) }
  }
}
