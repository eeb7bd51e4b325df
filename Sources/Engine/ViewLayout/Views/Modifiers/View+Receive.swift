nonisolated extension View {
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
