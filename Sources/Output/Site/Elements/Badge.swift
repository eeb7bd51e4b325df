internal import Conformance
internal import ElementTree
internal import SpecFormat

/// Small labels for verdicts and evidence.
enum Badge {
  /// Returns a label with the verdict and a sign, so that the color is not needed.
  static func verdict(_ verdict: Verdict) -> Markup {
    .element("span", ["class": "b v-\(verdict.family)"], "\(verdict.mark) \(verdict.rawValue)")
  }

  /// Returns labels for the verdicts of several scenarios, with their numbers.
  ///
  /// Equal verdicts have one label and the number of all scenarios. Otherwise, each verdict has a
  /// label with its number of scenarios, the most severe first.
  static func summary(of verdicts: [Verdict]) -> Markup {
    let count = verdicts.count
    let total = " \(count) scenario\(count == 1 ? "" : "s")"
    let kinds = Verdict.allCases.filter { verdicts.contains($0) }
    guard kinds.count > 1 else { return .joined([verdict(kinds.first ?? .error), .text(total)]) }
    let worst = kinds.reversed().flatMap { kind in
      let number = verdicts.count { $0 == kind }
      return [Self.verdict(kind), Markup.text(" \(number) of \(count)"), .text(", ")]
    }
    return .joined(Array(worst.dropLast()) + [.text(" scenarios")])
  }

  /// Returns a short label with the verdict of a block, as a site has ten thousand of them.
  static func blockVerdict(_ verdict: Verdict) -> Markup {
    guard verdict == .passed else { return Self.verdict(verdict) }
    return .element("b", [:], "\(verdict.mark) \(verdict.rawValue)")
  }

  /// Returns the sign of a verdict, for lists.
  static func mark(_ verdict: Verdict) -> Markup {
    .element(
      "span",
      ["class": "v v-\(verdict.family)", "role": "img", "aria-label": verdict.rawValue],
      verdict.mark
    )
  }

  /// Returns a label with the evidence, its meaning, and the systems of its numbers.
  ///
  /// - Parameters:
  ///   - evidence: The evidence; `nil` if it is not stated.
  ///   - systems: The systems of the numbers; empty if they are not stated.
  ///   - usesReferenceStyle: Whether the clause depends on the engine's style of controls.
  /// - Returns: A `span` element.
  static func evidence(
    _ evidence: Evidence?,
    on systems: [SystemVersion] = [],
    usesReferenceStyle: Bool = false
  ) -> Markup {
    let standing = Standing(evidence, usesReferenceStyle: usesReferenceStyle)
    let isOwnStyle = standing == .own && evidence == .derived
    let word = isOwnStyle ? standing.word : evidence?.rawValue ?? "unstated"
    return .element(
      "span",
      ["class": "e e-\(standing.rawValue)"],
      (["\(standing.icon) \(word)"] + (systems.isEmpty ? [] : [systems.text]))
        .joined(separator: " · ")
    )
  }

  /// Returns a label with the strongest evidence of a scenario, and the systems of its recordings.
  ///
  /// - Parameter entry: The scenario.
  /// - Returns: A `span` element.
  static func standing(of entry: SiteTopics.Entry) -> Markup {
    let words = ["\(entry.standing.icon) \(entry.standing.word)", entry.systems.text]
    return .element(
      "span",
      ["class": "e e-\(entry.standing.rawValue)"],
      words.filter { !$0.isEmpty }.joined(separator: " · ")
    )
  }

  /// Returns the systems of a scenario's recordings, for a list.
  ///
  /// The style sheet shows the standing before them, from the attribute `data-ev` of the item.
  ///
  /// - Parameter entry: The scenario.
  /// - Returns: A `span` element; empty if the scenario has no systems.
  static func systems(of entry: SiteTopics.Entry) -> Markup {
    let systems = entry.standing == .recorded ? entry.systems : []
    return systems.isEmpty ? .empty : .element("span", ["class": "e"], systems.text)
  }

  /// Returns the sign of each standing with its meaning.
  static var legend: Markup {
    .element(
      "p",
      ["class": "legend"],
      Standing.allCases.flatMap { standing -> [Markup] in
        [
          .element(
            "span",
            ["class": "e e-\(standing.rawValue)"],
            "\(standing.icon) \(standing.word)"
          ), .text(" \(standing.meaning)  "),
        ]
      }
    )
  }

  /// Returns a label with the metrics of text and controls.
  static func metrics(_ metrics: LayoutMetrics) -> Markup {
    .element(
      "span",
      ["class": "b m", "title": "the system whose text and controls the scene is measured with"],
      "measured by \(metrics.rawValue)"
    )
  }
}

extension Verdict {
  /// The name of the group of verdicts that have the same color.
  var family: String {
    switch self {
    case .passed: "passed"
    case .skipped: "skipped"
    case .knownFailure, .deviates: "known"
    case .unsupported: "unsupported"
    case .failed, .unexpectedPass, .notRun, .error, .doesNotCompile, .timedOut, .crashed: "failed"
    }
  }

  fileprivate var mark: String {
    switch family {
    case "passed": "✓"
    case "skipped": "–"
    case "known": "!"
    case "unsupported": "◇"
    default: "✗"
    }
  }
}

extension Evidence {
  /// The meaning of the kind of evidence, as a phrase.
  var meaning: String {
    switch self {
    case .recorded: "measured on Apple's frameworks and published"
    case .article: "stated or drawn by an article"
    case .documented: "derived from Apple's documentation"
    case .derived: "derived by hand from the rules"
    case .accepted: "this engine's own output, accepted in a review: a regression test"
    case .requirement: "required by the author of the scene, without numbers"
    }
  }
}

/// Buttons that filter a page by failures or known failures; hidden until the script activates
/// them.
struct VerdictChips {
  /// The number of scenarios for each group of verdicts.
  private let counts: [String: Int]
  private static let names = [
    ("failed", "failing"), ("known", "known to fail"), ("unsupported", "unsupported"),
  ]

  init(of verdicts: [Verdict]) {
    counts = Dictionary(grouping: verdicts, by: \.family).mapValues(\.count)
  }
}

extension VerdictChips {
  /// The buttons; empty if all expectations pass.
  var markup: Markup {
    let chips = Self.names.compactMap { family, name -> Markup? in
      counts[family].map { count in
        .element(
          "button",
          ["type": "button", "data-f": family, "class": "v-\(family)", "aria-pressed": "false"],
          "\(count) \(name)"
        )
      }
    }
    guard !chips.isEmpty else { return .empty }
    let all = Markup.element(
      "button",
      ["type": "button", "data-f": "", "aria-pressed": "true"],
      "everything"
    )
    return .element(
      "div",
      ["class": "chips", "role": "group", "aria-label": "Show", "hidden": ""],
      [all] + chips
    )
  }
}
