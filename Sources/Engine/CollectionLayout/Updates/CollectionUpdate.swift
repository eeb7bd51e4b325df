package import Foundation

/// One line of a batch update of a collection view.
///
/// A line that deletes, and the place where a move begins, count in the sections and items before
/// the update; a line that inserts, reloads or reconfigures, and the place where a move ends, in
/// those after it. Items that go with a deleted section or come with an inserted one have no line
/// of their own; an item that survives its section, or came to be in a new one, is a move.
package enum CollectionUpdate: Hashable, Sendable {
  case deleteSection(Int)
  case insertSection(Int)
  case moveSection(Int, to: Int)
  case deleteItem(IndexPath)
  case insertItem(IndexPath)
  case moveItem(IndexPath, to: IndexPath)
  case reloadSection(Int)
  case reloadItem(IndexPath)
  case reconfigureItem(IndexPath)
}

extension CollectionUpdate: CustomStringConvertible {
  /// The update as a line of an `updates` block.
  package var description: String {
    switch self {
    case .deleteSection(let section): "delete section \(section)"
    case .insertSection(let section): "insert section \(section)"
    case .moveSection(let section, let target): "move section \(section) -> \(target)"
    case .deleteItem(let path): "delete item \(Self.text(path))"
    case .insertItem(let path): "insert item \(Self.text(path))"
    case .moveItem(let path, let target): "move item \(Self.text(path)) -> \(Self.text(target))"
    case .reloadSection(let section): "reload section \(section)"
    case .reloadItem(let path): "reload item \(Self.text(path))"
    case .reconfigureItem(let path): "reconfigure item \(Self.text(path))"
    }
  }

  private static func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
}
