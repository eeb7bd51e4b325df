/// The files of a package as far as links can lead to them.
package struct LinkableFiles: Sendable {
  /// The content of a file, for its path relative to the package; `nil` where there is none.
  package let bytes: @Sendable (String) -> [UInt8]?
  /// The names of what is in a folder, for its path relative to the package.
  package let names: @Sendable (String) -> [String]

  package init(
    bytes: @escaping @Sendable (String) -> [UInt8]?,
    names: @escaping @Sendable (String) -> [String]
  ) {
    self.bytes = bytes
    self.names = names
  }

  /// No files at all.
  package static let none = LinkableFiles(bytes: { _ in nil }, names: { _ in [] })
}

/// Finds links to Markdown files, and to headings or scenarios in them, that are not there.
struct DeadLinkCheck: LintCheck {
  var name: String { "link-dead" }

  var severity: LintFinding.Severity { .error }

  /// For how many dead links the one that was meant is looked for: each is held against all others.
  private static let hintLimit = 50

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    // Many links lead to the same few files.
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
        // Links of one name have their address at one place.
        guard Self.isDead(target, on: page), places.insert([link.line, link.column]).inserted
        else { return nil }
        hints -= 1
        let nearest = hints < 0 ? nil : nearest(to: target, on: page, in: spec, among: specs)
        let message = Self.message(about: target, on: page) + hint(nearest)
        return finding(in: spec, line: link.line, column: link.column, message)
      }
    }
  }

  /// Whether a link leads nowhere.
  private static func isDead(_ target: LinkTarget, on page: LinkedPage) -> Bool {
    guard page.isThere else { return true }
    guard let names = page.names, let name = target.name else { return false }
    return !names.contains(name)
  }

  /// The sentence that tells what is wrong with a dead link.
  private static func message(about target: LinkTarget, on page: LinkedPage) -> String {
    guard page.isThere else { return "there is no file `\(target.file)`" }
    return "`\(target.file)` has no heading and no scenario `#\(target.name ?? "")`"
  }

  /// The link that was probably meant; `nil` where none is near.
  ///
  /// - Parameters:
  ///   - target: The dead link.
  ///   - page: The file that it leads to.
  ///   - spec: The spec that it is in.
  ///   - specs: All specs.
  /// - Returns: The address, as it would be written.
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

  /// A file whose name is near, in the folder that was meant or among the specs, as a link to it is
  /// written.
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

/// A file that links lead to.
private struct LinkedPage {
  var isThere: Bool
  /// The anchors that links can name in it; `nil` where it cannot be read.
  let anchors: [String]?
  /// The same, to be looked up.
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
  /// The heading or the scenario that the link names: the site shows a step of it behind a slash.
  fileprivate var name: String? { anchor?.split(separator: "/").first.map { String($0) } }
}

/// Finds links and images whose scheme a page of the site does not take: it shows them as text.
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
          // Links of one name have their address at one place.
          places.insert([link.line, link.column]).inserted
        else { return nil }
        return finding(
          in: spec,
          line: link.line,
          column: link.column,
          "pages show this as text and lead nowhere: `\(scheme)` is none of \(schemes)"
        )
      }
    }
  }
}
