internal import Conformance

/// A badge with the last run of a history, for a README.
package struct HistoryBadge {
  private let entry: HistoryEntry?

  /// - Parameter entry: The run; `nil` where there is none yet.
  package init(_ entry: HistoryEntry?) {
    self.entry = entry
  }
}

extension HistoryBadge {
  /// The badge, a file of SVG.
  package var svg: String {
    FlatBadge(name: "layout", words: words, color: color).svg
  }

  private var failing: Int { entry?.count(\.failsTheRun) ?? 0 }

  private var words: String {
    guard let entry else { return "no run yet" }
    return failing == 0
      ? "\(entry.count { $0 == .passed }) of \(entry.expectations) hold" : "\(failing) fail"
  }

  private var color: FlatBadge.Color { entry == nil ? .none : failing == 0 ? .good : .bad }
}
