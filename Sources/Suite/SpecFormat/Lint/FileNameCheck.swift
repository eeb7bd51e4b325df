/// Finds specs whose code stands in files of one name in different folders.
///
/// Swift tells files apart by their last component (`#fileID`), and warns of every block of such a
/// spec each time that it compiles a file of the module.
struct FileNameCheck: LintCheck {
  var name: String { "file-name-repeated" }

  func findings(in specs: [LintedSpec]) -> [LintFinding] {
    var paths: [Substring: String] = [:]
    return specs.filter(\.document.hasCode).compactMap { spec in
      let path = spec.document.file
      let name = path.split(separator: "/").last ?? ""
      guard let first = paths[name] else {
        paths[name] = path
        return nil
      }
      guard first != path else { return nil }
      return finding(
        in: spec,
        line: 1,
        "\(first) has the same name, of which the compiler warns at every block; rename one"
      )
    }
  }
}

extension SpecDocument {
  /// Whether the compiler sees anything of it.
  fileprivate var hasCode: Bool {
    !sharedBlocks.isEmpty || scenarios.contains { !$0.body.blocks.isEmpty }
  }
}
