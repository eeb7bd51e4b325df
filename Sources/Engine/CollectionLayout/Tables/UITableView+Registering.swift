public import Foundation
import UIKitLayout

extension UITableView {
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.cells[identifier] = cellClass as? UITableViewCell.Type
  }

  public func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registry.boundaries[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Reports an issue and returns a plain cell if no class is registered for the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    report(.cellNotRegistered(identifier, among: registry.cells.keys.sorted()))
    return plainCell()
  }

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

  /// Returns a plain cell in place of one that cannot be created.
  func plainCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.cellToken = tally.makeToken()
    call?.dequeued.append(cell)
    return cell
  }
}

/// The classes that are registered with a table, by identifier.
struct TableRegistry {
  var cells: [String: UITableViewCell.Type] = [:]
  var boundaries: [String: UITableViewHeaderFooterView.Type] = [:]
}

extension ReuseKey {
  /// Returns the reuse key of headers and footers with an identifier.
  static func boundary(_ identifier: String) -> ReuseKey {
    .identifier(kind: .sectionHeader, identifier)
  }
}

/// A call of a data source for the cell of a row.
@MainActor
final class TableCall {
  /// The cell to reconfigure; `nil` for a call that dequeues or creates a cell.
  let existing: UITableViewCell?
  /// The cells that were dequeued in the call.
  var dequeued: [UITableViewCell] = []

  init(existing: UITableViewCell?) { self.existing = existing }
}
