import ViewLayout

/// One or several related signatures of the API that specs are written against.
@MainActor
struct CoverageEntry {
  /// A use of the signature that compiles, or the reason why there is none.
  enum Standing {
    case used(@MainActor () -> Any)
    /// The engine accepts and ignores the signature: the resulting view has the same layout as the
    /// original view.
    case ignored(@MainActor (Color) -> Any)
    case leftOut(String)
  }

  /// The name with its argument labels, such as `HStack(alignment:spacing:content:)`.
  ///
  /// Further members of the same type are separated by commas.
  let signature: String
  let standing: Standing
  /// The line of the entry in the source file.
  let line: Int
}
