import Foundation

/// The modifier of `sheet`, `fullScreenCover` and `popover`.
nonisolated struct PresentationModifier<Presented: View>: PrimitiveModifier {
  let kind: Presentation.Kind
  /// The presented view; `nil` for none.
  let content: Presented?

  var preservesRows: Bool { true }

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    let node = PresentingViewNode<Presented>(content, in: context)
    node.setPresented(self, in: context)
    return node
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    let node = node.expected(PresentingViewNode<Presented>.self)
    node.update(content, in: context)
    node.setPresented(self, in: context)
  }
}

/// The node of a view that may present another one.
///
/// The presented view is laid out with the first element of the presenting view.
final class PresentingViewNode<Presented: View>: TransparentViewNode, ElementOwner {
  private var holder: RuleNode<PresentingRule>?
  private var presentingElement: LayoutNode?
  private var presented: PresentedViewNode<Presented>?

  fileprivate func setPresented(
    _ modifier: PresentationModifier<Presented>,
    in context: ViewContext
  ) {
    guard let view = modifier.content else {
      guard let presented else { return }
      presented.leave()
      (self.presented, holder, presentingElement) = (nil, nil, nil)
      return elementsDidChange()
    }
    let inside = context.inside(self, stackAxis: nil)
    if let presented {
      presented.update(view, as: modifier.kind, in: inside)
    } else {
      presented = PresentedViewNode(view, as: modifier.kind, in: inside)
      elementsDidChange()
    }
    holder?.node.isRightToLeft = context.isRightToLeft
  }

  override func appendElements(to elements: inout [LayoutNode]) {
    let start = elements.count
    super.appendElements(to: &elements)
    guard let presented, elements.count > start else { return }
    let element = elements[start]
    let rule = PresentingRule(presentation: presented.presentation)
    let holder = holder ?? RuleNode(rule, session: graph.session)
    holder.set(rule)
    self.holder = holder
    if presentingElement !== element {
      presentingElement = element
      holder.node.isRightToLeft = element.isRightToLeft
      holder.node.adopt([element, presented.layoutNode.node])
    }
    elements[start] = holder.node
  }

  /// Called when elements inside have changed, or the frame of the presented view.
  override func elementsDidChange() {
    graph.regrouped.add(self)
    super.elementsDidChange()
  }

  func adoptElements() { _ = elements }

  override func didLeave() { presented?.leave() }

  /// R-BAR-10: returns the preferences of the presenting view only; observers inside the presented
  /// view receive its own.
  override func preferences() -> PreferenceValues {
    _ = presented?.preferences()
    return super.preferences()
  }
}

final class PresentedViewNode<Presented: View>: ViewNode, ElementOwner, BarOwner {
  let layoutNode: RuleNode<PresentedRule>
  private var kind: Presentation.Kind
  private var content: ViewNode?
  private var requests: BarRequests?
  private var environment: EnvironmentValues

  init(_ view: Presented, as kind: Presentation.Kind, in context: ViewContext) {
    self.kind = kind
    environment = context.environment
    layoutNode = RuleNode(PresentedRule(name: ""), session: context.session)
    super.init(in: context)
    content = FilledSpace { view }.node(in: inside(context))
    configure()
    adoptElements()
  }

  func update(_ view: Presented, as kind: Presentation.Kind, in context: ViewContext) {
    self.kind = kind
    environment = context.environment
    if let content { FilledSpace { view }.update(content, in: inside(context)) }
    configure()
  }

  private func inside(_ context: ViewContext) -> ViewContext {
    var context = context.inside(self, stackAxis: .vertical)
    context.environment.isPresented = true
    if context.environment.horizontalSizeClass == .regular, kind == .sheet {
      // A sheet with a size of its own is narrow.
      context.environment.horizontalSizeClass = .compact
    }
    return context
  }

  private func configure() {
    layoutNode.node.isRightToLeft = environment.layoutDirection == .rightToLeft
    layoutNode.set(PresentedRule(name: presentation.name))
  }

  override var childNodes: [ViewNode] { [content].compactMap(\.self) }

  override func preferences() -> PreferenceValues { content?.preferences() ?? PreferenceValues() }

  // MARK: Requests

  override var barOwner: (any BarOwner)? { self }

  override func visitBarRequests(_ visit: (BarRequestNode) -> Void) {}

  func barRequestsDidChange() {
    requests = nil
    graph.regrouped.add(self)
    parent?.elementsDidChange()
  }

  override func elementsDidChange() { graph.regrouped.add(self) }

  func adoptElements() { layoutNode.node.adopt(content?.elements ?? []) }

  /// The presentation that the view requests.
  var presentation: Presentation {
    let requests = requests ?? content.map { BarRequests(of: $0) }
    self.requests = requests
    let metrics = environment.controlMetrics.bars
    let isWindowed = metrics.toolbarHeight != nil
    let isRegular = isWindowed || environment.horizontalSizeClass == .regular
    var presentation = Presentation(
      kind: kind,
      isFormSheet: environment.horizontalSizeClass == .regular,
      fitsContent: isWindowed,
      largeTop: metrics.largeSheetTop,
      inset: metrics.mediumSheetInset,
      mediumPart: metrics.mediumSheetPart,
      formSize: metrics.formSheetSize,
      gap: metrics.popoverGap,
      alertWidth: metrics.alertWidth,
      alertMargin: metrics.alertMargin,
      dialogInset: metrics.dialogInset
    )
    // R-BAR-12: a dialog is an alert on macOS, and a popover in a regular width.
    if kind == .dialog, isRegular { presentation.kind = isWindowed ? .alert : .popover }
    if kind == .popover, !isRegular, requests?.adaptation != .popover { presentation.kind = .sheet }
    presentation.detent = requests?.detents.min {
      presentation.height(of: $0) < presentation.height(of: $1)
    }
    return presentation
  }
}

extension Presentation {
  /// The name in reports.
  var name: String {
    switch kind {
    case .sheet: "Sheet"
    case .cover: "FullScreenCover"
    case .popover: "Popover"
    case .alert: "Alert"
    case .dialog: "ConfirmationDialog"
    }
  }

  /// Returns the height of a sheet in a typical window, for comparing detents.
  fileprivate func height(of detent: PresentationDetent) -> CGFloat {
    detent.height(in: 1000, mediumPart: mediumPart) ?? .infinity
  }
}

extension EnvironmentValues {
  private enum PresentedKey: EnvironmentKey {
    static let defaultValue = false
  }

  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
}
