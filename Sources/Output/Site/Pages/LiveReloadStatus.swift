internal import Conformance
internal import ElementTree
package import SpecFormat

/// The state of a watched spec, in addition to its results.
package struct LiveReloadStatus: Sendable {
  /// The path of the spec, relative to the package.
  package var file: String
  /// The mistakes in the current file; the page then shows an earlier version of the spec.
  package var mistakes: [SpecDiagnostic]
  /// The number of scenarios of the spec that have not run yet.
  package var waiting: Int
  /// The commands that accept the results of scenarios, by scenario id.
  package var commands: [String: String]
  /// The state of the other specs, as a sentence.
  package var others: String

  package init(
    file: String,
    mistakes: [SpecDiagnostic] = [],
    waiting: Int = 0,
    commands: [String: String] = [:],
    others: String = ""
  ) {
    self.file = file
    self.mistakes = mistakes
    self.waiting = waiting
    self.commands = commands
    self.others = others
  }
}

/// The header of a watched spec: its mistakes, its failures, and the commands that accept these.
struct LiveReloadStatusMarkup {
  let status: LiveReloadStatus
  /// The results of the spec; `nil` if it has never been readable.
  let report: SpecReport?
  let links: SourceLinks
}

extension LiveReloadStatusMarkup {
  var markup: Markup {
    .joined([head, mistakes, failures, note(status.others)])
  }

  private var failing: [ScenarioReport] {
    (report?.scenarios ?? []).filter(\.verdict.failsTheRun)
  }

  private var head: Markup {
    let waiting = status.waiting == 0 ? "" : " \(status.waiting) more waiting."
    let count = failing.count
    let sentence =
      count == 0 ? "Nothing fails." : "\(count) scenario\(count == 1 ? "" : "s") failing."
    return .element(
      "p",
      ["class": "file"],
      [
        .element("b", [:], status.file),
        .text(report == nil || !status.mistakes.isEmpty ? "" : " \(sentence)"), .text(waiting),
      ]
    )
  }

  /// The mistakes with their lines, and a note that the content below is older.
  private var mistakes: Markup {
    guard !status.mistakes.isEmpty else { return .empty }
    let items = status.mistakes.map { mistake in
      let lines = LineLinks(file: mistake.file, links: links, pathToRoot: "")
      return Markup.element(
        "li",
        [:],
        [lines.markup(line: mistake.line), .text(" \(mistake.mistake.message)")]
      )
    }
    let words =
      report == nil
      ? "The file has mistakes." : "Stale: this is the last version of the spec without mistakes."
    return .element(
      "div",
      ["class": "mistakes"],
      [.element("p", [:], [.element("b", [:], words)]), .element("ul", [:], items)]
    )
  }

  private var failures: Markup {
    guard !failing.isEmpty else { return .empty }
    return .element("ul", ["class": "failures"], failing.map { item($0) })
  }

  private func item(_ scenario: ScenarioReport) -> Markup {
    let slug = ScenarioID(scenario.id).slug
    let first = scenario.results.first { $0.verdict == scenario.verdict }
    let message = first?.message.split(whereSeparator: \.isNewline).last.map { String($0) } ?? ""
    let command = status.commands[scenario.id].map { command in
      let code = Markup.element("code", ["class": "cmd"], command)
      return Markup.element("div", [:], [.text("accept it: "), code])
    }
    return .element(
      "li",
      [:],
      [
        Badge.verdict(scenario.verdict), .text(" "),
        .element("a", ["href": "#\(slug)"], scenario.id), .text(" "),
        .element("span", ["class": "note"], message), command ?? .empty,
      ]
    )
  }

  private func note(_ text: String) -> Markup {
    text.isEmpty ? .empty : .element("p", ["class": "note"], text)
  }
}
