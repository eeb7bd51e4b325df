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

  init(_ outcome: PreviewTrial.Outcome) {
    self.outcome = outcome
    let locator = ViewLocator(outcome.files)
    let code = Dictionary(
      outcome.files.map { ($0.path, $0.source) },
      uniquingKeysWith: { first, _ in first }
    )
    screens = outcome.runs.compactMap { run in
      guard let sweep = run.conditionSweep else { return nil }
      let scene = outcome.spec.scenes.first { run.report.id.hasSuffix("#\($0.id)") }
      let report = ScreenReport(
        name: scene.map { $0.name == "Preview" ? $0.place.type(in: code) : $0.name }
          ?? run.report.id,
        place: scene.map { "\($0.place.file):\($0.place.line)" } ?? run.report.id,
        sweep: sweep,
        locate: { finding in
          scene.flatMap {
            locator.place(of: finding, in: $0.place.file, keys: sweep.textKeys)
          }
        }
      )
      return ScreenContent(report, strip: run.strip ?? ConditionStrip(shots: []), code: code)
    }
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
  /// Returns whether a screen fails a check at a text size up to a given one.
  ///
  /// - Parameter type: The largest text size that counts; `nil` for all.
  /// - Returns: Whether the run fails.
  func fails(upTo type: String?) -> Bool { screens.contains { $0.report.fails(upTo: type) } }

  /// Returns the text for a terminal.
  ///
  /// - Parameter pages: The path of the index page; `nil` if there are no pages.
  /// - Returns: Lines, the number of previews last.
  func text(pages: String?) -> String {
    var paragraphs = [package, modules, nibs, missingNames, otherErrors, stubs]
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
      + errors.prefix(Self.listedErrors).map { "\($0.place.file):\($0.place.line): \($0.message)" }
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
      let places = entry.places.prefix(Self.listedPlaces).map { "\($0.file):\($0.line)" }
      let rest = entry.places.count - places.count
      let more = rest > 0 ? " and \(rest) more" : ""
      let blocked = Self.previews(entry.blockedPreviews)
      return "  \(entry.name.text): blocks \(blocked); used in "
        + places.joined(separator: ", ") + more + "\n"
    }
    return "names that no file declares:\n" + lines.joined()
  }

  /// The errors at lines without a missing name, whose other errors are consequences.
  private var errors: [PlacedError] {
    // Further errors at the same line are usually consequences.
    var explained = Set(outcome.missing.entries.flatMap(\.places))
    return outcome.errors.filter { error in
      MissingName(error.message) == nil && error.message != "circular reference"
        && explained.insert(error.place).inserted
    }
  }

  private var otherErrors: String {
    let errors = errors
    let rest = errors.count - Self.listedErrors
    return errors.prefix(Self.listedErrors)
      .map { "\($0.place.file):\($0.place.line): error: \($0.message)\n" }.joined()
      + (rest > 0 ? "and \(rest) more errors\n" : "")
  }

  private var stubs: String {
    guard let stubs = outcome.stubs, !stubs.added.isEmpty else { return "" }
    return "added to \(stubs.path): \(stubs.added.joined(separator: ", "))\n"
  }
}
