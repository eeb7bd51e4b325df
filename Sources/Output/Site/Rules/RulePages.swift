internal import SpecFormat

/// A page for each family of rules.
enum RulePages {
  /// The pages, each with the scenarios that show its rules.
  ///
  /// - Parameters:
  ///   - topics: The scenarios of the site; none where it has none.
  ///   - links: Where files of the package are.
  /// - Returns: A file for each family, in the order of the rules' own pages.
  static func files(topics: SiteTopics, links: SourceLinks?) -> [SiteFile] {
    let book = RuleBook.standard
    return book.families.map { family in
      let page = FamilyPage(family, of: book, topics: topics, links: links)
      return SiteFile(path: page.path, text: page.text)
    }
  }
}
