extension [SharedCode] {
  /// The same code, with that of specs that were read before in the place of what their files hold now:
  /// one reading serves a run.
  ///
  /// - Parameter documents: Specs of the suite; one may be there several times.
  /// - Returns: The shared code of the suite, in the order of the files' paths, Swift files first.
  package func asRead(in documents: [SpecDocument]) -> [SharedCode] {
    let read = Dictionary(documents.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    let others = filter { read[$0.file] == nil }
    let specs = (others.filter { !$0.isSwiftFile } + read.values.compactMap { SharedCode(of: $0) })
      .sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    return others.filter(\.isSwiftFile) + specs
  }
}
