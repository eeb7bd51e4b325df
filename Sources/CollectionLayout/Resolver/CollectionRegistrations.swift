/// The kinds of views that a collection view can make.
package struct CollectionRegistrations: Sendable {
  /// The kinds of supplementary views that something is registered for; `nil` for every kind.
  package var supplementaryKinds: Set<String>?
  /// Whether every kind of decoration counts as registered with the layout.
  package var makesEveryDecoration: Bool
  /// The kinds that the collection view itself has classes for.
  package var kindsOfViews: Set<String>

  /// Views for everything.
  package static let everything = CollectionRegistrations(
    supplementaryKinds: nil,
    makesEveryDecoration: true
  )

  package init(
    supplementaryKinds: Set<String>?,
    makesEveryDecoration: Bool = false,
    kindsOfViews: Set<String> = []
  ) {
    self.supplementaryKinds = supplementaryKinds
    self.makesEveryDecoration = makesEveryDecoration
    self.kindsOfViews = kindsOfViews
  }
}
