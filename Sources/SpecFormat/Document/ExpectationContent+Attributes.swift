extension ExpectationContent {
  /// Whether the block has no line yet, so that `plumb accept` has to fill it: no issues are
  /// something to say, no frames are not.
  package var isToBeFilled: Bool {
    switch self {
    case .frames(let frames): frames.lines.isEmpty
    case .negotiation(let lines): lines.isEmpty
    case .calls(let lines): lines.isEmpty
    case .preferences(let lines): lines.isEmpty
    case .laws(let lines): lines.isEmpty
    case .snapshot(let lines): lines.isEmpty
    case .updates(let lines): lines.isEmpty
    case .cells(let lines): lines.isEmpty
    case .issues, .resting: false
    }
  }

  /// Whether whatever happens is as expected, as with `...` alone.
  package var allowsEverything: Bool {
    switch self {
    case .frames(let frames): frames.lines.isAllEllipses
    case .negotiation(let lines): lines.isAllEllipses
    case .calls, .preferences, .resting, .laws, .snapshot, .updates, .cells: false
    case .issues(let issues): issues.allowsOthers && issues.lines.isEmpty
    }
  }

  /// The content with what the info string says of it.
  func with(
    _ info: InfoString,
    reportingTo diagnostics: inout DiagnosticCollector
  ) -> ExpectationContent {
    guard case .frames(var frames) = self else { return self }
    frames.tolerance = info.tolerance(reportingTo: &diagnostics)
    frames.isInWindow = info.has(.window)
    frames.isVisibleOnly = info.has(.visible)
    return .frames(frames)
  }
}

extension Array where Element: NestableLine {
  /// Whether there are lines, and every one is `...`.
  fileprivate var isAllEllipses: Bool { !isEmpty && allSatisfy(\.isEllipsis) }
}
