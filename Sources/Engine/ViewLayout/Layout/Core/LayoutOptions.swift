/// Ways to lay out that cost more and must give the same frames: what laws compare.
package struct LayoutOptions: Sendable, Equatable {
  /// Whether every node answers whole proposals, as the rules read, in place of one axis at a
  /// time where that is enough.
  package var keepsAxesTogether: Bool
  /// Whether every answer is computed, however often it is asked for.
  package var forgetsAnswers: Bool
  /// Whether a layout's own cache is made anew before each call of the layout.
  package var remakesCaches: Bool

  package init(
    keepsAxesTogether: Bool = false,
    forgetsAnswers: Bool = false,
    remakesCaches: Bool = false
  ) {
    self.keepsAxesTogether = keepsAxesTogether
    self.forgetsAnswers = forgetsAnswers
    self.remakesCaches = remakesCaches
  }
}

extension LayoutOptions {
  /// The options that hosts are made with where nobody says: so a law reaches those that a scene's
  /// own code makes, such as the cells of a collection view.
  @TaskLocal package static var standing = LayoutOptions()
}
