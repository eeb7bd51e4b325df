public import Foundation

/// A type that can be dragged, copied or shared; Plumb never does any of this.
public protocol Transferable {
  /// The type of the transfer representation.
  associatedtype Representation: TransferRepresentation

  /// The representation for the transfer.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { (text: String) in Data(text.utf8) })
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { (data: Data) in data })
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { (url: URL) in url.absoluteString })
  }
}

extension AttributedString: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation(exporting: { (text: AttributedString) in String(text.characters) })
  }
}

/// A representation of an item for transfer.
public protocol TransferRepresentation<Item> {
  /// The type of the item.
  associatedtype Item
}

/// A result builder for transfer representations; only the first one is kept.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression(
    _ content: CodableRepresentation<Item>
  ) -> CodableRepresentation<Item> where Item: Codable { content }

  public static func buildExpression<Proxy>(
    _ content: ProxyRepresentation<Item, Proxy>
  ) -> ProxyRepresentation<Item, Proxy> { content }

  public static func buildExpression(
    _ content: DataRepresentation<Item>
  ) -> DataRepresentation<Item> { content }

  public static func buildExpression(
    _ content: FileRepresentation<Item>
  ) -> FileRepresentation<Item> { content }

  public static func buildBlock<Way: TransferRepresentation>(_ content: Way) -> Way
  where Way.Item == Item { content }

  public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
    _ first: First,
    _ other: repeat each Other
  ) -> First where First.Item == Item { first }
}

/// A representation of an item by encoding.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A representation of an item by another type.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  public init(exporting: @escaping (Item) -> Proxy) {}

  public init(
    exporting: @escaping (Item) -> Proxy,
    importing: @escaping (Proxy) -> Item
  ) {}

  public init(importing: @escaping (Proxy) -> Item) {}
}

/// A representation of an item by a file.
public struct FileRepresentation<Item>: TransferRepresentation {
  public init(
    exportedContentType: UTType,
    exporting: @escaping (Item) async throws -> SentTransferredFile
  ) {}

  public init(
    importedContentType: UTType,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}

  public init(
    contentType: UTType,
    exporting: @escaping (Item) async throws -> SentTransferredFile,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
}

/// A file that an app sends.
public struct SentTransferredFile: Sendable {
  public let file: URL

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that an app receives.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

/// A representation of an item by binary data.
public struct DataRepresentation<Item>: TransferRepresentation {
  public init(
    exportedContentType: UTType,
    exporting: @escaping (Item) async throws -> Data
  ) {}

  public init(
    importedContentType: UTType,
    importing: @escaping (Data) async throws -> Item
  ) {}

  public init(
    contentType: UTType,
    exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}
}
