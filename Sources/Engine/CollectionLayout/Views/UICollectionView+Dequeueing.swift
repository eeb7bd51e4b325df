public import Foundation
internal import LayoutTree
import UIKitLayout
import ViewLayout

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, forCell: identifier)
  }

  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(viewClass, forKind: elementKind, identifier)
  }

  /// Reports an issue and returns a plain cell if no class is registered for the identifier.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let element = CollectionElement.Identity.cell(indexPath)
    guard let type = registry.cell(identifier) else {
      // R-CV-12: an identifier without a registration is an issue.
      report(.cellNotRegistered(identifier, among: registry.cellIdentifiers))
      return plainCell(for: indexPath)
    }
    return dequeue(.identifier(kind: nil, identifier), of: type, for: element) {
      type.init(dequeuedWith: $0)
    }
  }

  /// Reports an issue and returns a plain view if no class is registered for the identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = CollectionElement.Identity.supplementary(elementKind, indexPath)
    guard let type = registry.supplementaryView(elementKind, identifier) else {
      // R-CV-12: an identifier without a registration is an issue.
      report(
        .supplementaryNotRegistered(
          elementKind,
          identifier,
          among: registry.identifiers(ofKind: elementKind)
        )
      )
      return plainView(for: element)
    }
    return dequeue(.identifier(kind: elementKind, identifier), of: type, for: element) {
      type.init(dequeuedWith: $0)
    }
  }

  /// Returns a cell that a registration has configured for an item.
  ///
  /// A registration that the provider creates on every call is an issue, because none of its cells
  /// is ever reused (R-CV-13).
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    if registration.token.isMadeByProvider { report(.registrationMadeByProvider("\(Cell.self)")) }
    let cell = dequeue(
      .registration(registration.token),
      for: .cell(indexPath)
    ) { Cell(dequeuedWith: $0) }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    if registration.token.isMadeByProvider {
      report(.registrationMadeByProvider("\(Supplementary.self)"))
    }
    let view = dequeue(
      .registration(registration.token),
      for: .supplementary(registration.elementKind, indexPath)
    ) { Supplementary(dequeuedWith: $0) }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

extension UICollectionView {
  /// Returns a plain cell in place of one that cannot be created (R-CV-6).
  package func plainCell(for indexPath: IndexPath) -> UICollectionViewCell {
    let cell = made(for: .cell(indexPath)) { UICollectionViewCell(frame: $0) }
    call?.dequeued.append(cell)
    return cell
  }

  /// Returns a plain view in place of a missing supplementary view, and reports an issue.
  package func missingSupplementaryView(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    report(.noSupplementaryProvider(kind))
    return plainView(for: .supplementary(kind, indexPath))
  }

  /// Returns a plain view in place of one that cannot be created (R-CV-6).
  func plainView(for element: CollectionElement.Identity) -> UICollectionReusableView {
    if case .cell = element { return plainCell(for: element.indexPath) }
    let view = made(for: element) { UICollectionReusableView(frame: $0) }
    call?.dequeued.append(view)
    return view
  }

  /// Returns a view with a reuse key: the one being reconfigured, one from the reuse pool, or a new
  /// one.
  ///
  /// R-CV-3: a view from the pool is prepared for reuse first; a view is created only if the pool
  /// has none.
  ///
  /// - Parameters:
  ///   - key: The reuse key; views with equal keys can replace each other.
  ///   - type: The exact class, if it is not the static type. The pool may hold views of a class
  ///     that was registered earlier.
  ///   - element: The element that the view is for.
  ///   - make: Creates a view with a frame.
  /// - Returns: The view, with the frame that the layout has for the element (R-CV-14).
  func dequeue<Dequeued: UICollectionReusableView>(
    _ key: ReuseKey,
    of type: Dequeued.Type? = nil,
    for element: CollectionElement.Identity,
    make: (CGRect) -> Dequeued
  ) -> Dequeued {
    if let existing = call?.existing as? Dequeued, call?.element == element,
      existing.reuseKey == key
    {
      return existing
    }
    let view: Dequeued
    if let waiting = pool.dequeue(key) as? Dequeued, type == nil || Swift.type(of: waiting) == type
    {
      if waiting is UICollectionViewCell { tally.reused += 1 }
      waiting.beginReuse()
      if let frame = currentResolver?.element(element)?.frame { waiting.frame = frame }
      view = waiting
    } else {
      view = made(for: element, make)
      view.reuseKey = key
    }
    call?.dequeued.append(view)
    return view
  }

  /// Creates a view with the frame that the layout has for its element (R-CV-14).
  private func made<Made: UICollectionReusableView>(
    for element: CollectionElement.Identity,
    _ make: (CGRect) -> Made
  ) -> Made {
    let view = make(currentResolver?.element(element)?.frame ?? .zero)
    if view is UICollectionViewCell { view.cellToken = tally.makeToken() }
    return view
  }
}

extension UICollectionView {
  /// A class of cells and the closure that configures them for items of a type.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for the item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let token = RegistrationToken()
    let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
  }
}

extension UICollectionView {
  /// A class of supplementary views and the closure that configures them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view for its index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let token: RegistrationToken
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      token = RegistrationToken(elementKind: elementKind)
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}

/// The identity of a registration (R-CV-13).
final class RegistrationToken: Hashable, Sendable {
  /// Whether the registration was created while a provider ran.
  ///
  /// Each call of the provider then creates another registration, whose pool is never used again
  /// (R-CV-13).
  let isMadeByProvider: Bool

  /// The kind of the supplementary views; `nil` for cells.
  let elementKind: String?

  @MainActor
  init(elementKind: String? = nil) {
    isMadeByProvider = ProviderCall.isRunning
    self.elementKind = elementKind
  }

  static func == (left: RegistrationToken, right: RegistrationToken) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
