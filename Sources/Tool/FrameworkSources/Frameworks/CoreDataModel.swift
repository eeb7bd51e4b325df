// The surface of CoreData's descriptions and stores: what app code compiles against.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import FoundationAdditions

// MARK: - Descriptions

public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType, integer16AttributeType, integer32AttributeType
  case integer64AttributeType, decimalAttributeType, doubleAttributeType, floatAttributeType
  case stringAttributeType, booleanAttributeType, dateAttributeType, binaryDataAttributeType
  case UUIDAttributeType, URIAttributeType, transformableAttributeType, objectIDAttributeType
}

public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
}

open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var attributeValueClassName: String?
  open var allowsExternalBinaryDataStorage = false
}

open class NSRelationshipDescription: NSPropertyDescription {
  open var destinationEntity: NSEntityDescription?
  open var inverseRelationship: NSRelationshipDescription?
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var minCount = 0
  open var maxCount = 0
  open var isToMany: Bool { maxCount != 1 }
  open var isOrdered = false
}

open class NSExpressionDescription: NSPropertyDescription {
  open var expression: AnyObject?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}

open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName: String! = ""
  open var properties: [NSPropertyDescription] = []
  open var subentities: [NSEntityDescription] = []
  open var superentity: NSEntityDescription?
  open var isAbstract = false
  open var uniquenessConstraints: [[Any]] = []
  open var indexes: [AnyObject] = []
  open var userInfo: [AnyHashable: Any]?
  open var attributesByName: [String: NSAttributeDescription] {
    let attributes = properties.compactMap { $0 as? NSAttributeDescription }
    return Dictionary(attributes.map { ($0.name, $0) }) { $1 }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    let relationships = properties.compactMap { $0 as? NSRelationshipDescription }
    return Dictionary(relationships.map { ($0.name, $0) }) { $1 }
  }
}

open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = []
  public override init() {}
  public init?(contentsOf url: URL) {}
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
  }
  open var versionIdentifiers: Set<AnyHashable> = []
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
    self.entities = entities
  }
}

// MARK: - Stores

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSMigratePersistentStoresAutomaticallyOption = "migrate"
public let NSInferMappingModelAutomaticallyOption = "inferMapping"
public let NSPersistentStoreFileProtectionKey = "fileProtection"
public let NSPersistentHistoryTrackingKey = "historyTracking"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "remoteChange"
public let NSReadOnlyPersistentStoreOption = "readOnly"
public let NSSQLitePragmasOption = "pragmas"
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"

open class NSPersistentStore: NSObject {
  public struct StoreType: Hashable, Sendable {
    let name: String
    public static let sqlite = StoreType(name: NSSQLiteStoreType)
    public static let inMemory = StoreType(name: NSInMemoryStoreType)
    public static let binary = StoreType(name: NSBinaryStoreType)
  }
  open var url: URL? { nil }
  open var type: String { NSInMemoryStoreType }
  open var isReadOnly: Bool { false }
  open var identifier: String! { "store" }
  open var metadata: [String: Any]! = [:]
}

open class NSPersistentStoreDescription: NSObject {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [:]
  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

open class NSPersistentStoreCoordinator: NSObject {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  public init(managedObjectModel: NSManagedObjectModel) {
    self.managedObjectModel = managedObjectModel
  }
  @discardableResult
  open func addPersistentStore(
    ofType type: String,
    configurationName: String?,
    at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { addStore() }
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType,
    configuration: String? = nil,
    at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { addStore() }
  func addStore() -> NSPersistentStore {
    let store = NSPersistentStore()
    persistentStores.append(store)
    return store
  }
  open func remove(_ store: NSPersistentStore) throws { persistentStores = [] }
  open func destroyPersistentStore(
    at url: URL,
    ofType type: String,
    options: [AnyHashable: Any]? = nil
  ) throws {}
  open func destroyPersistentStore(
    at url: URL,
    type: NSPersistentStore.StoreType,
    options: [AnyHashable: Any]? = nil
  ) throws {}
  open func metadata(for store: NSPersistentStore) -> [String: Any] { [:] }
}

open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let error = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  override init() {}
  public init(merge type: NSMergePolicyType) {}
}

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType
  case rollbackMergePolicyType
}

public let NSErrorMergePolicy: NSMergePolicy = .error
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = .mergeByPropertyStoreTrump
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = .mergeByPropertyObjectTrump
public let NSOverwriteMergePolicy: NSMergePolicy = .overwrite
public let NSRollbackMergePolicy: NSMergePolicy = .rollback

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name("contextDidSave")
  public static let NSManagedObjectContextWillSave = Notification.Name("contextWillSave")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name("objectsDidChange")
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "storesDidChange"
  )
}
