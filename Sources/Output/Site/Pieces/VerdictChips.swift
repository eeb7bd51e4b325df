internal import Conformance
internal import ElementTree

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
