public import Foundation

/// Something that is dragged, copied or shared, which nothing here is.
public protocol Transferable {
  /// The type of how it is handed over.
  associatedtype Representation: TransferRepresentation

  /// How it is handed over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How something is handed over.
public protocol TransferRepresentation<Item> {
  /// The type of what is handed over.
  associatedtype Item
}

/// Makes one way of the statements of a closure; the first stands for all.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// A way of what is encoded.
  public static func buildExpression(
    _ content: CodableRepresentation<Item>
  ) -> CodableRepresentation<Item> where Item: Codable { content }

  /// A way by another thing.
  public static func buildExpression<Proxy>(
    _ content: ProxyRepresentation<Item, Proxy>
  ) -> ProxyRepresentation<Item, Proxy> { content }

  /// A way of bytes.
  public static func buildExpression(
    _ content: DataRepresentation<Item>
  ) -> DataRepresentation<Item> { content }

  /// One way is itself.
  public static func buildBlock<Way: TransferRepresentation>(_ content: Way) -> Way
  where Way.Item == Item { content }

  /// Of several ways the first stands for all: none is used.
  public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
    _ first: First,
    _ other: repeat each Other
  ) -> First where First.Item == Item { first }
}

/// As what it is encoded to.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// Makes the way of a kind of data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// As another thing.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// Makes the way of what makes the other thing.
  public init(exporting: @escaping (Item) -> Proxy) {}

  /// Makes the way there and back.
  public init(
    exporting: @escaping (Item) -> Proxy,
    importing: @escaping (Proxy) -> Item
  ) {}
}

/// As bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Makes the way of what makes the bytes.
  public init(
    exportedContentType: UTType,
    exporting: @escaping (Item) async throws -> Data
  ) {}

  /// Makes the way of what makes the bytes and reads them.
  public init(
    contentType: UTType,
    exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}
}
