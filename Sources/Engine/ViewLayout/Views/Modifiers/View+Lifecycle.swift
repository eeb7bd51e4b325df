nonisolated extension View {
  /// The view with an action for when it appears, before anything is drawn.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }

  /// The view with an action for when it has gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }

  /// The view with work for when it appears; a scene is laid out at one moment and waits for none,
  /// so the work is not begun.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with work for when it appears and whenever a value changes, which is not begun.
  public func task<Value: Equatable>(
    id value: Value,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with an action for each value of a publisher, from when the view appears.
  ///
  /// - Parameters:
  ///   - publisher: Tells values that nothing goes wrong with.
  ///   - action: Gets each value.
  /// - Returns: The view, of the same size.
  public func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

/// Runs actions when the first element of its content appears, and when the last has gone.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    AppearanceNode(self, around: content, in: context)
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    let node = node.expected(AppearanceNode.self)
    node.modifier = self
    node.update(content, in: context)
  }
}

/// The node of `onAppear` and `onDisappear`.
final class AppearanceNode: TransparentViewNode, LivenessObserving {
  var modifier: AppearanceModifier
  private var isVisible = false

  init<Content: View>(
    _ modifier: AppearanceModifier,
    around content: Content,
    in context: ViewContext
  ) {
    self.modifier = modifier
    super.init(content, in: context)
    candidacy?.add(self)
  }

  /// Whether there is anything to see is known when a container asks; of a candidate's nodes, when
  /// it has been chosen.
  override func appendElements(to elements: inout [LayoutNode]) {
    let count = elements.count
    super.appendElements(to: &elements)
    if candidacy == nil { setVisible(elements.count > count) }
  }

  func livenessMayHaveChanged() { setVisible(!elements.isEmpty && isLive) }

  override func elementsDidChange() {
    candidacy?.unsettle()
    super.elementsDidChange()
  }

  override func didLeave() { setVisible(false) }

  private func setVisible(_ isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if isVisible {
      graph.lifecycle.didAppear(serial: serial) { [handle] in
        (handle.node as? AppearanceNode)?.modifier.onAppear?()
      }
    } else {
      let action = modifier.onDisappear
      graph.lifecycle.didDisappear(serial: serial) { action?() }
    }
  }
}

/// Hands what a publisher tells to an action, as long as its content is there.
nonisolated struct ReceiveModifier<Source: Publisher>: ViewModifier
where Source.Failure == Never {
  /// The last action, and what ends the publisher.
  final class Reception {
    var action: ((Source.Output) -> Void)?
    var cancellable: AnyCancellable?
  }

  @State private var reception = Reception()
  let publisher: Source
  let action: (Source.Output) -> Void

  init(publisher: Source, action: @escaping (Source.Output) -> Void) {
    self.publisher = publisher
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    let reception = reception
    reception.action = action
    return content.onAppear {
      guard reception.cancellable == nil else { return }
      reception.cancellable = publisher.sink { [weak reception] in reception?.action?($0) }
    }
    .onDisappear { reception.cancellable = nil }
  }
}
