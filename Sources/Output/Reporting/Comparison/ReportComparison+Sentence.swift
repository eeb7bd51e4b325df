/// A comparison in a sentence.
extension ReportComparison {
  /// `2 scenarios newly failing, 1 fixed: worse`.
  var sentence: String {
    let counts = ChangeKind.allCases.compactMap { kind in
      let count = Set(changes(kind).map(\.id)).count
      return count == 0 ? nil : "\(count) \(kind.title.lowercased())"
    }
    guard !counts.isEmpty else { return "Nothing changed." }
    return "Scenarios: \(counts.joined(separator: ", ")). "
      + (isWorse ? "Something got worse." : "Nothing got worse.")
      + (lacksValues
        ? " Some results are of an older plumb, without values: by how much they changed is not known."
        : "")
  }

  /// Whether a change that is told by its amount has none.
  private var lacksValues: Bool { changes.contains { $0.kind.isGrouped && $0.lacksValues } }
}

extension ChangeKind {
  /// Whether its changes are told in groups with one cause each.
  var isGrouped: Bool { self == .newlyFailing || self == .changed }
}
