// The surface of SwiftData: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import Observation
@_exported import SwiftDataModels
import SwiftUI

// MARK: - Models

extension PersistentModel {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(
      entityName: String(describing: Self.self),
      number: Int(bitPattern: ObjectIdentifier(self))
    )
  }
  public var id: PersistentIdentifier { persistentModelID }
  /// The context into which the model was inserted; `nil` if there is none.
  public var modelContext: ModelContext? { ModelStore.owner(of: self) }
  public var hasChanges: Bool { false }
  public var isDeleted: Bool { false }
}

public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type,
    toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?
  )
}

extension Schema {
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }
}

// MARK: - Containers

/// A container that keeps its models in memory.
public final class ModelContainer: @unchecked Sendable {
  /// The container that was made last, for views that have none in their environment.
  nonisolated(unsafe) static weak var latest: ModelContainer?

  public let schema: Schema
  public let configurations: [ModelConfiguration]
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store = ModelStore()
  private var context: ModelContext?

  @MainActor public var mainContext: ModelContext { main }

  var main: ModelContext {
    if let context { return context }
    let made = ModelContext(self)
    context = made
    return made
  }

  public init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    self.schema = schema
    self.configurations = configurations
    self.migrationPlan = migrationPlan
    ModelContainer.latest = self
  }

  @_disfavoredOverload
  public convenience init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations)
  }

  init(empty types: [any PersistentModel.Type]) {
    schema = Schema(types)
    configurations = []
    migrationPlan = nil
    ModelContainer.latest = self
  }

  public func deleteAllData() { store.change { $0.removeAll() } }
  public func erase() throws { deleteAllData() }
}

/// The models of a container; bodies that read them are evaluated again after a change.
final class ModelStore: Observable, @unchecked Sendable {
  private static let owners = NSLock()
  nonisolated(unsafe) private static var contexts: [ObjectIdentifier: ModelContext] = [:]

  private let registrar = ObservationRegistrar()
  private var stored: [any PersistentModel] = []
  private var isOutdated = false
  /// The number of changes; a query reads it, so that each change invalidates its view.
  private var revision: Int { 0 }

  static func owner(of model: any PersistentModel) -> ModelContext? {
    owners.withLock { contexts[ObjectIdentifier(model)] }
  }

  static func setOwner(_ context: ModelContext?, of model: any PersistentModel) {
    owners.withLock { contexts[ObjectIdentifier(model)] = context }
  }

  func change(_ body: (inout [any PersistentModel]) -> Void) {
    registrar.withMutation(of: self, keyPath: \.revision) {
      body(&stored)
      isOutdated = true
    }
  }

  /// Returns the models that were inserted, and those to which they refer.
  func models(in context: ModelContext) -> [any PersistentModel] {
    registrar.access(self, keyPath: \.revision)
    if isOutdated {
      isOutdated = false
      addReferredModels(of: context)
    }
    return stored
  }

  private func addReferredModels(of context: ModelContext) {
    var known = Set(stored.map { ObjectIdentifier($0) })
    var next = 0
    while next < stored.count {
      for child in Mirror(reflecting: stored[next]).children {
        for model in Self.models(in: child.value)
        where known.insert(ObjectIdentifier(model)).inserted {
          stored.append(model)
          Self.setOwner(context, of: model)
        }
      }
      next += 1
    }
  }

  private static func models(in value: Any) -> [any PersistentModel] {
    if let model = value as? any PersistentModel { return [model] }
    return value as? [any PersistentModel] ?? []
  }
}

// MARK: - Contexts

public final class ModelContext: Equatable, @unchecked Sendable {
  public static let willSave = Notification.Name("ModelContextWillSave")
  public static let didSave = Notification.Name("ModelContextDidSave")

  public let container: ModelContainer
  public var autosaveEnabled = true
  public var undoManager: UndoManager?
  public var author: String?
  public var hasChanges: Bool { false }
  public var insertedModelsArray: [any PersistentModel] { [] }
  public var changedModelsArray: [any PersistentModel] { [] }
  public var deletedModelsArray: [any PersistentModel] { [] }

  public init(_ container: ModelContainer) { self.container = container }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  public func insert<Model: PersistentModel>(_ model: Model) {
    guard ModelStore.owner(of: model) == nil else { return }
    ModelStore.setOwner(self, of: model)
    container.store.change { $0.append(model) }
  }

  public func delete<Model: PersistentModel>(_ model: Model) {
    container.store.change { $0.removeAll { $0 === model } }
    ModelStore.setOwner(nil, of: model)
  }

  public func delete<Model: PersistentModel>(
    model: Model.Type,
    where predicate: Predicate<Model>? = nil,
    includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  public func save() throws { container.store.change { _ in } }
  public func rollback() {}
  public func processPendingChanges() {}
  public func transaction(block: () throws -> Void) throws { try block() }

  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model]
  {
    var found = container.store.models(in: self).compactMap { $0 as? Model }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    if let offset = descriptor.fetchOffset { found = Array(found.dropFirst(offset)) }
    if let limit = descriptor.fetchLimit { found = Array(found.prefix(limit)) }
    return found
  }

  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int
  {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  public func enumerate<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>,
    batchSize: Int = 5_000,
    block: (Model) throws -> Void
  ) throws { try fetch(descriptor).forEach(block) }

  public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
    container.store.models(in: self).lazy.compactMap { $0 as? Model }
      .first { $0.persistentModelID == id }
  }

  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = container.store.models(in: self).first(where: { $0.persistentModelID == id })
    else { preconditionFailure("the context has no model of this identifier") }
    return model
  }
}

public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
}

extension ModelActor {
  public nonisolated var modelContext: ModelContext { modelContainer.main }
  public subscript<Model: PersistentModel>(
    id: PersistentIdentifier,
    as type: Model.Type
  ) -> Model? { modelContext.registeredModel(for: id) }
}

// MARK: - Views

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext? { nil }
}

private let emptyContainer = ModelContainer(empty: [])

extension EnvironmentValues {
  /// The context of the container above the view, otherwise of the container that was made last.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] ?? (ModelContainer.latest ?? emptyContainer).main }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// The models in the context of the view's environment.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  public init() { descriptor = FetchDescriptor() }

  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }
  public var fetchError: (any Error)? { nil }
  public var modelContext: ModelContext { context }
}

extension Query {
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }

  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [sort]))
  }

  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(FetchDescriptor(predicate: filter, sortBy: [sort]))
  }
}

private struct MadeContainer: ViewModifier {
  @State var container: ModelContainer
  func body(content: Content) -> some View { content.modelContainer(container) }
}

extension View {
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }

  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.main)
  }

  public func modelContainer(
    for types: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let container = ModelContainer(empty: types)
    onSetup(.success(container))
    return modifier(MadeContainer(container: container))
  }

  public func modelContainer(
    for type: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modelContainer(for: [type], inMemory: inMemory, onSetup: onSetup) }
}

extension Scene {
  public func modelContext(_ context: ModelContext) -> some Scene { self }
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public func modelContainer(
    for types: [any PersistentModel.Type],
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
  public func modelContainer(
    for type: any PersistentModel.Type,
    inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
