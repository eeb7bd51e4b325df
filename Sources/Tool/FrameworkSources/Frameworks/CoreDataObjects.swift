// The surface of CoreData's objects, requests and contexts: what app code compiles against.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreDataModel
import Observation
import SwiftUIAdditions

// MARK: - Objects

public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  weak var object: NSManagedObject?
  open var entity: NSEntityDescription { NSEntityDescription() }
  open var isTemporaryID: Bool { false }
  open var persistentStore: NSPersistentStore? { nil }
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/\(hash)") }
}

open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  public let objectID = NSManagedObjectID()
  public let entity: NSEntityDescription
  fileprivate var managedValues: [String: Any] = [:]
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  open var hasChanges: Bool { false }
  open var isInserted: Bool { managedObjectContext != nil }
  open var isUpdated: Bool { false }
  open var isDeleted: Bool { false }
  open var isFault: Bool { false }

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedObjectContext = context
    super.init()
    objectID.object = self
    context?.insert(self)
    awakeFromInsert()
  }

  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: self)
    return entity
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func validateForInsert() throws {}
  open func validateForUpdate() throws {}
  open func primitiveValue(forKey key: String) -> Any? { managedValues[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { managedValues[key] = value }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func changedValues() -> [String: Any] { [:] }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] { [:] }
}

// The accessors of `@NSManaged` properties.
extension NSManagedObject {
  /// Returns the value of a property; without one, `nil` for an optional and 0 for a number.
  public func managedValue<Value>(_ name: String) -> Value? {
    if let value = managedValues[name] as? Value { return value }
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type {
      return none(of: optional) as? Value
    }
    if let number = Value.self as? any ExpressibleByIntegerLiteral.Type {
      return zero(of: number) as? Value
    }
    return Value.self == Bool.self ? false as? Value : nil
  }

  /// Sets the value of a property.
  public func manage<Value>(_ value: Value, _ name: String) { managedValues[name] = value }

  /// Returns whether an entity's name is that of the object's class or of one that it inherits from.
  fileprivate func isEntity(_ name: String) -> Bool {
    if entity.name == name || name == "NSManagedObject" { return true }
    return sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
      .contains { String(describing: $0.subjectType) == name }
  }

  private func none<Value: ExpressibleByNilLiteral>(of type: Value.Type) -> Any { nil as Value }
  private func zero<Value: ExpressibleByIntegerLiteral>(of type: Value.Type) -> Any { 0 as Value }
}

/// The class of managed objects, as a protocol, so that a subclass can declare its own requests.
public protocol ManagedObjectClass: NSManagedObject {}

extension NSManagedObject: ManagedObjectClass {}

extension ManagedObjectClass {
  /// Returns a request of the class's objects, to which apps cast it.
  public static func fetchRequest() -> NSPersistentStoreRequest {
    func request<Object: ManagedObjectClass>(of type: Object.Type) -> NSPersistentStoreRequest {
      NSFetchRequest<Object>(entityName: String(describing: type))
    }
    let type: any ManagedObjectClass.Type = self
    return request(of: type)
  }

  @_disfavoredOverload
  public static func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }
}

extension NSEntityDescription {
  public class func entity(
    forEntityName name: String,
    in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }

  public class func insertNewObject(
    forEntityName name: String,
    into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(context: context) }
}

// MARK: - Requests

open class NSPersistentStoreRequest: NSObject {}
open class NSPersistentStoreResult: NSObject {}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = []
  open var includesPendingChanges = true
  open var includesPropertyValues = true
  open var includesSubentities = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var relationshipKeyPathsForPrefetching: [String]?
  public override init() {}
  public init(entityName: String) { self.entityName = entityName }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {}
  public init(objectIDs: [NSManagedObjectID]) {}
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  open var result: Any? { nil }
}

public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

open class NSBatchInsertRequest: NSPersistentStoreRequest {
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  public init(entity: NSEntityDescription, objects: [[String: Any]]) {}
  public init(entityName: String, objects: [[String: Any]]) {}
  public init(
    entity: NSEntityDescription,
    managedObjectHandler: @escaping (NSManagedObject) -> Bool
  ) {}
}

