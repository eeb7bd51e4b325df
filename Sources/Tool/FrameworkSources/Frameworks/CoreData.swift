// The surface of CoreData: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreDataObjects
import SwiftUIAdditions

// MARK: - Result controllers

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// The delegate of a controller, which calls none of its methods.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  typealias Controller = NSFetchedResultsController<any NSFetchRequestResult>
  func controllerWillChangeContent(_ controller: Controller)
  func controllerDidChangeContent(_ controller: Controller)
  func controller(
    _ controller: Controller,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  )
  func controller(
    _ controller: Controller,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  )
  func controller(
    _ controller: Controller,
    didChange object: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  )
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(_ controller: Controller) {}
  public func controllerDidChangeContent(_ controller: Controller) {}
  public func controller(
    _ controller: Controller,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
  public func controller(
    _ controller: Controller,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
  public func controller(
    _ controller: Controller,
    didChange object: Any,
    at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
}

open class NSDiffableDataSourceSnapshotReference: NSObject {
  open var itemIdentifiers: [Any] { [] }
  open var sectionIdentifiers: [Any] { [] }
  open var numberOfItems: Int { 0 }
}

open class NSFetchedResultsController<ResultType>: NSObject {
  private struct SectionInfo: NSFetchedResultsSectionInfo {
    let name = ""
    let indexTitle: String? = nil
    let objects: [Any]?
    var numberOfObjects: Int { objects?.count ?? 0 }
  }

  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?

  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    self.cacheName = cacheName
  }

  open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
  open class func deleteCache(withName name: String?) {}
  open var sections: [any NSFetchedResultsSectionInfo]? {
    fetchedObjects.map { [SectionInfo(objects: $0)] }
  }
  open var sectionIndexTitles: [String] { [] }
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let objects = fetchedObjects, objects.indices.contains(indexPath[1]) else {
      preconditionFailure("the controller has no object at \(indexPath)")
    }
    return objects[indexPath[1]]
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    fetchedObjects?.firstIndex { $0 as AnyObject === object as AnyObject }
      .map { IndexPath(indexes: [0, $0]) }
  }
}

// MARK: - SwiftUI

private struct ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(.mainQueue)
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

/// The predicate and the order of a fetch request.
private final class FetchConfiguration<Result> {
  var predicate: NSPredicate?
  var sort: [NSSortDescriptor]
  var order: [SortDescriptor<Result>]

  init(_ predicate: NSPredicate?, _ sort: [NSSortDescriptor], _ order: [SortDescriptor<Result>]) {
    (self.predicate, self.sort, self.order) = (predicate, sort, order)
  }

  func results(in context: NSManagedObjectContext) -> [Result] {
    let found = context.results(Result.self, predicate: predicate, sort: sort)
    return order.isEmpty ? found : found.sorted(using: order)
  }
}

/// The objects of a fetch request.
public struct FetchedResults<Result>: RandomAccessCollection {
  private let configuration: FetchConfiguration<Result>
  private let objects: [Result]

  fileprivate init(_ configuration: FetchConfiguration<Result>, in context: NSManagedObjectContext)
  {
    self.configuration = configuration
    objects = configuration.results(in: context)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(position: Int) -> Result { objects[position] }
  public var nsPredicate: NSPredicate? {
    get { configuration.predicate }
    nonmutating set { configuration.predicate = newValue }
  }
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { configuration.sort }
    nonmutating set { configuration.sort = newValue }
  }
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { configuration.order }
    nonmutating set { configuration.order = newValue }
  }
}

/// The objects in the context of the view's environment.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @State private var configuration: FetchConfiguration<Result>

  public var wrappedValue: FetchedResults<Result> { FetchedResults(configuration, in: context) }

  private init(
    _ predicate: NSPredicate?,
    _ sort: [NSSortDescriptor],
    _ order: [SortDescriptor<Result>]
  ) {
    _configuration = State(initialValue: FetchConfiguration(predicate, sort, order))
  }

  @_disfavoredOverload
  public init(
    entity: NSEntityDescription? = nil,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) { self.init(predicate, sortDescriptors, []) }

  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) { self.init(predicate, [], sortDescriptors) }

  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest.predicate, fetchRequest.sortDescriptors ?? [], [])
  }

  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }
}

/// The objects of a fetch request in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  public struct Section: RandomAccessCollection, Identifiable {
    public let id: SectionIdentifier
    fileprivate var objects: [Result]
    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
  }

  fileprivate let configuration: FetchConfiguration<Result>
  fileprivate let sections: [Section]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(position: Int) -> Section { sections[position] }
  public var nsPredicate: NSPredicate? {
    get { configuration.predicate }
    nonmutating set { configuration.predicate = newValue }
  }
}

@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  @Environment(\.managedObjectContext) private var context
  @State private var configuration: FetchConfiguration<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
    for object in configuration.results(in: context) {
      let id = object[keyPath: identifier]
      if let index = sections.firstIndex(where: { $0.id == id }) {
        sections[index].objects.append(object)
      } else {
        sections.append(.init(id: id, objects: [object]))
      }
    }
    return SectionedFetchResults(configuration: configuration, sections: sections)
  }

  @_disfavoredOverload
  public init(
    entity: NSEntityDescription? = nil,
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    identifier = sectionIdentifier
    _configuration = State(initialValue: FetchConfiguration(predicate, sortDescriptors, []))
  }

  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    identifier = sectionIdentifier
    _configuration = State(initialValue: FetchConfiguration(predicate, [], sortDescriptors))
  }
}
