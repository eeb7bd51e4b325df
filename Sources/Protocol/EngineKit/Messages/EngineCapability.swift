/// Something that an engine can do, by its name on the wire: columns of an answer to `layout`, and
/// requests that not every engine knows.
public enum EngineCapability: String, Sendable, Codable, CaseIterable {
  // Columns.

  /// The nodes with names and frames.
  case nodes
  /// The lines that texts show, in the nodes.
  case lines
  /// The elements of a collection view or a table.
  case elements
  /// Those of these elements that are in sight, in the place of all of them: there may be a million.
  case sight
  /// The negotiation.
  case negotiation
  /// How often things ran since the scene's first layout.
  case counts
  /// The preferences that reach the root.
  case preferences
  /// The sections of a data source.
  case sections
  /// The batch updates of the last `apply`.
  case updates
  /// The counts of cells.
  case cells
  /// The issues since they were last asked for.
  case issues

  // Requests.

  /// `reset` and `step`: the scenes are code, which libraries bring.
  case scenarios
  /// `layout` with a `scene`: the scenes are data.
  case scenes
  /// `layout` on a graph of its own.
  case graphs
  /// `resting`.
  case resting
  /// `laws`.
  case laws
  /// `variants`.
  case variants
  /// `script`.
  case scripts
  /// `look`.
  case look
}
