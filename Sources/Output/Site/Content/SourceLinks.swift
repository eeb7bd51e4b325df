internal import ElementTree

/// The addresses of lines of specs, for links from a page of the site.
package struct SourceLinks: Sendable {
  private let pattern: String
  private let isRelative: Bool

  /// Links to specs at an address.
  ///
  /// - Parameter address: What a file's path is put behind, or an address in which `{file}` and
  ///   `{line}` stand for both.
  package init(address: String) {
    let hasPlaces = address.contains("{file}")
    pattern =
      hasPlaces ? address : "\(address.hasSuffix("/") ? address : address + "/"){file}#L{line}"
    isRelative = false
  }

  /// Links to specs beside the site.
  ///
  /// - Parameter path: The way from the site's folder to the package's, `..` for the one around it.
  package init(relativePath path: String) {
    pattern = "\(path)/{file}#L{line}"
    isRelative = true
  }

  /// The address of a file of the package.
  ///
  /// - Parameters:
  ///   - file: The path relative to the package: `Docs/Reference/Controls.md`.
  ///   - pathToRoot: The way from the page to the site's folder, with a slash at its end.
  /// - Returns: An address, relative to the page where the files lie beside the site.
  package func address(of file: String, from pathToRoot: String) -> String {
    // The pattern's place of a line stands at its end, as in `#L{line}`.
    address(line: 1, of: file, from: pathToRoot).replacing("#L1", with: "")
  }

  /// The address of a line of a spec.
  ///
  /// - Parameters:
  ///   - line: From 1.
  ///   - file: The path relative to the package: `Specs/views/stacks.md`.
  ///   - pathToRoot: The way from the page to the site's folder, with a slash at its end.
  /// - Returns: An address, relative to the page where the specs lie beside the site.
  package func address(line: Int, of file: String, from pathToRoot: String) -> String {
    let address = pattern.replacing("{file}", with: PagePath.encoded(file))
      .replacing("{line}", with: "\(line)")
    return isRelative ? pathToRoot + address : address
  }
}

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
