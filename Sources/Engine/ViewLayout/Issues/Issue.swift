/// A mistake that SwiftUI would log, as a value: layout went on, but not as its author can have
/// meant.
public struct Issue: Sendable, Hashable {
  /// The kind of the mistake.
  public var kind: IssueKind
  /// Where it happened: the node's name and label, or its path.
  public var place: String
  /// The mistake in a sentence, and what to do.
  public var message: String

  package init(kind: IssueKind, place: String, message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }
}
