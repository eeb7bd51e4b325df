internal import Conformance
internal import ElementTree

/// Writes the findings of screens for a terminal, in a limited number of lines.
package struct ScreenTextWriter {
  /// The number of lines that are not exceeded, unless there are more failing screens.
  private static let lineLimit = 32
  /// The maximum number of findings of one screen.
  private static let findingLimit = 5
  /// The maximum number of screens whose placeholders are listed.
  private static let gapLimit = 8

  private let screens: [ScreenReport]

  package init(_ screens: [ScreenReport]) { self.screens = screens.worstFirst }
}

extension ScreenTextWriter {
  package var text: String {
    let failing = screens.filter { !$0.holds }
    let passing = screens.filter(\.passes)
    // Each screen has a line with its verdict, and shares the rest with the others.
    let space = Self.lineLimit - 2 * failing.count
    let share = failing.isEmpty ? 0 : max(1, min(space / failing.count, Self.findingLimit))
    var lines = failing.flatMap { self.lines(of: $0, limit: share) }
    if !passing.isEmpty {
      let count = passing.count == 1 ? "1 screen" : "\(passing.count) screens"
      lines.append("✓ every check passes in \(count): " + names(of: passing))
    }
    lines += blankLines + gapLines + unresolvedKeys
    return TerminalText.lines(lines.map { "\($0)\n" }.joined())
  }

  /// The screens that show nothing, by the likely reason; none if there are no such screens.
  private var blankLines: [String] {
    guard let sentence = screens.blankSentence else { return [] }
    let groups = ShownContent.BlankReason.allCases.compactMap { reason -> String? in
      let blank = screens.filter { $0.blankReason == reason }
      return blank.isEmpty ? nil : "    \(reason.rawValue): \(names(of: blank))"
    }
    return ["○ \(sentence):"] + groups
  }

  /// The screens with placeholders, each with their names; none if there are no such screens.
  private var gapLines: [String] {
    let incomplete = screens.filter { !$0.gaps.isEmpty }
    guard !incomplete.isEmpty else { return [] }
    let count = incomplete.count == 1 ? "1 screen has" : "\(incomplete.count) screens have"
    let lines = incomplete.prefix(Self.gapLimit).map { screen in
      "    \(screen.place): \(screen.name): \(screen.gapNames ?? "")"
    }
    let rest = incomplete.count - lines.count
    return ["◌ \(count) placeholders instead of views:"] + lines
      + (rest > 0 ? ["    and \(rest) more"] : [])
  }

  private func lines(of screen: ScreenReport, limit: Int) -> [String] {
    let findings = screen.findings.prefix(limit).map { finding in
      let place = finding.shortPlace.map { " [\($0)]" } ?? ""
      let more = finding.consequence.map { "; \($0)" } ?? ""
      return "    \(finding.sentence): \(finding.extent)\(more)\(place)"
    }
    let rest = screen.findings.count - findings.count
    let missing = screen.sweep.missingResources
    return ["✗ \(screen.place): \(screen.name): \(screen.verdict)"] + findings
      + (rest > 0 ? ["    and \(rest) more"] : [])
      + (missing.isEmpty ? [] : ["    missing-resource: " + missing.joined(separator: "; ")])
  }

  /// A line with the texts that look like keys; none if there are no such texts.
  private var unresolvedKeys: [String] {
    let keys = Set(screens.flatMap(\.sweep.unresolvedKeys)).sorted().map { "'\($0)'" }
    guard !keys.isEmpty else { return [] }
    let names = keys.joined(separator: ", ")
    return ["texts without strings ('--resources' names the app's folder): \(names)"]
  }

  private func names(of screens: [ScreenReport]) -> String {
    let names = screens.prefix(6).map { "\($0.place): \($0.name)" }
    let rest = screens.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}
