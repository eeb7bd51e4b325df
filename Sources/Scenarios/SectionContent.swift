/// A section of a data source with its items, each by what it prints as.
package struct SectionContent: Sendable, Equatable {
  package var name: String
  package var items: [String]

  package init(name: String, items: [String]) {
    self.name = name
    self.items = items
  }
}
