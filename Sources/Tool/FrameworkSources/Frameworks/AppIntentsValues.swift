// The surface of AppIntents' values and entities: what app code compiles against.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI

// MARK: - Texts

public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(
    _ text: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {}
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(_ text: LocalizedStringResource) {}
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
}

public enum IntentAuthenticationPolicy: Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

public enum InputConnectionBehavior: Sendable {
  case `default`, never, connectToPreviousIntentResult
}

public struct ConfirmationActionName: Sendable {
  public static let `continue` = ConfirmationActionName()
  public static let send = ConfirmationActionName()
  public static let add = ConfirmationActionName()
  public static let order = ConfirmationActionName()
}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public var name: LocalizedStringResource
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
  public init(
    name: LocalizedStringResource,
    numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { self.name = name }
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
  public struct Image: Sendable {
    public init(systemName: String) {}
    public init(systemName: String, isTemplate: Bool?) {}
    public init(named name: String, isTemplate: Bool? = nil) {}
    public init(data: Data, isTemplate: Bool? = nil) {}
    public init(url: URL, isTemplate: Bool? = nil) {}
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

// MARK: - Entities

public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol AppEntity: Identifiable, TypeDisplayRepresentable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}

extension AppEntity {
  public typealias Property = EntityProperty
}

public protocol TransientAppEntity: TypeDisplayRepresentable {
  init()
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol IndexedEntity: AppEntity {}
public protocol URLRepresentableEntity: AppEntity {}

public protocol AppEnum: CaseIterable, Hashable, RawRepresentable, TypeDisplayRepresentable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? ""
  }
}

public protocol DynamicOptionsProvider {
  associatedtype Result
  associatedtype DefaultValue = Never
  func results() async throws -> Result
}

public protocol EntityQuery: DynamicOptionsProvider {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  public typealias Dependency = AppDependency
  public func suggestedEntities() async throws -> [Entity] { [] }
  public func defaultResult() async -> Entity? { nil }
  public func results() async throws -> [Entity] { try await suggestedEntities() }
}

public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> [Entity]
}

public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}

public struct IntentItem<Value> {
  public init(_ value: Value, title: LocalizedStringResource? = nil) {}
}

public struct ItemCollection<Value> {
  public static var empty: ItemCollection { ItemCollection(items: []) }
  public init(items: [Value]) {}
}

// MARK: - Property wrappers

/// A parameter of an intent; to read one without a default value ends the process.
@propertyWrapper
public final class IntentParameter<Value> {
  private var value: Value?

  public var wrappedValue: Value {
    get {
      if let value { return value }
      if let none = Optional<Any>.none as? Value { return none }
      preconditionFailure("a parameter of an intent has no value")
    }
    set { value = newValue }
  }
  public var projectedValue: IntentParameter { self }

  public init() {}
  public init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.value = value }
  public init<Options: DynamicOptionsProvider>(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default value: Value? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: Options
  ) { self.value = value }
  public init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    default value: Value? = nil,
    inclusiveRange: (Int, Int),
    requestValueDialog: IntentDialog? = nil
  ) { self.value = value }
  public init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {}
  public init(
    title: LocalizedStringResource,
    description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {}

  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { CancellationError() }
  public func requestConfirmation(
    for value: Value,
    dialog: IntentDialog? = nil
  ) async throws
    -> Bool
  { true }
  public func requestDisambiguation(
    among items: [Value],
    dialog: IntentDialog? = nil
  ) async throws -> Value { items.first ?? wrappedValue }
}

@propertyWrapper
public struct EntityProperty<Value> {
  private var value: Value?
  public var wrappedValue: Value {
    get {
      guard let value else { preconditionFailure("a property of an entity has no value") }
      return value
    }
    set { value = newValue }
  }
  public var projectedValue: EntityProperty { self }
  public init() {}
  public init(wrappedValue: Value) { value = wrappedValue }
  public init(title: LocalizedStringResource) {}
  public init(wrappedValue: Value, title: LocalizedStringResource) { value = wrappedValue }
}

/// A dependency of an intent, which must have been added to the manager.
@propertyWrapper
public struct AppDependency<Value> {
  private let key: AnyHashable?
  public init(key: AnyHashable? = nil) { self.key = key }
  public var wrappedValue: Value {
    guard let value: Value = AppDependencyManager.shared.value() else {
      preconditionFailure("the manager has no dependency of the type \(Value.self)")
    }
    return value
  }
}

public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()
  private var values: [ObjectIdentifier: () -> Any] = [:]
  public func add<Value>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value) {
    values[ObjectIdentifier(Value.self)] = dependency
  }
  func value<Value>() -> Value? { values[ObjectIdentifier(Value.self)]?() as? Value }
}

@propertyWrapper
public struct IntentParameterDependency<Intent> {
  public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
  public var wrappedValue: Intent? { nil }
}

public struct IntentFile: Hashable, Sendable {
  public var data: Data
  public var filename: String
  public var fileURL: URL?
  public var type: UTType?
  public init(data: Data, filename: String, type: UTType? = nil) {
    (self.data, self.filename, self.type) = (data, filename, type)
  }
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    self.init(data: Data(), filename: filename ?? fileURL.lastPathComponent, type: type)
    self.fileURL = fileURL
  }
}
