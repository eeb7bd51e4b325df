/// One line of a `calls` block: `FlowLayout.sizeThatFits <= 3`.
package struct CallLine: Sendable, Equatable {
  package enum Relation: String, Sendable, CaseIterable {
    case exactly = ""
    case atMost = "<="
    case atLeast = ">="
  }

  /// The line in the file, from 1.
  package var line: Int
  package var name: String
  package var relation: Relation
  package var count: Int

  package init(line: Int, name: String, relation: Relation, count: Int) {
    self.line = line
    self.name = name
    self.relation = relation
    self.count = count
  }
}
