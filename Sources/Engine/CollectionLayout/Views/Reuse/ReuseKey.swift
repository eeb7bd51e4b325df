/// Which views can stand in for each other: those of one identifier, registration or decoration
/// kind wait in one pool (R-CV-3).
enum ReuseKey: Hashable {
  /// The views that are registered by an identifier; the kind is `nil` for cells.
  case identifier(kind: String?, String)
  /// The views that a registration makes; it is kept, so that no other one is taken for it.
  case registration(RegistrationToken)
  /// The decorations of a kind.
  case decoration(kind: String)

  /// The kind of what is no cell; `nil` for cells.
  var elementKind: String? {
    switch self {
    case .identifier(let kind, _): kind
    case .registration(let token): token.elementKind
    case .decoration(let kind): kind
    }
  }
}