open class NSBatchInsertResult: NSPersistentStoreResult {
  open var result: Any? { nil }
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  public init(entityName: String) {}
  public init(entity: NSEntityDescription) {}
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
  open var result: Any? { nil }
}

// MARK: - Contexts

/// The objects of a store; bodies that read them are evaluated again after a change.
final class ManagedObjectStore: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var stored: [NSManagedObject] = []
  private var revision: Int { 0 }

  var objects: [NSManagedObject] {
    get {
      registrar.access(self, keyPath: \.revision)
      return stored
    }
    set { registrar.withMutation(of: self, keyPath: \.revision) { stored = newValue } }
  }
}

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public struct ConcurrencyType: Hashable, Sendable {
    public static let mainQueue = ConcurrencyType()
    public static let privateQueue = ConcurrencyType()
    public static let mainQueueConcurrencyType = ConcurrencyType()
    public static let privateQueueConcurrencyType = ConcurrencyType()
  }
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  let store: ManagedObjectStore
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var mergePolicy: Any = NSErrorMergePolicy
  open var undoManager: UndoManager?
  open var transactionAuthor: String?
  open var automaticallyMergesChangesFromParent = false
  open var shouldDeleteInaccessibleFaults = true
  open var retainsRegisteredObjects = false
  open var stalenessInterval: TimeInterval = -1
  open var userInfo = NSMutableDictionary()
  open var hasChanges: Bool { false }
  open var insertedObjects: Set<NSManagedObject> { [] }
  open var updatedObjects: Set<NSManagedObject> { [] }
  open var deletedObjects: Set<NSManagedObject> { [] }
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }

  public init(_ type: ConcurrencyType) { store = ManagedObjectStore() }
  public init(concurrencyType: ConcurrencyType) { store = ManagedObjectStore() }
  init(store: ManagedObjectStore, coordinator: NSPersistentStoreCoordinator?) {
    self.store = store
    persistentStoreCoordinator = coordinator
  }

  open func insert(_ object: NSManagedObject) { store.objects.append(object) }
  open func delete(_ object: NSManagedObject) { store.objects.removeAll { $0 === object } }
  open func save() throws {}
  open func reset() {}
  open func rollback() {}
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func refreshAllObjects() {}
  open func processPendingChanges() {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  open class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    id.object ?? NSManagedObject(context: self)
  }
  open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { id.object }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = id.object else { throw CocoaError(.fileNoSuchFile) }
    return object
  }
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }

  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    results(
      Result.self,
      entity: request.entityName ?? request.entity?.name,
      predicate: request.predicate,
      sort: request.sortDescriptors ?? [],
      limit: request.fetchLimit
    )
  }

  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try fetch(request).count
  }

  package func results<Result>(
    _ type: Result.Type,
    entity: String? = nil,
    predicate: NSPredicate?,
    sort: [NSSortDescriptor],
    limit: Int = 0
  ) -> [Result] {
    var found = store.objects.filter { $0 is Result && (entity.map($0.isEntity) ?? true) }
    if let predicate { found = found.filter { predicate.evaluate(with: $0) } }
    for descriptor in sort.reversed() {
      found.sort { descriptor.compare($0, to: $1) == .orderedAscending }
    }
    return (limit > 0 ? Array(found.prefix(limit)) : found).compactMap { $0 as? Result }
  }

  public func perform(_ block: @escaping () -> Void) { block() }
  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate,
    _ block: @escaping () throws -> Result
  ) async rethrows -> Result { try block() }
  @discardableResult
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }
}

public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }
  public init(name: String, managedObjectModel: NSManagedObjectModel) {
    self.name = name
    self.managedObjectModel = managedObjectModel
    persistentStoreCoordinator = NSPersistentStoreCoordinator(
      managedObjectModel: managedObjectModel
    )
    viewContext = NSManagedObjectContext(
      store: ManagedObjectStore(),
      coordinator: persistentStoreCoordinator
    )
  }
  open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { for description in persistentStoreDescriptions { block(description, nil) } }
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(store: viewContext.store, coordinator: persistentStoreCoordinator)
  }
  public func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
  public func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result { try block(newBackgroundContext()) }
}

open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func initializeCloudKitSchema(options: Int = 0) throws {}
}
