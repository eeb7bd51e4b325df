internal import ElementTree

/// Links from a page to the lines of the Markdown that it is of.
struct LineLinks {
  /// The path of the spec relative to the package.
  let file: String
  let links: SourceLinks
  /// The way from the page to the site's folder, with a slash at its end.
  let pathToRoot: String
}

extension LineLinks {
  /// A link to a line, from 1.
  func markup(line: Int) -> Markup {
    .element(
      "a",
      [
        "class": "src", "href": links.address(line: line, of: file, from: pathToRoot),
        "aria-label": "Line \(line) of \(file)",
      ],
      "L\(line)"
    )
  }
}
