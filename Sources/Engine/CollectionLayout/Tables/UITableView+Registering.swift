public import Foundation
import UIKitLayout

extension UITableView {
  /// Says which class makes the cells of an identifier; `nil` takes that back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.cells[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Says which class makes the headers and footers of an identifier; `nil` takes that back.
  public func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registry.boundaries[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell of an identifier: one that waits to be used again, or a new one.
  ///
  /// An identifier that nothing is registered for is an issue, and gives a plain cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(.cellNotRegistered(identifier, among: registry.cells.keys.sorted()))
    return plainCell()
  }

  /// A cell of an identifier: one that waits to be used again, or a new one; `nil` where none waits
  /// and nothing is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let key = ReuseKey.identifier(kind: nil, identifier)
    if let cell = call?.existing, cell.reuseIdentifier == identifier { return cell }
    let type = registry.cells[identifier]
    if let cell = pool.dequeue(key) as? UITableViewCell,
      type.map({ Swift.type(of: cell) == $0 }) ?? true
    {
      tally.reused += 1
      cell.beginReuse()
      call?.dequeued.append(cell)
      return cell
    }
    guard let type else { return nil }
    let cell = type.init(dequeuedAs: identifier)
    cell.cellToken = tally.makeToken()
    call?.dequeued.append(cell)
    return cell
  }

  /// A header or a footer of an identifier: one that waits to be used again, or a new one; `nil`
  /// where none waits and nothing is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let type = registry.boundaries[identifier]
    if let view = pool.dequeue(.boundary(identifier)) as? UITableViewHeaderFooterView,
      type.map({ Swift.type(of: view) == $0 }) ?? true
    {
      view.prepareForReuse()
      return view
    }
    return type?.init(dequeuedAs: identifier)
  }

  /// A cell in place of one that cannot be made.
  func plainCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.cellToken = tally.makeToken()
    call?.dequeued.append(cell)
    return cell
  }
}

/// The classes that are registered with a table, by identifiers.
struct TableRegistry {
  var cells: [String: UITableViewCell.Type] = [:]
  var boundaries: [String: UITableViewHeaderFooterView.Type] = [:]
}

extension ReuseKey {
  /// The headers and footers of a table that are registered by an identifier.
  static func boundary(_ identifier: String) -> ReuseKey {
    .identifier(kind: .sectionHeader, identifier)
  }
}

/// A call of a data source for the cell of a row.
@MainActor
final class TableCall {
  /// The cell that is configured again; `nil` where one is to come from the pool or be made.
  let existing: UITableViewCell?
  /// The cells that were handed out.
  var dequeued: [UITableViewCell] = []

  init(existing: UITableViewCell?) { self.existing = existing }
}
