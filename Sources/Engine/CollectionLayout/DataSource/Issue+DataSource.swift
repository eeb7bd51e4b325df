import Foundation
import ViewLayout

extension Issue {
  static func cellProviderReturnedNothing(_ item: String, _ path: IndexPath) -> Issue {
    Issue(
      kind: .providerReturnedNothing,
      place: "cell \(path.section).\(path.item)",
      message: """
        the cell provider returns nil for \(item) at \(path.section).\(path.item); dequeue a cell \
        for every item of the snapshot
        """
    )
  }

  static func supplementaryProviderMissing(_ kind: String) -> Issue {
    Issue(
      kind: .providerReturnedNothing,
      place: "supplementary \"\(kind)\"",
      message: """
        the layout has supplementary views of the kind "\(kind)" and the data source has no \
        supplementaryViewProvider; set one
        """
    )
  }

  static func supplementaryProviderReturnedNothing(
    _ kind: String,
    hasReplacedAnother: Bool
  ) -> Issue {
    Issue(
      kind: .providerReturnedNothing,
      place: "supplementary \"\(kind)\"",
      message: """
        the supplementaryViewProvider returns nil for the kind "\(kind)"; \
        \(advice(hasReplacedAnother))
        """
    )
  }

  static func supplementaryKindMismatch(
    _ kind: String,
    _ other: String,
    hasReplacedAnother: Bool
  ) -> Issue {
    Issue(
      kind: .supplementaryKindMismatch,
      place: "supplementary \"\(kind)\"",
      message: """
        the supplementaryViewProvider returns, for the kind "\(kind)", a view of the kind \
        "\(other)"; \(advice(hasReplacedAnother))
        """
    )
  }

  private static func advice(_ hasReplacedAnother: Bool) -> String {
    hasReplacedAnother
      ? "it replaced an earlier provider: set a single one that handles all kinds"
      : "handle each kind in it, and dequeue a view for each"
  }

  static func applyDuringApply(_ call: String, _ activity: DataSourceActivity) -> Issue {
    let place =
      switch activity {
      case .applying: "while another snapshot is being applied"
      case .providing: "by a provider, while views are being created"
      }
    return Issue(
      kind: .applyDuringApply,
      place: call,
      message: """
        \(call) is called \(place), and is ignored; call it afterwards, such as in the completion
        """
    )
  }
}
