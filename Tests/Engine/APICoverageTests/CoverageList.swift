import ViewLayout

/// The signatures of one section, each with a use or the reason why it is left out.
@MainActor
struct CoverageList {
  private(set) var entries: [CoverageEntry] = []

  /// A signature that the engine has; the use is compiled, and laid out where it is a view.
  mutating func has(
    _ signature: String,
    line: Int = #line,
    use: @escaping @MainActor () -> Any
  ) {
    entries.append(CoverageEntry(signature: signature, standing: .used(use), line: line))
  }

  /// Signatures that the engine takes and ignores: the use is compiled, and where it makes a view
  /// of the one that it gets, that is laid out as if nothing were said.
  mutating func ignores(
    _ signature: String,
    line: Int = #line,
    use: @escaping @MainActor (Color) -> Any
  ) {
    entries.append(CoverageEntry(signature: signature, standing: .ignored(use), line: line))
  }

  /// Signatures that the engine leaves out.
  mutating func lacks(_ signature: String, because reason: String, line: Int = #line) {
    entries.append(CoverageEntry(signature: signature, standing: .leftOut(reason), line: line))
  }
}
