internal import SuiteRunning
internal import Conformance
internal import ElementTree
internal import Reporting
internal import Site
internal import SpecFormat

/// Describes the outcome of `plumb try`, for a terminal, as Markdown and as pages.
@MainActor
struct TrialReport {
  /// The maximum number of gaps and of failures that are listed.
  private static let lineLimit = 20
  /// The rule of gaps that are names without a declaration.
  private static let typeRule = "name"

  private let build: PreviewBuild
  private let trial: [PreviewTrial.Screen]
  /// The screens that were laid out, with their pictures.
  let screens: [ScreenContent]
  /// The names that were added to the file of stubs.
  var addedStubs: [String] = []
  /// A line for each preview without a layout, with the reason.
  private let failures: [String]

  init(_ build: PreviewBuild, _ trial: [PreviewTrial.Screen]) {
    (self.build, self.trial) = (build, trial)
    let locator = ViewLocator(build.files)
    let code = Dictionary(build.files.map { ($0.path, $0.lines) }) { first, _ in first }
    let reasons = Dictionary(grouping: build.missingPreviews, by: \.reason)
    var known: Set<String> = []
    let missing = build.missingPreviews.filter { known.insert($0.reason).inserted }.map { missing in
      let preview = missing.preview
      let others = (reasons[missing.reason]?.count ?? 1) - 1
      return "\(preview.place): error: \(preview.shownName): it does not compile: \(missing.reason)"
        + (others == 0 ? "" : " (and \(others) more)")
    }
    failures = missing + trial.compactMap(\.failure)
    screens = trial.compactMap { screen in
      guard let sweep = screen.layout.sweep else { return nil }
      var report = ScreenReport(
        name: screen.scene.name,
        place: screen.scene.place,
        sweep: sweep,
        locate: { locator.place(of: $0, in: screen.scene.preview.file, keys: sweep.textKeys) }
      )
      report.leftOut = screen.layout.leftOut
      let strip = screen.layout.strip ?? ConditionStrip(shots: [])
      return ScreenContent(report, strip: strip, code: code)
    }
  }
}

extension TrialReport {
  /// Returns whether a screen fails a check at a text size up to a given one, or has no layout.
  ///
  /// - Parameter type: The largest text size that counts; `nil` for all.
  /// - Returns: Whether the run fails.
  private func fails(upTo type: String?) -> Bool {
    !failures.isEmpty || screens.contains { $0.report.fails(upTo: type) }
  }

  /// Returns the exit code of `plumb try`.
  ///
  /// - Parameter type: The largest text size whose findings are a failure; `nil` for all.
  /// - Returns: The code.
  func exitCode(upTo type: String?) -> ExitCode {
    if build.previewCount == 0 { return .nothingSelected }
    // A preview that traps was built.
    if screens.isEmpty, trial.isEmpty { return .notBuilt }
    return fails(upTo: type) ? .mismatch : .success
  }

  /// Returns the text for a terminal.
  ///
  /// - Parameter pages: The path of the index page; `nil` if there are no pages.
  /// - Returns: Lines, the number of previews last.
  func text(pages: String?) -> String {
    var paragraphs = [build.notes.map { "\($0)\n" }.joined(), modules, stubs]
    paragraphs.append(Self.limited(failures))
    paragraphs.append(ScreenTextWriter(screens.map(\.report)).text)
    paragraphs += [gaps, lengths, fonts]
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
  private var isComplete: Bool { screens.count == build.previewCount }

  /// The number of previews in words.
  var laidOut: String {
    screens.map(\.report).summary(ofTotal: build.previewCount)
  }

  /// The reasons for which previews were not laid out or have gaps, as sentences.
  private var notes: [String] { failures + gapLines }

  private var modules: String {
    build.missingModules.isEmpty
      ? "" : "imports ignored: \(build.missingModules.joined(separator: ", "))\n"
  }

  /// The controls of all previews with lengths that are not recorded.
  private var lengths: String {
    let sweeps = trial.compactMap(\.layout.sweep)
    guard let metrics = sweeps.first?.metrics else { return "" }
    let lengths = sweeps.reduce([]) { $1.unrecordedLengths.added(to: $0) }
    return lengths.isEmpty ? "" : UnrecordedLengths(lengths, on: metrics).text + "\n"
  }

  /// The fonts of all previews, with the text libraries, such as HarfBuzz, that measure them.
  private var fonts: String {
    let fonts = trial.compactMap(\.layout.sweep).reduce([]) { $0.united(with: $1.fonts) }
    return fonts.sentences.map { $0 + "\n" }.joined()
  }

  private var stubs: String {
    addedStubs.isEmpty ? "" : "declared as stubs: \(addedStubs.joined(separator: ", "))\n"
  }
}

extension TrialReport {
  /// A part of the code that is left out, with the number of previews that need it.
  private struct NeededGap {
    var gap: PreviewBuild.Gap
    var previewCount: Int
  }

