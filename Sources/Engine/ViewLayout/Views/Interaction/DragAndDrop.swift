public import Foundation

/// A representation of data for drag and drop; no scene drags or drops anything.
open class NSItemProvider: NSObject, @unchecked Sendable {
  open private(set) var registeredTypeIdentifiers: [String] = []
  open var suggestedName: String?

  public override init() {}

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registeredTypeIdentifiers = type(of: object).writableTypeIdentifiersForItemProvider
  }

  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }

  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    registeredTypeIdentifiers = [UTType.fileURL.identifier]
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  /// Returns `false`, because a provider of this engine contains no data.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }

  /// Returns `false`, because a provider of this engine contains no data.
  public func canLoadObject<Object>(ofClass aClass: Object.Type) -> Bool { false }

  /// Loads nothing; the handler is not called.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }

  /// Loads nothing; the handler is not called.
  @_disfavoredOverload
  @discardableResult
  public func loadObject<Object>(
    ofClass aClass: Object.Type,
    completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }

  /// Loads nothing; the handler is not called.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String,
    options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {}

  /// Loads nothing; the handler is not called.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }

  /// Loads nothing; the handler is not called.
  @discardableResult
  public func loadTransferable<Item: Transferable>(
    type transferableType: Item.Type,
    completionHandler: @escaping @Sendable (Result<Item, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}

/// A class whose objects an item provider can contain.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// A class whose objects an item provider can load.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }
}

// MARK: - Dropping

/// The code that an app runs for a drop; it is never called, because no scene drops anything.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The items and the location of a drop.
public struct DropInfo: Sendable {
  public let location: CGPoint

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The operation that a drop would perform.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) { self.operation = operation }
}

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
  case cancel
  case forbidden
  case copy
  case move
  case delete
  case alias
}
