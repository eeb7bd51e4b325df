/// The subviews that are collected from the content of a container.
nonisolated struct SubviewList {
  private(set) var subviews: [Subview] = []
  private var path: [AnyHashable] = []
  private var section: SubviewSection?
  /// The changes of container values around the current view, from the outside in.
  private var changes: [(inout ContainerValues) -> Void] = []
  /// The modifiers around the current view, from the outside in.
  private var modifiers: [(AnyView) -> AnyView] = []

  static func subviews(of view: some View) -> [Subview] {
    var list = SubviewList()
    list.append(view)
    return list.subviews
  }
}

nonisolated extension SubviewList {
  /// Appends the subviews of a view.
  ///
  /// A view with a body is one subview if its type has one element; otherwise its body is
  /// collected.
  mutating func append<Content: View>(_ view: Content) {
    if let source = view as? any SubviewSource {
      source.appendSubviews(to: &self)
    } else if view is any PrimitiveView || view.rowKind == .rows(1) {
      appendSubview(view)
    } else {
      var view = view
      append(MainActorBridge.body(of: Content.self)(&view))
    }
  }

  private mutating func appendSubview(_ view: some View) {
    let modified = modifiers.reversed().reduce(AnyView(view)) { $1($0) }
    var subview = Subview(id: .init(path: path), section: section, view: modified)
    subview.containerValues = values
    subviews.append(subview)
  }

  /// Appends the subviews of a view at a place of its parent.
  mutating func append(_ view: some View, at place: AnyHashable) {
    path.append(place)
    append(view)
    path.removeLast()
  }

  /// Appends the subviews of a view, each with a modifier.
  mutating func append(_ view: some View, modifiedBy modify: @escaping (AnyView) -> AnyView) {
    modifiers.append(modify)
    append(view)
    modifiers.removeLast()
  }

  /// Appends the subviews of a view, with changed container values.
  mutating func append(
    _ view: some View,
    setting change: @escaping (inout ContainerValues) -> Void
  ) {
    changes.append(change)
    append(view)
    changes.removeLast()
  }

  /// The container values around the current view; outer modifiers replace those of inner ones.
  private var values: ContainerValues {
    changes.reversed().reduce(into: ContainerValues()) { values, change in change(&values) }
  }

  mutating func append(_ view: some View, as part: SectionPart) {
    let (outer, outerChanges) = (section, changes)
    section = SubviewSection(id: outer?.id ?? path, part: part, values: outer?.values ?? values)
    changes = []
    append(view, at: "\(part)")
    (section, changes) = (outer, outerChanges)
  }
}

/// A view that passes the elements of its content to the container around it.
nonisolated protocol SubviewSource {
  func appendSubviews(to list: inout SubviewList)
}

extension EmptyView: SubviewSource {
  nonisolated func appendSubviews(to list: inout SubviewList) {}
}

extension TupleView: SubviewSource {
  nonisolated func appendSubviews(to list: inout SubviewList) {
    for (place, view) in views.enumerated() { list.append(view, at: place) }
  }
}

extension Group: SubviewSource where Content: View {
  nonisolated func appendSubviews(to list: inout SubviewList) { list.append(content) }
}

extension ForEach: SubviewSource where Content: View {
  nonisolated func appendSubviews(to list: inout SubviewList) {
    for (id, view) in identifiedViews { list.append(view, at: AnyHashable(id)) }
  }
}

extension Optional: SubviewSource where Wrapped: View {
  nonisolated func appendSubviews(to list: inout SubviewList) {
    if let self { list.append(self, at: "some") }
  }
}

extension ConditionalContent: SubviewSource {
  nonisolated func appendSubviews(to list: inout SubviewList) {
    switch self {
    case .first(let view): list.append(view, at: "first")
    case .second(let view): list.append(view, at: "second")
    }
  }
}

extension AnyView: SubviewSource {
  nonisolated func appendSubviews(to list: inout SubviewList) { list.append(view) }
}

extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  nonisolated func appendSubviews(to list: inout SubviewList) {
    list.append(header, as: .header)
    if isExpanded?.wrappedValue ?? true { list.append(content, as: .content) }
    list.append(footer, as: .footer)
  }
}

extension SubviewsCollection: SubviewSource {
  nonisolated func appendSubviews(to list: inout SubviewList) {
    for subview in subviews { list.append(subview, at: AnyHashable(subview.id)) }
  }
}

extension Subview: SubviewSource {
  nonisolated func appendSubviews(to list: inout SubviewList) {
    list.append(view) { $0 = $0.merging(containerValues) }
  }
}

extension IdentifiedView: SubviewSource {
  nonisolated func appendSubviews(to list: inout SubviewList) {
    list.append(content, modifiedBy: { AnyView($0.id(id)) })
  }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  nonisolated func appendSubviews(to list: inout SubviewList) {
    if let setter = modifier as? any ContainerValueSetter {
      list.append(content) { setter.set(&$0) }
    } else {
      list.append(content, modifiedBy: { AnyView($0.modifier(modifier)) })
    }
  }
}
