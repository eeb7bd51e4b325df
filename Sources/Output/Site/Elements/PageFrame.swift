internal import ElementTree

/// The parts of a page around its content, which are the same on all pages: the shell.
///
/// The classes of the shell are `shell`, `crumbs`, `sections`, `search`, `toc` and `pager`.
struct PageFrame {
  var title: String
  /// The path from the page to the site's folder, ending with a slash.
  var pathToRoot: String
  /// The breadcrumb links of the page's header, starting with the index.
  var breadcrumbs: [Markup]
  /// The names of script files in the site's folder.
  var scripts = ["site.js"]
  /// The set of pages that the page belongs to.
  var shell = PageShell.site
  /// The pages before and after this one in reading order.
  var pager = Pager()

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
      .element("title", [:], title),
      .element("link", ["rel": "stylesheet", "href": "\(pathToRoot)site.css"]),
    ]
    let body: [Markup] = [
      .element("a", ["class": "skip", "href": "#main"], "Skip to the content"),
      .element(
        "header",
        ["class": "shell", "data-search": shell.search],
        [
          .element("nav", ["class": "crumbs", "aria-label": "Breadcrumbs"], home + breadcrumbs),
          shell.sections(pathToRoot),
        ]
      ),
      .element("main", ["id": "main"], content),
      pager.markup,
    ]
    return "<!DOCTYPE html>\n"
      + Markup.element(
        "html",
        ["lang": "en"],
        [.element("head", [:], head + scripts), .element("body", [:], body)]
      )
      .source + "\n"
  }

  /// The link to the first page; empty on that page itself, and where there is none.
  private var home: [Markup] {
    guard shell == .site, !breadcrumbs.isEmpty else { return [] }
    return [.element("a", ["href": "\(pathToRoot)\(PagePath.index)"], "Home")]
  }
}

/// The links to the pages before and after a page, at its end.
struct Pager {
  /// The titles and the addresses of the pages; `nil` for the first and the last page.
  var previous: (title: String, address: String)?
  var next: (title: String, address: String)?
}

extension Pager {
  var markup: Markup {
    let links = [("prev", "← ", previous), ("next", "", next)].compactMap {
      relation,
      arrow,
      page in
      page.map { page in
        Markup.element(
          "a",
          ["rel": relation, "href": page.address, "lang": TextLanguage.code(of: page.title)],
          arrow + page.title + (relation == "next" ? " →" : "")
        )
      }
    }
    guard !links.isEmpty else { return .empty }
    return .element("nav", ["class": "pager", "aria-label": "Previous and next"], links)
  }

  /// Creates the links for a page of a list.
  ///
  /// - Parameters:
  ///   - index: The index of the page in the list.
  ///   - pages: The titles and the addresses of the pages, in reading order.
  init(at index: Int, of pages: [(title: String, address: String)]) {
    previous = index > 0 ? pages[index - 1] : nil
    next = index + 1 < pages.count ? pages[index + 1] : nil
  }
}

/// The content security policy of every page, which is a second protection besides escaping.
package enum PagePolicy {
  /// The policy allows scripts, styles, fonts and images only from files beside the page.
  ///
  /// The sources include `file:`, because `'self'` does not match on a page opened from a disk.
  /// Inline scripts, styles and event handlers have no effect, nothing is loaded from other
  /// servers, and forms can only lead to pages of the site.
  package static let text = [
    "default-src 'none'", "script-src 'self' file:", "style-src 'self' file:",
    "img-src 'self' file:", "font-src 'self' file:", "form-action 'self' file:", "base-uri 'none'",
  ].joined(separator: "; ")

  /// The policy as a header of a server, which also forbids other sites to show a page in a frame.
  package static let header = "\(text); frame-ancestors 'none'"
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
