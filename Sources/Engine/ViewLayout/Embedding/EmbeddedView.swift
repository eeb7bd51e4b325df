package import Foundation

/// Something that is no view and is shown among views, as a view of UIKit's is.
///
/// The engine has no actor: whoever is asked is on the main actor, and says so itself.
package protocol EmbeddedContent: AnyObject {
  /// The size that it takes of a proposal, in points.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// Where a text's baseline is in a size of its own, in points from the top.
  func baseline(isFirst: Bool, in size: CGSize) -> CGFloat
  /// What is in it where it has a size, in its own coordinates.
  func nodes(in size: CGSize, _ columns: ResolvedColumns) -> [ResolvedNode]
  /// The identifiers of what is in it.
  var identifiers: [String] { get }
  /// Taps what has the identifier, in it.
  ///
  /// - Returns: Whether that did anything.
  func tap(_ identifier: String) -> Bool
  /// The issues in it, since the last call.
  func takeIssues() -> [Issue]
  /// Takes the place of its view in the tree, with another value of it, or for the first time.
  func update(_ view: EmbeddedView)
  /// Leaves the tree for good.
  func leave()
}

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

/// The node of something that is no view.
final class EmbeddedViewNode: ViewNode {
  private let layoutNode: RuleNode<EmbeddedRule>
  private let content: any EmbeddedContent

  init(
    _ content: any EmbeddedContent,
    name: String,
    of view: EmbeddedView,
    in context: ViewContext
  ) {
    self.content = content
    content.update(view)
    let rule = EmbeddedRule(look: LeafAppearance(name: name), content: content)
    layoutNode = RuleNode(rule, session: context.session)
    super.init(in: context)
  }

  /// Hands another value of the view on, with which everything may be of another size.
  func update(_ view: EmbeddedView) {
    content.update(view)
    var rule = layoutNode.rule
    rule.version += 1
    layoutNode.set(rule)
  }

  override var staticCount: Int? { 1 }

  override func appendElements(to elements: inout [LayoutNode]) { elements.append(layoutNode.node) }

  override func didLeave() { content.leave() }
}
