internal import Conformance
internal import ElementTree
internal import SpecFormat

/// Small marks: what came of something, and where its numbers come from.
enum Badge {
  /// The verdict in a word with its mark, so that no one needs to see the colour.
  static func verdict(_ verdict: Verdict) -> Markup {
    .element("span", ["class": "b v-\(verdict.family)"], "\(verdict.mark) \(verdict.rawValue)")
  }

  /// The evidence, with what it means, and the systems whose numbers they are.
  static func evidence(_ evidence: Evidence?, on systems: [SystemVersion] = []) -> Markup {
    .element(
      "span",
      ["class": "b e", "title": evidence?.meaning ?? "the source of the numbers is not stated"],
      [evidence?.rawValue ?? "unstated", systems.text].filter { !$0.isEmpty }
        .joined(separator: " · ")
    )
  }
}

extension Verdict {
  /// The verdicts that a page colours alike.
  var family: String {
    switch self {
    case .passed: "passed"
    case .skipped: "skipped"
    case .knownFailure: "known"
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
  /// The meaning of the word, in a sentence.
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

/// Buttons that leave on a page what failed, or what is known to; hidden until the script has found
/// them.
struct VerdictChips {
  /// How many scenarios there are of each family of verdicts.
  private let counts: [String: Int]
  private static let names = [
    ("failed", "failing"), ("known", "known to fail"), ("unsupported", "unsupported"),
  ]

  init(of verdicts: [Verdict]) {
    counts = Dictionary(grouping: verdicts, by: \.family).mapValues(\.count)
  }
}

extension VerdictChips {
  /// The buttons; nothing where everything holds.
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
