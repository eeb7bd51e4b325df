public import Foundation

/// A representation of data for drag and drop; no scene drags or drops anything.
open class NSItemProvider: NSObject, @unchecked Sendable {
  open private(set) var registeredTypeIdentifiers: [String] = []
  /// A name for a file; `nil` for none.
  open var suggestedName: String?

  /// Makes a provider without a representation.
  public override init() {}

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registeredTypeIdentifiers = type(of: object).writableTypeIdentifiersForItemProvider
  }

  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }

  /// Makes a provider of the contents of a file; `nil` if the file does not exist.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    registeredTypeIdentifiers = [UTType.fileURL.identifier]
  }

  /// Returns whether a representation has a type identifier.
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
  /// The type identifiers of the representations.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// A class whose objects an item provider can load.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The type identifiers of the representations.
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
  /// Returns whether a drop may begin.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs the drop and returns whether it succeeded.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drop enters the view.
  func dropEntered(info: DropInfo)
  /// Returns the operation of a drop above the view; `nil` for the previous one.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drop leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing; an app may implement it.
  public func dropEntered(info: DropInfo) {}
  /// Returns `nil`: the operation stays as it is.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing; an app may implement it.
  public func dropExited(info: DropInfo) {}
}

/// The items and the location of a drop.
public struct DropInfo: Sendable {
  /// The location in the view, in points.
  public let location: CGPoint

  /// Returns whether an item has one of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// The operation that a drop would perform.
public struct DropProposal: Sendable {
  public let operation: DropOperation

  /// Makes a proposal of an operation.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
  /// The drop performs no operation.
  case cancel
  /// The drop is not allowed here.
  case forbidden
  case copy
  case move
  case delete
  case alias
}
