/// One line of a `cells` block: `live <= 12`.
package struct CellsLine: Sendable, Equatable {
  /// The line in the file, from 1.
  package var line: Int
  package var figure: CellFigure
  package var relation: CallLine.Relation
  package var count: Int

  package init(line: Int, figure: CellFigure, relation: CallLine.Relation, count: Int) {
    self.line = line
    self.figure = figure
    self.relation = relation
    self.count = count
  }
}
