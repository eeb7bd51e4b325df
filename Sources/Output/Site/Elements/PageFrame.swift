internal import ElementTree

/// The frame around the content of every page.
struct PageFrame {
  var title: String
  /// The way from the page to the site's folder, with a slash at its end.
  var pathToRoot: String
  /// The links of the page's head, from the index on.
  var breadcrumbs: [Markup]
  /// The scripts of the site's folder.
  var scripts = ["site.js"]
  /// Whether the site has a list of all scenarios to search.
  var hasSearch = true

  /// The whole page.
  ///
  /// The style sheet and the script are files, and the page says so to the browser
  /// (``PagePolicy``): code and styles that slipped in would have no effect.
  func text(_ content: [Markup]) -> String {
    let scripts = scripts.map {
      Markup.element("script", ["src": "\(pathToRoot)\($0)", "defer": ""])
    }
    let head: [Markup] = [
      .element("meta", ["charset": "utf-8"]),
      .element("meta", ["http-equiv": "Content-Security-Policy", "content": PagePolicy.text]),
      .element("meta", ["name": "viewport", "content": "width=device-width,initial-scale=1"]),
      .element("meta", ["name": "color-scheme", "content": "light dark"]),
      .element("title", [:], title),
      .element("link", ["rel": "stylesheet", "href": "\(pathToRoot)site.css"]),
    ]
    let body: [Markup] = [
      .element("a", ["class": "skip", "href": "#main"], "Skip to the content"),
      .element(
        "header",
        [:],
        [.element("nav", ["aria-label": "Breadcrumbs"], breadcrumbs), hasSearch ? search : .empty]
      ),
      .element("main", ["id": "main"], content),
    ]
    return "<!DOCTYPE html>\n"
      + Markup.element(
        "html",
        ["lang": "en"],
        [.element("head", [:], head + scripts), .element("body", [:], body)]
      )
      .source + "\n"
  }

  /// Leads to the list of all scenarios on the first page; hidden until the script has found it,
  /// since the list is searched by the script.
  private var search: Markup {
    .element(
      "form",
      [
        "class": "search", "role": "search", "aria-label": "All specs",
        "action": "\(pathToRoot)index.html#scenarios", "hidden": "",
      ],
      [
        .element(
          "input",
          [
            "type": "search", "name": "q", "aria-label": "Search names, words and rules",
            "placeholder": "Names, words, rules",
          ]
        )
      ]
    )
  }
}

/// The content security policy of every page: the browser keeps what escaping is to bring about.
enum PagePolicy {
  /// Scripts, styles and pictures are files beside the page.
  ///
  /// A page is served or opened from a disk, where `'self'` is no address. No script, style or
  /// handler in a page's own text has any effect, nothing is loaded from elsewhere, and a form
  /// leads to another page of the site alone.
  static let text = [
    "default-src 'none'", "script-src 'self' file:", "style-src 'self' file:",
    "img-src 'self' file:", "form-action 'self' file:", "base-uri 'none'",
  ].joined(separator: "; ")
}

/// The table of contents of a page: at its side on a wide screen, folded above it on a narrow one.
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
            "lang": TextLanguage.code(of: entry.title),
          ],
          (isFailing ? "✗ " : "") + entry.title
        )
      ]
    )
  }
}
