internal import Conformance
internal import ElementTree

/// The scenarios that show a rule, clause by clause, each with its picture.
struct RuleScenarios {
  /// How many pictures are in sight before the others are unfolded.
  private static let count = 12

  let entries: [SiteTopics.Entry]
  /// The way from the page to the site's folder, with a slash at its end.
  let pathToRoot: String

  var markup: Markup {
    guard !entries.isEmpty else { return .empty }
    let rest = entries.dropFirst(Self.count)
    guard !rest.isEmpty else { return list(entries[...]) }
    return .joined([
      list(entries.prefix(Self.count)),
      .element(
        "details",
        [:],
        [.element("summary", [:], "\(rest.count) more scenarios"), list(rest)]
      ),
    ])
  }

  private func list(_ entries: ArraySlice<SiteTopics.Entry>) -> Markup {
    .element("ul", ["class": "shots"], entries.map { item($0) })
  }

  private func item(_ entry: SiteTopics.Entry) -> Markup {
    let picture = entry.picture.map { picture in
      Markup.element(
        "img",
        [
          "src": pathToRoot + PagePath.encoded(picture), "alt": "", "loading": "lazy",
          "decoding": "async",
        ]
      )
    }
    return .element(
      "li",
      [:],
      [
        .element(
          "a",
          ["href": pathToRoot + entry.address, "lang": Language.code(of: entry.clause)],
          [picture ?? .empty, .element("span", [:], entry.clause)]
        ),
        .element(
          "div",
          ["class": "note"],
          [Badge.verdict(entry.verdict), .text(" \(entry.page)")]
        ),
      ]
    )
  }
}
