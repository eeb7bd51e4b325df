/// The word that begins a line of an `updates` block.
enum UpdateAction: String, CaseIterable {
  case delete
  case insert
  case move
  case reload
  case reconfigure
}

extension UpdateAction {
  /// Whether sections, or items, can be updated so: only cells are configured.
  func takes(_ part: UpdatePart) -> Bool { self != .reconfigure || part == .item }

  /// Samples of the line.
  var usage: String {
    switch self {
    case .move: "move section 0 -> 2, or move item 0.1 -> 0.4"
    case .reconfigure: "reconfigure item 1.0"
    case .delete, .insert, .reload: "\(rawValue) section 2, or \(rawValue) item 0.3"
    }
  }
}

/// The part of a collection view that an update is about.
enum UpdatePart: String {
  case section
  case item
}
