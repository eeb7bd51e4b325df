internal import SpecFormat

/// The files of a package that links can lead to.
package struct LinkableFiles: Sendable {
  /// Returns the content of a file by its path relative to the package; `nil` if there is none.
  package let bytes: @Sendable (String) -> [UInt8]?
  /// Returns the names of the files in a folder by its path relative to the package.
  package let names: @Sendable (String) -> [String]

  package init(
    bytes: @escaping @Sendable (String) -> [UInt8]?,
    names: @escaping @Sendable (String) -> [String]
  ) {
    self.bytes = bytes
    self.names = names
  }

  /// A package without any files.
  package static let none = LinkableFiles(bytes: { _ in nil }, names: { _ in [] })
}

/// Finds links to Markdown files, headings or scenarios that do not exist.
package struct DeadLinkCheck: LintCheck {
  /// The name of the check in findings.
  package static let name = "link-dead"

  package var name: String { Self.name }

  package var severity: LintFinding.Severity { .error }

  /// The maximum number of dead links for which a suggestion is searched, as each is compared with
  /// all names.
  private static let hintLimit = 50

  /// The anchor of the beginning of each page, by the standard of HTML.
  private static let topAnchor = "top"

  package func findings(in specs: [LintedSpec]) -> [LintFinding] {
    // Pages are cached, because many links lead to the same few files.
    var pages = Dictionary(
      specs.map { ($0.document.file, LinkedPage(of: $0.document)) },
      uniquingKeysWith: { first, _ in first }
    )
    var hints = Self.hintLimit
    return specs.flatMap { spec in
      var places: Set<[Int]> = []
      return spec.links.compactMap { link -> LintFinding? in
        guard let target = LinkTarget(address: link.address, in: spec.document.file),
          target.file.hasSuffix(".md")
        else { return nil }
        let page = pages[target.file] ?? LinkedPage(target.file, of: spec.files)
        pages[target.file] = page
        // Links by the same reference share the position of their address, which is reported once.
        guard Self.isDead(target, on: page), places.insert([link.line, link.column]).inserted
        else { return nil }
        hints -= 1
        let nearest = hints < 0 ? nil : nearest(to: target, on: page, in: spec, among: specs)
        let message = Self.message(about: target, on: page) + hint(nearest)
        return finding(in: spec, line: link.line, column: link.column, message)
      }
    }
  }

  /// Returns whether the target of a link does not exist.
  private static func isDead(_ target: LinkTarget, on page: LinkedPage) -> Bool {
    guard page.isThere else { return true }
    guard let names = page.names, let name = target.name else { return false }
    return !names.contains(name) && name.lowercased() != topAnchor
  }

  /// Returns a sentence that describes why a link is dead.
  private static func message(about target: LinkTarget, on page: LinkedPage) -> String {
    guard page.isThere else { return "there is no file `\(target.file)`" }
    return "`\(target.file)` has no heading and no scenario `#\(target.name ?? "")`"
  }

  /// Returns the link that was probably intended; `nil` if no target is similar.
  ///
  /// - Parameters:
  ///   - target: The dead link.
  ///   - page: The file that it leads to.
  ///   - spec: The spec that contains the link.
  ///   - specs: All specs.
  /// - Returns: The address, as it would be written in the spec.
  private func nearest(
    to target: LinkTarget,
    on page: LinkedPage,
    in spec: LintedSpec,
    among specs: [LintedSpec]
  ) -> String? {
    guard page.isThere else { return nearestFile(to: target.file, in: spec, among: specs) }
    guard let anchors = page.anchors, let name = target.name else { return nil }
    return NearestName.of(name, among: anchors).map { "#\($0)" }
  }

  /// Returns a link to a file with a similar name, in the folder of the target or among the specs;
  /// `nil` if there is none.
  private func nearestFile(
    to file: String,
    in spec: LintedSpec,
    among specs: [LintedSpec]
  ) -> String? {
    let name = String(file.split(separator: "/").last ?? "")
    let folder = String(file.dropLast(name.count))
    let siblings = spec.files.names(folder).filter { $0.hasSuffix(".md") }.sorted()
    let files = siblings.map { folder + $0 } + specs.map(\.document.file)
    let names = files.map { String($0.split(separator: "/").last ?? "") }
    let nearest = NearestName.of(name, among: names).flatMap { names.firstIndex(of: $0) }
    return nearest.map { LinkTarget.path(to: files[$0], from: spec.document.file) }
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean `\($0)`?" } ?? ""
  }
}

/// A file that links lead to, with its anchors.
private struct LinkedPage {
  var isThere: Bool
  /// The anchors of headings and scenarios; `nil` if the file cannot be read.
  let anchors: [String]?
  /// The same anchors as a set, for fast lookup; `nil` if the file cannot be read.
  let names: Set<String>?

  init(of spec: SpecDocument) {
    isThere = true
    let anchors = spec.markdown.anchors + spec.scenarios.map(\.slug)
    self.anchors = anchors
    names = Set(anchors)
  }

  init(_ file: String, of files: LinkableFiles) {
    let bytes = files.bytes(file)
    guard let bytes, let markdown = try? MarkdownDocument(bytes: bytes) else {
      isThere = bytes != nil
      anchors = nil
      names = nil
      return
    }
    let mistakes = DiagnosticCollector(file: file)
    self = LinkedPage(of: SpecParser.assemble(markdown, name: "", diagnostics: mistakes).document)
  }
}

extension LinkTarget {
  /// The heading or scenario in the anchor; `nil` without an anchor.
  ///
  /// The part after a slash is a step that only the site displays.
  fileprivate var name: String? { anchor?.split(separator: "/").first.map { String($0) } }
}

/// Finds links and images with a scheme that pages of the site do not allow and display as text.
struct UnsafeLinkCheck: LintCheck {
  var name: String { "link-unsafe" }

  var severity: LintFinding.Severity { .error }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    let schemes = LinkScheme.safe.map { "`\($0)`" }.joined(separator: ", ")
    return specs.flatMap { spec in
      var places: Set<[Int]> = []
      return spec.links.compactMap { link -> LintFinding? in
        guard let scheme = LinkScheme.scheme(of: link.address),
          !LinkScheme.safe.contains(scheme),
          // Links by the same reference share the position of their address, which is reported
          // once.
          places.insert([link.line, link.column]).inserted
        else { return nil }
        return finding(
          in: spec,
          line: link.line,
          column: link.column,
          "pages show this link as text, since `\(scheme)` is not one of \(schemes)"
        )
      }
    }
  }
}
