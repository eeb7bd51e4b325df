internal import Conformance
internal import ElementTree
internal import Reporting
internal import Site
internal import SpecFormat

/// Describes the outcome of `plumb try`, for a terminal, as Markdown and as pages.
@MainActor
struct TrialReport {
  /// The number of places of a missing name that are listed.
  private static let listedPlaces = 3
  /// The number of other errors that are listed.
  private static let listedErrors = 8

  private let outcome: PreviewTrial.Outcome
  /// The screens that were laid out, with their pictures.
  let screens: [ScreenContent]
  /// A line for each preview that compiles but ends without a layout, with the reason.
  private let failures: [String]

  init(_ outcome: PreviewTrial.Outcome) {
    self.outcome = outcome
    let locator = ViewLocator(outcome.files)
    let code = Dictionary(
      outcome.files.map { ($0.path, $0.source) },
      uniquingKeysWith: { first, _ in first }
    )
    let previews = outcome.runs.map { run in
      Preview(run, of: outcome.spec.scenes.first { run.report.id.hasSuffix("#\($0.id)") }, code)
    }
    failures = previews.compactMap(\.failure)
    screens = previews.compactMap { preview in
      guard let sweep = preview.run.conditionSweep else { return nil }
      let report = ScreenReport(
        name: preview.name,
        place: preview.place,
        sweep: sweep,
        locate: { finding in
          preview.scene.flatMap {
            locator.place(of: finding, in: $0.place.file, keys: sweep.textKeys)
          }
        }
      )
      let strip = preview.run.strip ?? ConditionStrip(shots: [])
      return ScreenContent(report, strip: strip, code: code)
    }
  }
}

/// A preview that compiles, with its run.
private struct Preview {
  let run: ScenarioRun
  let scene: PreviewSpec.Scene?
  let name: String

  init(_ run: ScenarioRun, of scene: PreviewSpec.Scene?, _ code: [String: [String]]) {
    (self.run, self.scene) = (run, scene)
    name =
      scene.map { $0.name == "Preview" ? $0.place.type(in: code) : $0.name } ?? run.report.id
  }

  var place: String { scene.map { "\($0.place.file):\($0.place.line)" } ?? run.report.id }

  /// The line about a run without a layout; `nil` if there is one.
  var failure: String? {
    guard run.conditionSweep == nil else { return nil }
    let results = run.report.results
    let isLate = results.contains { $0.verdict == .timedOut }
    let message = results.lazy.map(\.message).first { !$0.isEmpty }
    let reason =
      isLate
      ? "it took too long: '--timeout' sets the limit"
      : message?.split(separator: "\n").first.map(String.init) ?? "it has no layout"
    return "\(place): error: \(name): \(reason)"
  }
}

extension PreviewSpec.Place {
  /// The name of a preview without one: the name of its file.
  fileprivate func type(in code: [String: [String]]) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}

extension TrialReport {
  /// Returns whether a screen fails a check at a text size up to a given one, or has no layout.
  ///
  /// - Parameter type: The largest text size that counts; `nil` for all.
  /// - Returns: Whether the run fails.
  func fails(upTo type: String?) -> Bool {
    !failures.isEmpty || screens.contains { $0.report.fails(upTo: type) }
  }

  /// Returns the text for a terminal.
  ///
  /// - Parameter pages: The path of the index page; `nil` if there are no pages.
  /// - Returns: Lines, the number of previews last.
  func text(pages: String?) -> String {
    var paragraphs = [package, modules, nibs, missingNames, unavailable, otherErrors, stubs]
    paragraphs.append(failures.map { "\($0)\n" }.joined())
    paragraphs.append(ScreenTextWriter(screens.map(\.report)).text)
    paragraphs.append(lengths)
    paragraphs.append((pages.map { "pictures: \($0)\n" } ?? "") + laidOut + "\n")
    return TerminalText.lines(paragraphs.filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  /// The text as Markdown, for the summary of a job or a comment.
  var markdown: String {
    ScreenMarkdownWriter(screens.map(\.report), notes: notes + [laidOut]).text
  }

  /// The files of the pages; empty if no preview was laid out.
  var files: [SiteFile] {
    screens.isEmpty ? [] : ScreenSite(screens, notes: isComplete ? [] : notes + [laidOut]).files
  }

  /// Whether every preview was laid out.
  private var isComplete: Bool { screens.count == outcome.previewCount }

  private var laidOut: String {
    "\(screens.count) of \(Self.previews(outcome.previewCount)) laid out"
  }

  /// The reasons for which previews were not laid out, as sentences.
  private var notes: [String] {
    let names = outcome.missing.entries.map { entry in
      "\(entry.name.text) is not declared; it blocks \(Self.previews(entry.blockedPreviews))"
    }
    return (outcome.nibs.map { [$0] } ?? []) + names
      + outcome.errors.entries.prefix(Self.listedErrors).map(Self.line) + failures
  }

  private static func previews(_ count: Int) -> String {
    count == 1 ? "1 preview" : "\(count) previews"
  }
}

extension TrialReport {
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

  private var nibs: String { outcome.nibs.map { "\($0)\n" } ?? "" }

  private var missingNames: String {
    guard !outcome.missing.entries.isEmpty else { return "" }
    let lines = outcome.missing.entries.map { entry in
      let blocked = Self.previews(entry.blockedPreviews)
      return "  \(entry.name.text): blocks \(blocked); used in \(Self.list(entry.places))\n"
    }
    return "names that no file declares:\n" + lines.joined()
  }

  private var unavailable: String {
    outcome.errors.unavailable.map { entry in
      "not supported: \(entry.message), which Foundation on Linux does not have; it blocks "
        + "\(Self.previews(entry.blockedPreviews)) (\(Self.list(entry.places)))\n"
    }
    .joined()
  }

  private var otherErrors: String {
    let errors = outcome.errors.entries
    let rest = errors.count - Self.listedErrors
    let hidden = outcome.errors.consequences
    return errors.prefix(Self.listedErrors).map { "\(Self.line(of: $0))\n" }.joined()
      + (rest > 0 ? "and \(rest) more errors\n" : "")
      + (hidden > 0
        ? "\(hidden) more error\(hidden == 1 ? "" : "s") probably follow\(hidden == 1 ? "s" : "") "
          + "from these and from missing names\n" : "")
  }

  /// Returns an error with its first place, and the number of previews that it blocks.
  private static func line(of entry: CodeErrors.Entry) -> String {
    let others = entry.places.dropFirst()
    let more = others.isEmpty ? "" : "also at \(list(Array(others))); "
    return "\(entry.places[0].file):\(entry.places[0].line): error: \(entry.message) "
      + "(\(more)blocks \(previews(entry.blockedPreviews)))"
  }

  /// Returns the first places.
  private static func list(_ places: [PreviewSpec.Place]) -> String {
    let rest = places.count - listedPlaces
    return places.prefix(listedPlaces).map { "\($0.file):\($0.line)" }.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private var stubs: String {
    guard let stubs = outcome.stubs, !stubs.added.isEmpty else { return "" }
    return "added to \(stubs.path): \(stubs.added.joined(separator: ", "))\n"
  }
}
