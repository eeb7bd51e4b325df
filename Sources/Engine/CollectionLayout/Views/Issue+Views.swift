import Foundation
import ViewLayout

extension Issue {
  static func cellNotRegistered(_ identifier: String, among known: [String]) -> Issue {
    Issue(
      kind: .cellNotRegistered,
      place: "cell \"\(identifier)\"",
      message: """
        no class is registered for cells with the identifier "\(identifier)"\(Self.listing(known)); \
        register one with the collection view
        """
    )
  }

  static func registrationMadeByProvider(_ type: String) -> Issue {
    Issue(
      kind: .cellNotRegistered,
      place: "registration of \(type)",
      message: """
        the provider creates the registration of \(type) in each call, so that no view \
        is ever reused; create it once, before the data source
        """
    )
  }

  static func notDequeued(_ element: CollectionElement.Identity) -> Issue {
    Issue(
      kind: .cellNotRegistered,
      place: "\(element)",
      message: """
        the data source returns a view that was not dequeued for this index path; dequeue one from the \
        collection view
        """
    )
  }

  static func supplementaryNotRegistered(
    _ kind: String,
    _ identifier: String,
    among known: [String]
  ) -> Issue {
    Issue(
      kind: .supplementaryNotRegistered,
      place: "supplementary \"\(kind)\"",
      message: """
        no class is registered for supplementary views of the kind "\(kind)" and the identifier \
        "\(identifier)"\(Self.listing(known)); register one with the collection view
        """
    )
  }

  static func noSupplementaryProvider(_ kind: String) -> Issue {
    Issue(
      kind: .providerReturnedNothing,
      place: "supplementary \"\(kind)\"",
      message: """
        the layout has supplementary views of the kind "\(kind)" and the data source has none; \
        implement collectionView(_:viewForSupplementaryElementOfKind:at:)
        """
    )
  }

  private static func listing(_ known: [String]) -> String {
    guard !known.isEmpty else { return "" }
    return " (there are " + known.map { "\"\($0)\"" }.joined(separator: ", ") + ")"
  }
}
