public import Foundation
import UIKitLayout
import ViewLayout

extension UICollectionView {
  /// Says which class makes the cells of an identifier; `nil` takes that back.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, forCell: identifier)
  }

  /// Says which class makes the supplementary views of a kind and an identifier; `nil` takes that
  /// back.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registry.register(viewClass, forKind: elementKind, identifier)
  }

  /// A cell of an identifier: one that waits to be used again, or a new one.
  ///
  /// An identifier that nothing is registered for is an issue, and gives a plain cell.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let element = CollectionElement.Identity.cell(indexPath)
    guard let type = registry.cell(identifier) else {
      // R-CV-12
      report(.cellNotRegistered(identifier, among: registry.cellIdentifiers))
      return plainCell(for: indexPath)
    }
    return dequeue(.identifier(kind: nil, identifier), of: type, for: element) {
      type.init(dequeuedWith: $0)
    }
  }

  /// A supplementary view of a kind and an identifier: one that waits to be used again, or a new
  /// one.
  ///
  /// An identifier that nothing is registered for is an issue, and gives a plain view.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let element = CollectionElement.Identity.supplementary(elementKind, indexPath)
    guard let type = registry.supplementaryView(elementKind, identifier) else {
      // R-CV-12
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

  /// A cell of a registration, which shows an item.
  ///
  /// A registration that is made by the provider itself, for every item another one, is an issue:
  /// none of its cells is ever used again (R-CV-13).
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

  /// A supplementary view of a registration.
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
  /// A plain cell in place of one that cannot be made (R-CV-6).
  package func plainCell(for indexPath: IndexPath) -> UICollectionViewCell {
    let cell = made(for: .cell(indexPath)) { UICollectionViewCell(frame: $0) }
    call?.dequeued.append(cell)
    return cell
  }

  /// A plain view in place of a missing supplementary view; reports an issue.
  package func missingSupplementaryView(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    report(.noSupplementaryProvider(kind))
    return plainView(for: .supplementary(kind, indexPath))
  }

  /// A plain view in place of one that cannot be made (R-CV-6).
  func plainView(for element: CollectionElement.Identity) -> UICollectionReusableView {
    if case .cell = element { return plainCell(for: element.indexPath) }
    let view = made(for: element) { UICollectionReusableView(frame: $0) }
    call?.dequeued.append(view)
    return view
  }

  /// A view of a key: the one that is configured again, one that waits, or a new one.
  ///
  /// R-CV-3: one that waits gets its `prepareForReuse` first; only where none waits is one made.
  ///
  /// - Parameters:
  ///   - key: Which views can stand in for each other.
  ///   - type: Its very class, where that is not the static one: who waits may be of a class that
  ///     was registered before.
  ///   - element: What it is for.
  ///   - make: Makes one of a frame.
  /// - Returns: The view, in the frame that the layout has for the element (R-CV-14).
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

  /// A new view in the frame that the layout has for its element (R-CV-14).
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
  /// How cells of a class show items of a type.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Makes a cell show the item at an index path.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let token = RegistrationToken()
    let handler: Handler

    /// Registers a class; to be made once, not by what asks for cells.
    public init(handler: @escaping Handler) { self.handler = handler }
  }
}

extension UICollectionView {
  /// How supplementary views of a class are made ready.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Makes a view ready for the index path that it is at.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let token: RegistrationToken
    let elementKind: String
    let handler: Handler

    /// Registers a class for a kind; to be made once, not by what asks for views.
    public init(elementKind: String, handler: @escaping Handler) {
      token = RegistrationToken(elementKind: elementKind)
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}

/// The identity of a registration (R-CV-13).
final class RegistrationToken: Hashable, Sendable {
  /// Whether it was made while a provider ran, so that each call makes another one, whose pool is
  /// never used again (R-CV-13).
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
