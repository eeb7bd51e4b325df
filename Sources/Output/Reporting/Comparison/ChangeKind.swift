/// The kind of change of an expectation from one report to another, the gravest first.
enum ChangeKind: String, CaseIterable, Codable {
  /// Fails now, and did not before, or is new and fails.
  case newlyFailing = "newly-failing"
  /// Is skipped or unsupported now, and was neither before.
  case noLongerChecked = "no-longer-checked"
  /// Rests on weaker evidence than before, or held and is gone with its evidence.
  case evidenceLost = "evidence-lost"
  /// Fails as before, and is marked as known to fail now.
  case excused
  /// The engine does something else now, and that is as good or bad as before.
  case changed
  case fixed
  case new
  /// Has another id, and expects what it did.
  case renamed
  /// Is gone, and is no loss: it did not hold, or rested on nothing but the engine.
  case removed
}

extension ChangeKind {
  /// The heading of a list of such changes.
  var title: String {
    switch self {
    case .newlyFailing: "Newly failing"
    case .noLongerChecked: "No longer checked"
    case .evidenceLost: "Evidence lost"
    case .excused: "Now known to fail"
    case .changed: "Changed frames and other values"
    case .fixed: "Fixed"
    case .new: "New"
    case .renamed: "Renamed"
    case .removed: "Removed"
    }
  }
}
