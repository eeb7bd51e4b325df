/// Finds links to Markdown files, and to headings or scenarios in them, that are not there.
struct DeadLinkCheck: LintCheck {
  var name: String { "link-dead" }

  var severity: LintFinding.Severity { .error }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    // Many links lead to the same few files.
    var pages = Dictionary(
      specs.map { ($0.document.file, LinkedPage(of: $0.document)) },
      uniquingKeysWith: { first, _ in first }
    )
    return specs.flatMap { spec in
      var places: Set<[Int]> = []
      return spec.links.compactMap { link -> LintFinding? in
        guard let target = LinkTarget(address: link.address, in: spec.document.file),
          target.file.hasSuffix(".md")
        else { return nil }
        let page = pages[target.file] ?? LinkedPage(target.file, of: spec.files)
        pages[target.file] = page
        // Links of one name have their address at one place.
        guard let message = message(about: target, on: page, in: spec, among: specs),
          places.insert([link.line, link.column]).inserted
        else { return nil }
        return finding(in: spec, line: link.line, column: link.column, message)
      }
    }
  }

  /// The sentence that tells what is wrong with a link; `nil` where it leads somewhere.
  private func message(
    about target: LinkTarget,
    on page: LinkedPage,
    in spec: LintedSpec,
    among specs: [LintedSpec]
  ) -> String? {
    guard page.isThere else {
      let nearest = nearestFile(to: target.file, in: spec, among: specs)
      return "there is no file `\(target.file)`" + hint(nearest)
    }
    // The site shows a step of a scenario behind a slash.
    guard let anchors = page.anchors, let anchor = target.anchor,
      let name = anchor.split(separator: "/").first, !anchors.contains(String(name))
    else { return nil }
    let nearest = NearestName.of(String(name), among: anchors).map { "#\($0)" }
    return "`\(target.file)` has no heading and no scenario `#\(name)`" + hint(nearest)
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
  var anchors: [String]?

  init(of spec: SpecDocument) {
    isThere = true
    anchors = spec.markdown.anchors + spec.scenarios.map(\.slug)
  }

  init(_ file: String, of files: LinkableFiles) {
    let bytes = files.bytes(file)
    isThere = bytes != nil
    guard let bytes, let markdown = try? MarkdownDocument(bytes: bytes) else { return }
    let mistakes = DiagnosticCollector(file: file)
    self = LinkedPage(of: SpecParser.assemble(markdown, name: "", diagnostics: mistakes).document)
  }
}
