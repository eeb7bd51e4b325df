/// The kinds of views that a collection view can make.
package struct CollectionRegistrations: Sendable {
  /// Whether every kind of decoration counts as registered with the layout.
  package var makesEveryDecoration: Bool
  /// The kinds that the collection view itself has classes for.
  package var kindsOfViews: Set<String>

  package init(makesEveryDecoration: Bool, kindsOfViews: Set<String> = []) {
    self.makesEveryDecoration = makesEveryDecoration
    self.kindsOfViews = kindsOfViews
  }
}
