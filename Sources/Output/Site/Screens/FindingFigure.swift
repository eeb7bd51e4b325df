internal import Conformance
internal import ElementTree
internal import Pictures
internal import Reporting
internal import SpecFormat

/// A finding of a screen: the picture under the worst condition, the conditions in words, and the
/// line of Swift.
struct FindingFigure {
  /// The number of lines that are shown above and below the line of a finding.
  private static let contextLines = 3

  let finding: ScreenReport.Finding
  let content: ScreenContent
  /// A prefix for ids, unique in the page.
  let id: String
}

extension FindingFigure {
  var markup: Markup {
    .element(
      "li",
      ["class": "finding", "id": id],
      [picture, .element("div", ["class": "words"], words)]
    )
  }

  private var picture: Markup {
    guard let shot = content.strip.shot(under: finding.fault.condition) else { return .empty }
    // Node ids differ between layouts; those of the findings in this layout are marked.
    let marked = shot.findings.filter { $0.check == finding.check && isSame($0) }
    let picture = Picture(
      screen: shot.layout,
      marking: marked.flatMap(\.nodeIDs),
      title: "\(finding.sentence), on \(shot.condition.text)"
    )
    return .element(
      "figure",
      [:],
      [
        picture.markup(id: id),
        .element("figcaption", [:], shot.condition.text),
      ]
    )
  }

  private func isSame(_ other: CheckFinding) -> Bool {
    other.naming.node == finding.fault.worst.naming.node
      && other.naming.other?.node == finding.fault.worst.naming.other?.node
  }

  private var words: [Markup] {
    [
      .element("h2", [:], finding.sentence),
      .element("p", ["class": "where"], finding.extent),
      .element(
        "p",
        ["class": "note"],
        "\(finding.layoutCount) of \(content.report.sweep.count) layouts; worst on "
          + "\(finding.fault.condition.text); check: \(finding.check.usualLine)"
      ),
      finding.consequences.isEmpty
        ? .empty
        : .element(
          "p",
          ["class": "note"],
          "cut off: \(CountedSentences(finding.consequences).texts.joined(separator: ", "))"
        ),
      code,
    ]
  }

  /// The line of Swift with its context, which can be folded.
  private var code: Markup {
    guard let place = finding.place, let name = finding.shortPlace else {
      let place = Markup.element("code", [:], content.report.place)
      return .element("p", ["class": "note"], [.text("in "), place])
    }
    let lines = content.code[place.file] ?? []
    let first = max(place.line - Self.contextLines, 1)
    let last = min(place.line + Self.contextLines, lines.count)
    guard first <= last else { return .element("p", ["class": "note"], name) }
    let shown = (first...last).map { number in
      let text = lines[number - 1]
      return Markup.element(
        "span",
        ["class": number == place.line ? "l w" : "l"],
        [.element("span", ["class": "c"], "\(number)  ".leftPadded(to: 6))]
          + [.text("\(text)\n")]
      )
    }
    return .element(
      "details",
      ["open": ""],
      [
        .element("summary", [:], [.element("code", [:], name)]),
        .element("pre", ["tabindex": "0"], [.element("code", [:], shown)]),
      ]
    )
  }
}

extension String {
  fileprivate func leftPadded(to length: Int) -> String {
    String(repeating: " ", count: max(0, length - count)) + self
  }
}
