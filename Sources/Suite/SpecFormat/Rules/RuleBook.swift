internal import CSupport

/// Every rule that there is, by its name.
package struct RuleBook: Sendable {
  package let pages: [RulePage]
  /// The families in the order of the pages.
  package let families: [RuleFamily]
  private let rules: [RuleName: Rule]
  /// What is written down at each address.
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
  /// The pages of the rules, by the names of their files in `Docs`, and the text of each.
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

  /// The rules of this engine: the pages of `Docs/` as they were when it was built.
  package static let standard: RuleBook = {
    // One expression for the list and its use takes the compiler four seconds.
    let pages: [RulePage] = embeddedPages.map { page in
      let bytes: [UInt8] = Array(String(cString: page.text).utf8)
      return RulePage(bytes: bytes, file: "Docs/\(page.name).md")
    }
    return RuleBook(pages)
  }()

  /// The rule of a name; `nil` for a family's, and where there is none.
  package subscript(name: RuleName) -> Rule? { rules[name] }

  /// The family that a name belongs to.
  package func family(of name: RuleName) -> RuleFamily? {
    families.first { $0.name == name.family }
  }

  /// The rule, or the family, that is written down at an address; `nil` where neither is.
  package func name(at address: String) -> RuleName? { names[address] }

  /// Where a rule, or a family, is written down: `Docs/Rules/LayoutRules.md#r-stk-4`; `nil` for a name of
  /// neither.
  package func address(of name: RuleName) -> String? {
    rules[name]?.address ?? (name.isFamily ? family(of: name)?.address : nil)
  }
}
