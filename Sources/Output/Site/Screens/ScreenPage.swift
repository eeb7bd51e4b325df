internal import Conformance
internal import ElementTree
internal import Pictures
internal import Reporting
internal import SpecFormat

/// The page of one screen: its findings, each with a picture, and a strip of pictures under other
/// conditions.
struct ScreenPage {
  let content: ScreenContent
  /// The path of the page, relative to the site's folder.
  let path: String
}

extension ScreenPage {
  private var report: ScreenReport { content.report }

  /// The HTML of the whole page.
  var text: String {
    var frame = PageFrame(
      title: "\(report.name) · Plumb",
      pathToRoot: "",
      breadcrumbs: [
        .element("a", ["href": "index.html"], "All screens"),
        .element("span", ["aria-current": "page"], report.name),
      ]
    )
    (frame.scripts, frame.shell) = ([], .alone)
    return frame.text([head] + findings + [strip, table, widths])
  }

  private var head: Markup {
    let metrics = report.sweep.metrics
    let measured = metrics == .test ? "" : ", text and controls as on \(metrics.rawValue)"
    return .joined([
      .element("h1", [:], report.name),
      .element(
        "p",
        ["class": "note"],
        [.element("code", [:], report.place), .text(": \(report.sweep.count) layouts\(measured)")]
      ),
      .element("p", [:], [ScreenBadge(report).markup]),
      report.gapNames.map { .element("p", ["class": "note"], "placeholders: \($0)") } ?? .empty,
    ])
  }

  private var findings: [Markup] {
    let missing = report.sweep.missingResources.map { message in
      Markup.element("p", ["class": "finding-note"], "missing-resource: \(message)")
    }
    guard !report.findings.isEmpty else { return missing }
    let items = report.findings.enumerated().map { index, finding in
      FindingFigure(finding: finding, content: content, id: "f\(index + 1)").markup
    }
    return [.element("ol", ["class": "findings"], items)] + missing
  }

  /// The pictures under all drawn conditions, those with the most findings first.
  private var strip: Markup {
    let items = content.strip.shots.enumerated().map { index, shot -> Markup in
      let id = "s\(index + 1)"
      let holds = shot.findings.isEmpty
      let title = "\(report.name) on \(shot.condition.text)"
      let picture = Picture(
        screen: shot.layout,
        marking: shot.findings.flatMap(\.nodeIDs),
        title: title
      )
      let sentences = CountedSentences(shot.findings.map(\.screenSentence)).texts
      return .element(
        "li",
        ["class": holds ? "ok" : "no"],
        [
          .element(
            "figure",
            [:],
            [
              picture.markup(id: id),
              .element(
                "figcaption",
                [:],
                [.element("b", [:], "\(holds ? "✓" : "✗") \(shot.condition.text)")]
                  + sentences.prefix(3).map { .element("span", [:], $0) }
                  + (sentences.count > 3
                    ? [.element("span", [:], "and \(sentences.count - 3) more")] : [])
              ),
            ]
          )
        ]
      )
    }
    guard !items.isEmpty else { return .empty }
    return .joined([
      .element("h2", [:], "Devices and text sizes"),
      .element("ul", ["class": "strip", "aria-label": "Pictures by condition"], items),
    ])
  }

  /// The failed checks for all devices and text sizes, folded.
  private var table: Markup {
    guard !report.sweep.breaches.isEmpty else { return .empty }
    return .element(
      "details",
      [:],
      [
        .element("summary", [:], "All devices and text sizes in a table"),
        .element(
          "pre",
          ["tabindex": "0"],
          ConditionSweepWriter(report.sweep, of: report.name).tableText
        ),
      ]
    )
  }

  /// The widths below which checks fail, folded.
  private var widths: Markup {
    let limits = report.sweep.limits
    guard !limits.isEmpty else { return .empty }
    return .element(
      "details",
      [:],
      [
        .element("summary", [:], "The smallest widths"),
        .element(
          "ul",
          [:],
          limits.map { limit in
            let words = CountedSentences(limit.findings.map(\.screenSentence)).texts
            return .element(
              "li",
              [:],
              "below \(NumberText.text(limit.width)): \(words.joined(separator: ", "))"
            )
          }
        ),
      ]
    )
  }
}

/// Sentences without repetitions, with the number of each.
struct CountedSentences {
  let texts: [String]

  init(_ sentences: [String]) {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for sentence in sentences {
      if counts[sentence] == nil { order.append(sentence) }
      counts[sentence, default: 0] += 1
    }
    texts = order.map { sentence in
      let count = counts[sentence] ?? 1
      return count > 1 ? "\(sentence) (\(count) times)" : sentence
    }
  }
}

/// The verdict on a screen, with a sign, so that the color is not needed.
struct ScreenBadge {
  private let report: ScreenReport

  init(_ report: ScreenReport) { self.report = report }

  var markup: Markup {
    .element(
      "span",
      ["class": "b wrap v-\(report.passes ? "passed" : report.holds ? "unsupported" : "failed")"],
      "\(report.passes ? "✓" : report.holds ? "○" : "✗") \(report.verdict)"
    )
  }
}
