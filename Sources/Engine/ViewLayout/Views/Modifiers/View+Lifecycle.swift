nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }

  /// Adds a task, which only previews start, after the layout; other layouts run no tasks
  /// (R-STATE-10).
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View { task(id: 0, priority: priority, action) }

  /// Adds a task, which only previews start, after the layout; other layouts run no tasks
  /// (R-STATE-10).
  public func task<Value: Equatable>(
    id value: Value,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View { modifier(TaskModifier(value: value, priority: priority, action: action)) }

  public func onReceive<Source: Publisher>(
    _ publisher: Source,
    perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

/// Runs actions when the first element of its content appears, and when the last one has
/// disappeared.
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

  /// Appends the elements, and updates the visibility from their number.
  ///
  /// For a candidate of `ViewThatFits`, visibility is updated when the candidate is chosen.
  override func appendElements(to elements: inout [LayoutNode]) {
    let count = elements.count
    super.appendElements(to: &elements)
    if candidacy == nil { setVisible(elements.count > count) }
  }

  func livenessMayHaveChanged() { setVisible(!elements.isEmpty && isLive) }

  override func elementsDidChange() {
    candidacy?.markUnsettled()
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

/// Runs an action for each value of a publisher while its content exists.
nonisolated struct ReceiveModifier<Source: Publisher>: ViewModifier
where Source.Failure == Never {
  /// The latest action and the subscription to the publisher.
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

/// Runs a task while its content exists, and starts it again when a value changes.
nonisolated struct TaskModifier<Value: Equatable>: ViewModifier {
  /// The current task; `nil` if none was started.
  final class Runner {
    var task: ViewTask?
  }

  @State private var runner = Runner()
  let value: Value
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  init(
    value: Value,
    priority: TaskPriority,
    action: @escaping @Sendable @isolated(any) () async -> Void
  ) {
    (self.value, self.priority, self.action) = (value, priority, action)
  }

  @MainActor func body(content: Content) -> some View {
    content.onAppear { start() }
      .onChange(of: value) { start() }
      .onDisappear { runner.task?.cancel() }
  }

  @MainActor private func start() {
    runner.task?.cancel()
    let task = ViewTask(priority: priority, action: action)
    runner.task = task
    AsyncWork.add(task)
  }
}
