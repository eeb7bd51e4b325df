// The surface of SwiftData's schemas, configurations and descriptors: what app code compiles against.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
import Observation

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

public struct PersistentIdentifier: Hashable, Comparable, Identifiable, Codable, Sendable {
  public let entityName: String
  package let number: Int

  package init(entityName: String, number: Int) {
    (self.entityName, self.number) = (entityName, number)
  }

  public var id: PersistentIdentifier { self }
  public var storeIdentifier: String? { "store" }
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

public final class Schema: @unchecked Sendable {
  public struct Version: Hashable, Comparable, Sendable {
    let numbers: [Int]
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.numbers.lexicographicallyPrecedes(rhs.numbers)
    }
  }

  public struct Entity: Hashable, Sendable {
    public let name: String
  }

  public let version: Version
  public let entities: [Entity]

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    entities = types.map { Entity(name: String(describing: $0)) }
  }
  public convenience init(
    _ types: any PersistentModel.Type...,
    version: Version = Version(1, 0, 0)
  ) { self.init(Array(types), version: version) }
}

public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  public struct GroupContainer: Hashable, Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }

  public struct CloudKitDatabase: Hashable, Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }

  public let name: String
  public let url: URL
  public let isStoredInMemoryOnly: Bool
  public var id: String { name }

  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    url = URL(fileURLWithPath: "/dev/null")
  }

  public init(
    _ name: String? = nil,
    schema: Schema? = nil,
    url: URL,
    allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.url = url
    isStoredInMemoryOnly = false
  }

  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

public struct FetchDescriptor<Model: PersistentModel> {
  public var predicate: Predicate<Model>?
  public var sortBy: [SortDescriptor<Model>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
