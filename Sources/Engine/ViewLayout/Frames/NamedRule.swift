/// A rule whose nodes reports list.
protocol NamedRule {
  /// The name of the rule's view or modifier; `nil` for a node that reports never list.
  var name: String? { get }
  /// The words that a text says, or an image's name; `nil` for what says nothing.
  var label: String? { get }
  /// The lines that a text shows in a node that was placed; `nil` for other rules.
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

  /// The words that a text says, or an image's name.
  final var label: String? { named?.label }

  /// The lines that a text shows.
  final var textLines: [String]? { named?.textLines(in: self) }

  /// The name that reports use; `nil` for a node that they do not list.
  final var listedName: String? {
    attachments.contains { $0 is UnlistedAttachment } ? nil : name
  }
}
