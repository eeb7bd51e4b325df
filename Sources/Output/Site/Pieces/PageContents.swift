internal import ElementTree

/// A list of what a page has, at its side where there is room, and folded above it elsewhere.
struct PageContents {
  /// A heading of the page.
  struct Entry {
    var title: String
    var anchor: String
    /// 2 for a heading of the page, 3 for one inside of another.
    var level: Int
    /// What came of what stands under it, as pages colour it; `nil` for nothing.
    var family: String?
  }

  let entries: [Entry]
}

extension PageContents {
  /// The list; nothing for a page of one heading.
  var markup: Markup {
    guard entries.count > 1 else { return .empty }
    return .element(
      "nav",
      ["class": "toc", "aria-label": "On this page"],
      [
        .element(
          "details",
          [:],
          [
            .element("summary", [:], "On this page"),
            .element("ul", [:], entries.map { item($0) }),
          ]
        )
      ]
    )
  }

  private func item(_ entry: Entry) -> Markup {
    let isFailing = entry.family == "failed"
    return .element(
      "li",
      ["class": entry.level > 2 ? "sub" : nil],
      [
        .element(
          "a",
          [
            "href": "#\(entry.anchor)", "class": isFailing ? "v-failed" : nil,
            "lang": Language.code(of: entry.title),
          ],
          (isFailing ? "✗ " : "") + entry.title
        )
      ]
    )
  }
}
