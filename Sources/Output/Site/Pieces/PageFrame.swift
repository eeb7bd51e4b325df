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
  /// The style sheet and the script are files, and the page says so to the browser (``PagePolicy``):
  /// code and styles that slipped in would have no effect.
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
