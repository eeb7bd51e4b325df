/// How many sections, or items of a section, there were, have come and gone, and are.
struct UpdateCount {
  var before: Int
  var inserted: Int
  var deleted: Int
  var movedIn = 0
  var movedOut = 0
  var after: Int
}

extension UpdateCount {
  /// How many there should be.
  var expected: Int { before + inserted - deleted + movedIn - movedOut }

  var isRight: Bool { expected == after }
}