  /// The parts that are left out and that previews need, those with the most previews first.
  private var neededGaps: [NeededGap] {
    var counts: [String: Int] = [:]
    for screen in trial {
      // What a preview printed while it ran, and the place in the message of a trap.
      let texts = screen.layout.leftOut + [screen.failure ?? ""]
      let places = texts.flatMap { text in
        text.matches(of: /\(([^()]+:\d+|type [\w.]+)\)/).map { String($0.1) }
      }
      for place in Set(places) { counts[place, default: 0] += 1 }
    }
    var needed: [NeededGap] = []
    var known: Set<String> = []
    for gap in build.gaps {
      let place = "\(gap.file):\(gap.line)"
      guard let count = counts[place], known.insert(place).inserted else { continue }
      needed.append(NeededGap(gap: gap, previewCount: count))
    }
    for (place, count) in counts.sorted(by: { $0.key < $1.key }) where place.hasPrefix("type ") {
      let gap = gap(ofType: String(place.dropFirst("type ".count)))
      needed.append(NeededGap(gap: gap, previewCount: count))
    }
    return needed.enumerated()
      .sorted { (-$0.element.previewCount, $0.offset) < (-$1.element.previewCount, $1.offset) }
      .map(\.element)
  }

  /// The types that previews need and that no module declares, in alphabetical order.
  var missingTypes: [String] {
    neededGaps.map(\.gap).filter { $0.rule == Self.typeRule && !$0.subject.contains(".") }
      .map(\.subject).sorted()
  }

  /// Returns the gap of a type, or of a static member, that no module declares, at the first line
  /// that names it.
  private func gap(ofType name: String) -> PreviewBuild.Gap {
    let word = name.split(separator: ".").last ?? name[...]
    let isName = { (character: Character) in
      character.isLetter || character.isNumber || character == "_"
    }
    for file in build.files {
      for (index, line) in file.lines.enumerated() where line.contains(word) {
        guard line.split(whereSeparator: { !isName($0) }).contains(word) else { continue }
        return PreviewBuild.Gap(
          rule: Self.typeRule,
          subject: name,
          file: file.path,
          line: index + 1,
          reason: "no module declares it"
        )
      }
    }
    return PreviewBuild.Gap(
      rule: Self.typeRule,
      subject: name,
      file: build.files.first?.path ?? "",
      line: 1,
      reason: "no module declares it"
    )
  }

  private var gapLines: [String] {
    neededGaps.map { needed in
      let count =
        needed.previewCount == 1 ? "1 preview needs" : "\(needed.previewCount) previews need"
      let gap = needed.gap
      return "\(gap.file):\(gap.line): \(count) the \(gap.rule) '\(gap.subject)': \(gap.reason)"
    }
  }

  private var gaps: String {
    let lines = gapLines
    let rest = build.gaps.count - neededGaps.count { $0.gap.rule != Self.typeRule }
    guard rest + lines.count > 0 else { return "" }
    let head = lines.isEmpty ? "" : "left out, because it does not compile:\n"
    let tail =
      rest == 0
      ? ""
      : "\(lines.isEmpty ? "" : "and ")\(rest) part\(rest == 1 ? "" : "s") of the code that no "
        + "preview needs\(lines.isEmpty ? rest == 1 ? " was left out" : " were left out" : "")\n"
    return head + Self.limited(lines.map { "  \($0)" }) + tail
  }

  private static func limited(_ lines: [String]) -> String {
    let rest = lines.count - lineLimit
    return lines.prefix(lineLimit).map { "\($0)\n" }.joined()
      + (rest > 0 ? "  and \(rest) more\n" : "")
  }
}
