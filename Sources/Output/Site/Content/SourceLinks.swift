internal import ElementTree

/// Creates links from a site's pages to the lines of specs.
package struct SourceLinks: Sendable {
  private let pattern: String
  private let isRelative: Bool

  /// Creates links to specs on a server.
  ///
  /// - Parameter address: A URL to which the path of a file is appended, or a pattern with `{file}`
  ///   and `{line}`.
  package init(address: String) {
    let hasPlaces = address.contains("{file}")
    pattern =
      hasPlaces ? address : "\(address.hasSuffix("/") ? address : address + "/"){file}#L{line}"
    isRelative = false
  }

  /// Creates links to specs beside the site.
  ///
  /// - Parameter path: The path from the site's folder to the package, such as `..` for its parent.
  package init(relativePath path: String) {
    pattern = "\(path)/{file}#L{line}"
    isRelative = true
  }

  /// Returns the URL of a file of the package.
  ///
  /// - Parameters:
  ///   - file: The path relative to the package, such as `Docs/Reference/Controls.md`.
  ///   - pathToRoot: The path from the page to the site's folder, ending with a slash.
  /// - Returns: A URL, which is relative to the page if the files are beside the site.
  package func address(of file: String, from pathToRoot: String) -> String {
    // The pattern ends with the line, as in `#L{line}`.
    address(line: 1, of: file, from: pathToRoot).replacing("#L1", with: "")
  }

  /// Returns the URL of a line of a spec.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - file: The path relative to the package, such as `Specs/views/stacks.md`.
  ///   - pathToRoot: The path from the page to the site's folder, ending with a slash.
  /// - Returns: A URL, which is relative to the page if the specs are beside the site.
  package func address(line: Int, of file: String, from pathToRoot: String) -> String {
    let address = pattern.replacing("{file}", with: PagePath.encoded(file))
      .replacing("{line}", with: "\(line)")
    return isRelative ? pathToRoot + address : address
  }
}

/// Links from a page to the lines of its Markdown source.
struct LineLinks {
  /// The path of the spec, relative to the package.
  let file: String
  let links: SourceLinks
  /// The path from the page to the site's folder, ending with a slash.
  let pathToRoot: String
}

extension LineLinks {
  /// Returns a link to a line, from 1.
  func markup(line: Int) -> Markup {
    .element(
      "a",
      ["class": "src", "href": links.address(line: line, of: file, from: pathToRoot)],
      "L\(line)"
    )
  }
}
