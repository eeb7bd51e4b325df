/// A view that shows something else than views.
nonisolated package struct EmbeddedView: PrimitiveView {
  /// The name that reports use.
  let name: String
  /// The view of the author's that this one stands for.
  package let source: Any
  /// The environment of the place, once there is one.
  package internal(set) var environment = EnvironmentValues()
  private let make: () -> any EmbeddedContent

  /// Makes a view of content that is made when the view is shown for the first time.
  ///
  /// - Parameters:
  ///   - source: The value that says what is shown, for the content to take.
  ///   - make: Makes the content, which is brought up to date afterwards.
  package nonisolated init(of source: Any, make: @escaping () -> any EmbeddedContent) {
    name = TypeName.plain(type(of: source))
    self.source = source
    self.make = make
  }
}

extension EmbeddedView {
  /// What the place imposes on what is not a view.
  package nonisolated var place: HostEnvironment { HostEnvironment(environment) }
}

extension EmbeddedView {
  nonisolated func makeNode(in context: ViewContext) -> ViewNode {
    EmbeddedViewNode(make(), name: name, of: known(in: context), in: context)
  }

  nonisolated func updateNode(_ node: ViewNode, in context: ViewContext) {
    node.expected(EmbeddedViewNode.self).update(known(in: context))
  }

  nonisolated private func known(in context: ViewContext) -> EmbeddedView {
    var view = self
    view.environment = context.environment
    return view
  }
}
