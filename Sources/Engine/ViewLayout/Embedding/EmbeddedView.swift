package import Foundation
package import LayoutTree

/// Content that is not a SwiftUI view and is laid out among views, such as a UIKit view.
///
/// The requirements are not isolated to an actor. Implementations assume the main actor themselves.
package protocol EmbeddedContent: AnyObject {
  /// Returns the size of the content for a proposal, in points.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// Returns the first or last baseline of the content's text at a size, in points from the top.
  func baseline(isFirst: Bool, in size: CGSize) -> CGFloat
  /// Returns the nodes inside the content at a size, in the content's coordinates.
  func nodes(in size: CGSize, _ columns: ResolvedColumns) -> [ResolvedNode]
  /// The identifiers of the nodes inside the content.
  var identifiers: [String] { get }
  /// Taps the element with the identifier inside the content.
  ///
  /// - Returns: Whether the tap had an effect.
  func tap(_ identifier: String) -> Bool
  /// Returns the issues that the content has reported since the last call.
  func takeIssues() -> [Issue]
  /// Updates the content with a new value of its view; the first call follows the creation of the
  /// content.
  func update(_ view: EmbeddedView)
  /// Called when the view has been removed from the tree permanently.
  func leave()
}

/// A view that shows embedded content, such as a UIKit view.
nonisolated package struct EmbeddedView: PrimitiveView {
  /// The name of the view in reports.
  let name: String
  /// The value that describes the content, such as a `UIViewRepresentable`.
  package let source: Any
  /// The environment of the view; the default environment until the view is in the tree.
  package internal(set) var environment = EnvironmentValues()
  private let make: () -> any EmbeddedContent

  /// Makes a view of content that is created when the view is shown for the first time.
  ///
  /// - Parameters:
  ///   - source: The value that describes the content.
  ///   - make: Creates the content, which is updated afterwards.
  package nonisolated init(of source: Any, make: @escaping () -> any EmbeddedContent) {
    name = TypeName.plain(type(of: source))
    self.source = source
    self.make = make
  }
}

extension EmbeddedView {
  /// The conditions of the view's environment that apply to the embedded content.
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
    let rule = EmbeddedRule(appearance: LeafAppearance(name: name), content: content)
    layoutNode = RuleNode(rule, session: context.session)
    super.init(in: context)
  }

  /// Passes a new value of the view to the content, and invalidates the content's size.
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
