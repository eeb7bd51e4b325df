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
    var paragraphs = [package, modules, missingNames, otherErrors, stubs]
    paragraphs += outcome.runs.map { run in
      guard let sweep = run.conditionSweep else { return "" }
      let scene = outcome.spec.scenes.first { run.report.id.hasSuffix("#\($0.id)") }
      let title = scene.map { "\($0.place.file):\($0.place.line): \($0.name)" } ?? run.report.id
      return ConditionSweepWriter(sweep, of: title).text
    }
    paragraphs.append(
      "\(shown) of \(Self.previews(outcome.previewCount)) laid out\n"
    )
    return TerminalText.lines(paragraphs.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  private static func previews(_ count: Int) -> String {
    count == 1 ? "1 preview" : "\(count) previews"
  }

  private var package: String {
    guard let package = outcome.package else { return "" }
    let names = package.modules?.names ?? []
    let built = names.isEmpty ? [] : ["modules of the package: \(names.joined(separator: ", "))"]
    let failed = package.failures.map {
      "'\($0.target)' does not build here, so that its files are laid out as they are: "
        + $0.message
    }
    return (built + failed).map { "\($0)\n" }.joined()
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
