/// The files that were written or removed between two looks at them, by their paths relative to the
/// package.
struct FileChanges: Equatable {
  /// The files that were written, or are new.
  var written: Set<String> = []
  /// The files that were written a moment before they were looked at, and may have been written
  /// again in the same moment.
  var doubtful: Set<String> = []
  var removed: Set<String> = []
}

extension FileChanges {
  var isEmpty: Bool { written.isEmpty && doubtful.isEmpty && removed.isEmpty }

  /// These changes, and later ones.
  mutating func add(_ later: FileChanges) {
    written.formUnion(later.written)
    doubtful.formUnion(later.doubtful)
    removed.subtract(later.written)
    written.subtract(later.removed)
    doubtful.subtract(later.removed)
    removed.formUnion(later.removed)
  }
}
