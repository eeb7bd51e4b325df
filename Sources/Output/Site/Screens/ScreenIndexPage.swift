internal import Conformance
internal import ElementTree
internal import Pictures
internal import Reporting
internal import SpecFormat

/// The index of all screens: a small picture, the verdict and the first finding of each.
struct ScreenIndexPage {
  let pages: [ScreenPage]
  /// Sentences below the screens.
  let notes: [String]
}

extension ScreenIndexPage {
  /// The HTML of the whole page.
  var text: String {
    var frame = PageFrame(
      title: "Screens · Plumb",
      pathToRoot: "",
      breadcrumbs: [.element("span", ["aria-current": "page"], "All screens")]
    )
    (frame.scripts, frame.shell) = ([], .alone)
    let failing = pages.count { !$0.content.report.holds }
    let count = pages.count == 1 ? "1 screen" : "\(pages.count) screens"
    let reports = pages.map(\.content.report)
    let gaps = reports.count(where: \.hasGaps)
    let verdict = [
      failing > 0
        ? "\(failing) with findings" : reports.blankSentence == nil ? "every check passes" : nil,
      gaps > 0 ? "\(gaps) with gaps" : nil,
      reports.blankSentence,
    ]
    .compactMap(\.self).joined(separator: ", ")
    return frame.text([
      .element("h1", [:], "Screens"),
      .element("p", ["class": "note"], "\(count), \(verdict)"),
      .element("ul", ["class": "screens"], pages.enumerated().map { item($1, number: $0 + 1) }),
      notes.isEmpty
        ? .empty
        : .joined([
          .element("h2", [:], "Not laid out"),
          .element("ul", ["class": "notes-list"], notes.map { .element("li", [:], $0) }),
        ]),
    ])
  }

  /// Returns the place of a screen without the leading folders that all screens share.
  private func place(of report: ScreenReport) -> String {
    let folders = pages.map { $0.content.report.place.split(separator: "/").dropLast() }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return report.place.split(separator: "/").dropFirst(common.count).joined(separator: "/")
  }

  private func item(_ page: ScreenPage, number: Int) -> Markup {
    let report = page.content.report
    let shot = page.content.strip.shots.first
    let picture = shot.map { shot in
      Picture(
        screen: shot.layout,
        marking: shot.findings.flatMap(\.nodeIDs),
        title: "\(report.name) on \(shot.condition.text)"
      )
      .markup(id: "t\(number)")
    }
    let finding = report.findings.first.map { "\($0.sentence): \($0.extent)" }
    return .element(
      "li",
      ["class": report.passes ? "ok" : report.holds ? "blank" : "no"],
      [
        .element("a", ["class": "thumb", "href": page.path], [picture ?? .text(report.name)]),
        .element(
          "div",
          [:],
          [
            .element("h2", [:], [.element("a", ["href": page.path], report.name)]),
            .element("p", ["class": "note"], [.element("code", [:], place(of: report))]),
            .element("p", [:], [ScreenBadge(report).markup]),
            finding.map { .element("p", ["class": "note"], $0) } ?? .empty,
            report.gapNames.map { .element("p", ["class": "note"], "placeholders: \($0)") }
              ?? .empty,
          ]
        ),
      ]
    )
  }
}
