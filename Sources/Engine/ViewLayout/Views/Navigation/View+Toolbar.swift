nonisolated extension View {
  /// Adds items to the bars around the view (R-BAR-1).
  ///
  /// They are not laid out without a navigation stack around the view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(items: content()))
  }

  /// Adds items that a person can customize to the bars around the view (R-BAR-1).
  public func toolbar<Content: View>(
    id: String,
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(items: content())) }

  /// Adds a leading and a trailing item to the navigation bar around the view (R-BAR-1).
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading,
    trailing: Trailing
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a leading item to the navigation bar around the view (R-BAR-1).
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a trailing item to the navigation bar around the view (R-BAR-1).
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Hides or shows bars around the view (R-BAR-1).
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(BarRequest(visibility, of: bars))
  }

  /// Removes an item that a bar has by default; it has no effect, because no bar has such items.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(EmptyModifier())
  }

  /// Hides or shows bars around the view (R-BAR-1).
  public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View { modifier(BarRequest(visibility, of: bars)) }
}

extension BarRequest {
  /// Makes the request to hide or show the given bars; an empty list means all bars.
  fileprivate nonisolated init(_ visibility: Visibility, of bars: [ToolbarPlacement]) {
    self.init(passesOn: true) { requests in
      for bar in bars.isEmpty ? [.automatic] : bars { requests.visibilities[bar] = visibility }
    }
  }
}

/// The modifier of `toolbar`.
nonisolated struct ToolbarModifier<Items: View>: PrimitiveModifier {
  let items: Items

  var preservesRows: Bool { true }

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    let node = ToolbarNode<Items>(content, in: context)
    node.setItems(items, in: context)
    return node
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    let node = node.expected(ToolbarNode<Items>.self)
    node.update(content, in: context)
    node.setItems(items, in: context)
  }
}

/// The node of `toolbar`, which makes the items in the environment of the view.
///
/// The container around the view adopts their elements.
final class ToolbarNode<Items: View>: BarRequestNode, BarRequesting {
  private var items: ViewNode?

  /// Makes or updates the items if the container lays out bars; otherwise removes them.
  fileprivate func setItems(_ view: Items, in context: ViewContext) {
    guard owner != nil, context.environment.hasNavigationBars else {
      items?.leave()
      items = nil
      return
    }
    var inside = context.inside(self, stackAxis: .horizontal)
    inside.environment.setBarStyles()
    if let items { view.update(items, in: inside) } else { items = view.node(in: inside) }
    requestDidChange()
  }

  func addRequest(to requests: inout BarRequests) {
    if let items { requests.items.append(items) }
  }

  /// Called when elements inside have changed, either of the view or of the items.
  override func elementsDidChange() {
    super.elementsDidChange()
    requestDidChange()
  }

  override func didLeave() {
    items?.leave()
    super.didLeave()
  }
}
