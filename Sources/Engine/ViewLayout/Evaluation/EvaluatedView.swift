package import Foundation

/// A view of an evaluated scene: its name, its resolved arguments and its children.
///
/// It contains no bodies, `ForEach`, conditions, state and environment, so that an engine in any
/// language can lay it out. A modifier is a view whose first child is the modified view.
package struct EvaluatedView: Equatable {
  package enum Argument: Equatable {
    case number(CGFloat)
    case words(String)
    case flag(Bool)
  }

  /// The type of the view or the name of the modifier, such as `HStack` or `frame`.
  package var view: String
  /// The arguments by label; an argument without a label by its index, such as `"0"`.
  package var arguments: [String: Argument] = [:]
  /// The name in reports: empty for a view that reports omit, and `nil` if it equals `view`.
  package var name: String?
  /// The children in order; the modified view comes first.
  package var children: [EvaluatedView] = []

  init(_ view: String, _ arguments: [String: Argument?] = [:]) {
    self.view = view
    self.arguments = arguments.compactMapValues(\.self)
  }
}

/// The reason why a scene has no evaluated view tree.
package struct NotEvaluated: Error, Equatable {
  /// The obstacle as a clause, such as `'Flow' is a custom layout`.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// A layout rule that can be a view of an evaluated scene.
protocol EvaluatedRule {
  /// Returns the view of a node, without its children and its name.
  ///
  /// - Throws: The reason if the layout depends on code that is not data, such as a closure.
  func evaluated(_ node: LayoutNode) throws(NotEvaluated) -> EvaluatedView
  /// Returns the views of the node's children; by default one for each.
  func evaluatedChildren(of node: LayoutNode) throws(NotEvaluated) -> [EvaluatedView]
}

extension EvaluatedRule {
  func evaluatedChildren(of node: LayoutNode) throws(NotEvaluated) -> [EvaluatedView] {
    try node.evaluatedChildren
  }
}

extension ViewHost {
  /// Returns the scene as it was last laid out, as data; `nil` for a scene without views.
  ///
  /// - Throws: The first reason why the scene cannot be data.
  package func evaluatedScene() throws(NotEvaluated) -> EvaluatedView? {
    guard let node = root?.layoutNode else { return nil }
    return try node.evaluatedView(in: environment.isRightToLeft)
  }
}

extension LayoutNode {
  var evaluatedChildren: [EvaluatedView] {
    get throws(NotEvaluated) {
      var views: [EvaluatedView] = []
      for child in children { views.append(try child.evaluatedView(in: isRightToLeft)) }
      return views
    }
  }

  /// Returns the view of the node with its descendants, and with the modifiers that are attached to
  /// it.
  ///
  /// - Parameter isRightToLeft: The layout direction of the parent.
  /// - Returns: The view, in its outermost modifier.
  /// - Throws: The first reason why the subtree cannot be data.
  func evaluatedView(in isRightToLeft: Bool) throws(NotEvaluated) -> EvaluatedView {
    guard let rule = ruleValue as? any EvaluatedRule else {
      throw NotEvaluated("'\(name ?? TypeName.plain(type(of: ruleValue)))' is not data")
    }
    var view = try rule.evaluated(self)
    view.children = try rule.evaluatedChildren(of: self)
    let name = listedName ?? ""
    if name != view.view { view.name = name }
    for attachment in attachments {
      guard let modifier = try EvaluatedView.modifier(of: attachment) else { continue }
      view = modifier.around(view)
    }
    // The direction of a leaf is not set, since it has no effect.
    guard !children.isEmpty, isRightToLeft != self.isRightToLeft else { return view }
    let direction = self.isRightToLeft ? "rtl" : "ltr"
    return EvaluatedView("layoutDirection", ["0": .words(direction)]).around(view)
  }
}

extension EvaluatedView {
  /// Returns the modifier around a view; reports do not list it.
  fileprivate func around(_ view: EvaluatedView) -> EvaluatedView {
    var modifier = self
    modifier.children = [view]
    modifier.name = ""
    return modifier
  }

  /// Returns the modifier of an attachment; `nil` for one that does not affect the frames.
  fileprivate static func modifier(
    of attachment: Attachment
  ) throws(NotEvaluated) -> EvaluatedView? {
    switch attachment {
    case let attachment as IdentifierAttachment:
      EvaluatedView("id", ["0": .words(attachment.identifier)])
    case let attachment as PriorityAttachment:
      EvaluatedView("layoutPriority", ["0": .number(CGFloat(attachment.value))])
    case let attachment as GridCellAttachment:
      try EvaluatedView(attachment.trait)
    default:
      nil
    }
  }
}
