import ViewLayout

/// The signatures of one section, each with a use or the reason why it is missing.
@MainActor
struct CoverageList {
  private(set) var entries: [CoverageEntry] = []

  /// Adds a signature that the engine supports; the use is compiled and, for a view, laid out.
  mutating func has(
    _ signature: String,
    line: Int = #line,
    use: @escaping @MainActor () -> Any
  ) {
    entries.append(CoverageEntry(signature: signature, standing: .used(use), line: line))
  }

  /// Adds signatures that the engine accepts and ignores.
  ///
  /// The use is compiled. A view that it returns is laid out and must have the same layout as the
  /// argument.
  mutating func ignores(
    _ signature: String,
    line: Int = #line,
    use: @escaping @MainActor (Color) -> Any
  ) {
    entries.append(CoverageEntry(signature: signature, standing: .ignored(use), line: line))
  }

  /// Adds signatures that the engine does not have.
  mutating func lacks(_ signature: String, because reason: String, line: Int = #line) {
    entries.append(CoverageEntry(signature: signature, standing: .leftOut(reason), line: line))
  }
}
