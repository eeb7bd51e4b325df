internal import Conformance
internal import ElementTree
internal import Reporting
internal import SpecFormat

/// Describes the outcome of `plumb try` for a terminal.
@MainActor
struct TrialReport {
  /// The number of places of a missing name that are listed.
  private static let listedPlaces = 3

  private let outcome: PreviewTrial.Outcome

  init(_ outcome: PreviewTrial.Outcome) { self.outcome = outcome }

  var text: String {
    let shown = outcome.runs.filter { $0.conditionSweep != nil }.count
    var paragraphs = [modules, missingNames, otherErrors, stubs]
    paragraphs += outcome.runs.map { run in
      guard let sweep = run.conditionSweep else { return "" }
      let scene = outcome.spec.scenes.first { run.report.id.hasSuffix("#\($0.id)") }
      let title = scene.map { "\($0.place.file):\($0.place.line): \($0.name)" } ?? run.report.id
      return ConditionSweepWriter(sweep, of: title, listsLengths: false).text
    }
    paragraphs.append(lengths)
    paragraphs.append(
      "\(shown) of \(Self.previews(outcome.previewCount)) laid out\n"
    )
    return TerminalText.lines(paragraphs.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private static func previews(_ count: Int) -> String {
    count == 1 ? "1 preview" : "\(count) previews"
  }

  /// The controls of all previews with lengths that are not recorded.
  private var lengths: String {
    let sweeps = outcome.runs.compactMap(\.conditionSweep)
    guard let metrics = sweeps.first?.metrics else { return "" }
    let lengths = sweeps.reduce([]) { $1.unrecordedLengths.added(to: $0) }
    return lengths.isEmpty ? "" : UnrecordedLengths(lengths, on: metrics).text + "\n"
  }

  private var modules: String {
    let names = Set(outcome.ignoredModules).sorted()
    return names.isEmpty ? "" : "imports ignored: \(names.joined(separator: ", "))\n"
  }

  private var missingNames: String {
    guard !outcome.missing.entries.isEmpty else { return "" }
    let lines = outcome.missing.entries.map { entry in
      let places = entry.places.prefix(Self.listedPlaces).map { "\($0.file):\($0.line)" }
      let rest = entry.places.count - places.count
      let more = rest > 0 ? " and \(rest) more" : ""
      let blocked = Self.previews(entry.blockedPreviews)
      return "  \(entry.name.text): blocks \(blocked); used in "
        + places.joined(separator: ", ") + more + "\n"
    }
    return "names that no file declares:\n" + lines.joined()
  }

  private var otherErrors: String {
    outcome.errors.filter { MissingName($0.message) == nil }
      .map { "\($0.place.file):\($0.place.line): error: \($0.message)\n" }.joined()
  }

  private var stubs: String {
    guard let stubs = outcome.stubs, !stubs.added.isEmpty else { return "" }
    return "added to \(stubs.path): \(stubs.added.joined(separator: ", "))\n"
  }
}
