internal import CSupport

/// All rules by name.
package struct RuleBook: Sendable {
  package let pages: [RulePage]
  /// The families in the order of the pages.
  package let families: [RuleFamily]
  private let rules: [RuleName: Rule]
  /// The rule or family at each address.
  private let names: [String: RuleName]

  package init(_ pages: [RulePage]) {
    self.pages = pages
    var seen: Set<String> = []
    families = pages.flatMap { page in
      page.rules.map(\.name.family).filter { seen.insert($0).inserted }
        .compactMap { RuleFamily($0, in: page) }
    }
    rules = Dictionary(
      pages.flatMap(\.rules).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    names = Dictionary(
      pages.flatMap(\.rules).map { ($0.address, $0.name) }
        + families.map { ($0.address, RuleName("R-\($0.name)")) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension RuleBook {
  /// The embedded pages of rules, by the names of their files in `Docs`.
  private static var embeddedPages: [(name: String, text: UnsafePointer<CChar>)] {
    [
      ("LayoutRules", embedded_layout_rules()),
      ("ConstraintRules", embedded_constraint_rules()),
      ("CollectionRules", embedded_collection_rules()),
      ("FlowLayoutRules", embedded_flow_layout_rules()),
      ("ListRules", embedded_list_rules()),
      ("CollectionViewRules", embedded_collection_view_rules()),
      ("TableRules", embedded_table_rules()),
      ("DataSourceRules", embedded_data_source_rules()),
      ("SnapshotRules", embedded_snapshot_rules()),
    ]
  }

  /// The rules of this engine, from the pages in `Docs/` at the time of the build.
  package static let standard: RuleBook = {
    // Separate expressions, because type-checking a single one takes the compiler four seconds.
    let pages: [RulePage] = embeddedFiles.map { page in
      let bytes: [UInt8] = Array(page.text.utf8)
      return RulePage(bytes: bytes, file: page.path)
    }
    return RuleBook(pages)
  }()

  /// The pages of the rules at the time of the build, with their paths in the repository.
  package static var embeddedFiles: [(path: String, text: String)] {
    embeddedPages.map { ("Docs/Rules/\($0.name).md", String(cString: $0.text)) }
  }

  /// The rule with a name; `nil` if there is none, or if the name is that of a family.
  package subscript(name: RuleName) -> Rule? { rules[name] }

  /// Returns the family that a name belongs to; `nil` for an unknown family.
  package func family(of name: RuleName) -> RuleFamily? {
    families.first { $0.name == name.family }
  }

  /// Returns the name of the rule or family at an address; `nil` if there is none.
  package func name(at address: String) -> RuleName? { names[address] }

  /// The address of a rule or a family: `Docs/Rules/LayoutRules.md#r-stk-4`; `nil` for other names.
  package func address(of name: RuleName) -> String? {
    rules[name]?.address ?? (name.isFamily ? family(of: name)?.address : nil)
  }
}
