internal import ElementTree

/// The parts of a page around its content, which are the same on all pages.
struct PageFrame {
  var title: String
  /// The path from the page to the site's folder, ending with a slash.
  var pathToRoot: String
  /// The breadcrumb links of the page's header, starting with the index.
  var breadcrumbs: [Markup]
  /// The names of script files in the site's folder.
  var scripts = ["site.js"]
  /// Whether the site has a search for scenarios.
  var hasSearch = true

  /// Returns the whole page.
  ///
  /// Style sheets and scripts are separate files, and ``PagePolicy`` blocks all others, so that
  /// code or styles injected by a spec have no effect.
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

  /// A search form that leads to the list of scenarios on the index page; hidden until the script
  /// activates it.
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

/// The content security policy of every page, which is a second protection besides escaping.
enum PagePolicy {
  /// The policy allows scripts, styles and images only from files beside the page.
  ///
  /// The sources include `file:`, because `'self'` does not match on a page opened from a disk.
  /// Inline scripts, styles and event handlers have no effect, nothing is loaded from other
  /// servers, and forms can only lead to pages of the site.
  static let text = [
    "default-src 'none'", "script-src 'self' file:", "style-src 'self' file:",
    "img-src 'self' file:", "form-action 'self' file:", "base-uri 'none'",
  ].joined(separator: "; ")
}

/// The table of contents of a page: in a sidebar on wide screens, collapsed above the page on
/// narrow ones.
struct PageContents {
  /// A heading of the page.
  struct Entry {
    var title: String
    var anchor: String
    /// The level of the heading: 2 for a section of the page, 3 for a subsection.
    var level: Int
    /// The color group of the section's verdict; `nil` if it has none.
    var family: String?
  }

  let entries: [Entry]
}

extension PageContents {
  /// The list of headings; empty for a page with a single heading.
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
