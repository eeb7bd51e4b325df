import ViewLayout

/// One signature, or a few that belong together, of the interface that specs are written against.
@MainActor
struct CoverageEntry {
  /// A use that compiles, or the reason why there is none.
  enum Standing {
    case used(@MainActor () -> Any)
    /// Taken and ignored: what is made of a view is laid out as the view alone.
    case ignored(@MainActor (Color) -> Any)
    case leftOut(String)
  }

  /// The name with its labels: `HStack(alignment:spacing:content:)`; further members of the same
  /// type behind commas.
  let signature: String
  let standing: Standing
  /// Where the entry stands in the source.
  let line: Int
}
