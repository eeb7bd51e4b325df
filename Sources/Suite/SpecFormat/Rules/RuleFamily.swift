/// The rules whose names begin alike: all of R-STK, with where they stand.
package struct RuleFamily: Sendable, Equatable {
  /// The letters that their names have: `STK`.
  package let name: String
  /// The heading that they stand under: that of their section, or of their page where they have
  /// several sections.
  package let title: String
  /// The address of that heading: `Docs/LayoutRules.md#rows-and-columns`.
  package let address: String
  /// The sections that have rules of the family, with those alone, in the order of the page.
  package let sections: [RuleSection]
}

extension RuleFamily {
  /// The rules, in the order of the page.
  package var rules: [Rule] { sections.flatMap(\.rules) }

  /// Gathers a family from a page; `nil` where the page has no rule of it.
  ///
  /// - Parameters:
  ///   - name: The letters that the rules' names have.
  ///   - page: The page.
  init?(_ name: String, in page: RulePage) {
    let sections = page.sections.filter { section in
      section.rules.contains { $0.name.family == name }
    }
    guard let first = sections.first, let whole = page.sections.first else { return nil }
    let heading = sections.count == 1 ? first : whole
    self.name = name
    title = heading.title
    address = "\(page.file)#\(heading.slug)"
    self.sections = sections.map { section in
      var section = section
      section.parts.removeAll { part in
        if case .rule(let rule) = part { rule.name.family != name } else { false }
      }
      return section
    }
  }
}
