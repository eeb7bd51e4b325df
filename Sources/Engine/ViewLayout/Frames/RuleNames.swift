/// A layout rule whose nodes appear in reports.
protocol NamedRule {
  /// The name of the rule's view or modifier; `nil` for a node that reports never list.
  var name: String? { get }
  /// The string of a text, or an image's name; `nil` for nodes without a label.
  var label: String? { get }
  /// Returns the lines that a placed text shows; `nil` for other rules.
  func textLines(in node: LayoutNode) -> [String]?
}

extension NamedRule {
  var label: String? { nil }
  func textLines(in node: LayoutNode) -> [String]? { nil }
}

extension LayoutNode {
  private var named: (any NamedRule)? { ruleValue as? any NamedRule }

  /// The name of the rule's view; `nil` for a node that reports never list.
  final var name: String? { named?.name }

  /// The string of a text, or an image's name; `nil` for nodes without a label.
  final var label: String? { named?.label }

  /// The lines that a text shows; `nil` for other nodes.
  final var textLines: [String]? { named?.textLines(in: self) }

  /// The name of the node in reports; `nil` for a node that they do not list.
  final var listedName: String? {
    attachments.contains { $0 is UnlistedAttachment } ? nil : name
  }
}

/// The names in reports for the nodes of each layout rule.
extension Padding: NamedRule {
  var name: String? { isSafeArea ? "safeAreaPadding" : "padding" }
}

extension FixedFrame: NamedRule {
  var name: String? { "frame" }
}

extension FlexibleFrame: NamedRule {
  var name: String? { "frame" }
}

extension ContainerRelativeFrame: NamedRule {
  var name: String? { "containerRelativeFrame" }
}

extension FixedSize: NamedRule {
  var name: String? { "fixedSize" }
}

extension AspectRatio: NamedRule {
  var name: String? { "aspectRatio" }
}

extension Offset: NamedRule {
  var name: String? { "offset" }
}

extension Position: NamedRule {
  var name: String? { "position" }
}

extension SecondaryRule: NamedRule {
  var name: String? { side.rawValue }
}

extension SafeAreaInset: NamedRule {
  var name: String? { "safeAreaInset" }
}

extension IgnoresSafeArea: NamedRule {
  var name: String? { isOfStyle ? nil : "ignoresSafeArea" }
}

extension StackRule: NamedRule {}

extension ZStackRule: NamedRule {}

extension GridRule: NamedRule {
  var name: String? { "Grid" }
}

extension GeometryReaderRule: NamedRule {
  var name: String? { "GeometryReader" }
}

extension ViewThatFitsRule: NamedRule {
  var name: String? { "ViewThatFits" }
}

extension ScrollRule: NamedRule {
  var name: String? { "ScrollView" }
}

extension LazyRule: NamedRule {}

extension CustomLayoutRule: NamedRule {
  var name: String? { typeName }
}

extension TransparentContainer: NamedRule {}

extension Control: NamedRule {
  var name: String? { viewName }
  var label: String? { text }
}

extension BarContainerRule: NamedRule {
  var name: String? { viewName }
}

extension NavigationBarRule: NamedRule {
  var name: String? { "NavigationBar" }
}

extension SplitViewRule: NamedRule {
  var name: String? { "NavigationSplitView" }
}

extension PresentingRule: NamedRule {
  var name: String? { nil }
}

extension PresentedRule: NamedRule {
  var name: String? { viewName }
}

extension AlertActionsRule: NamedRule {
  var name: String? { nil }
}

extension TabBarRule: NamedRule {
  var name: String? { "TabBar" }
}

extension ToolbarRule: NamedRule {
  var name: String? { "Toolbar" }
}

extension NamedRule where Self: LeafRule {
  var name: String? { look.name }
}

extension Filling: NamedRule {}
extension ShapeRule: NamedRule {}
extension SpacerRule: NamedRule {}
extension DividerRule: NamedRule {}
extension ControlPartRule: NamedRule {}

extension ImageRule: NamedRule {
  var label: String? { text }
}

extension TextRule: NamedRule {
  var label: String? { words }

  func textLines(in node: LayoutNode) -> [String]? {
    typesetter.layout(for: node.placedProposal).lines
  }
}

extension PlaceholderRule: NamedRule {
  var label: String? { text }
}
