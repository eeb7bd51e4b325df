public import Foundation

/// A type that can be dragged, copied or shared; Plumb never does any of this.
public protocol Transferable {
  /// The type of the transfer representation.
  associatedtype Representation: TransferRepresentation

  /// The representation for the transfer.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A representation of an item for transfer.
public protocol TransferRepresentation<Item> {
  /// The type of the item.
  associatedtype Item
}

/// A result builder for transfer representations; only the first one is kept.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  /// Returns a representation by encoding.
  public static func buildExpression(
    _ content: CodableRepresentation<Item>
  ) -> CodableRepresentation<Item> where Item: Codable { content }

  /// Returns a representation by another transferable type.
  public static func buildExpression<Proxy>(
    _ content: ProxyRepresentation<Item, Proxy>
  ) -> ProxyRepresentation<Item, Proxy> { content }

  /// Returns a representation by binary data.
  public static func buildExpression(
    _ content: DataRepresentation<Item>
  ) -> DataRepresentation<Item> { content }

  /// Returns the only representation of a block.
  public static func buildBlock<Way: TransferRepresentation>(_ content: Way) -> Way
  where Way.Item == Item { content }

  /// Returns the first of several representations, because none is used.
  public static func buildBlock<First: TransferRepresentation, each Other: TransferRepresentation>(
    _ first: First,
    _ other: repeat each Other
  ) -> First where First.Item == Item { first }
}

/// A representation of an item by encoding.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// Makes a representation for a content type.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A representation of an item by another type.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// Makes a representation that converts an item to another type.
  public init(exporting: @escaping (Item) -> Proxy) {}

  /// Makes a representation that converts an item to another type and back.
  public init(
    exporting: @escaping (Item) -> Proxy,
    importing: @escaping (Proxy) -> Item
  ) {}
}

/// A representation of an item by binary data.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Makes a representation that exports an item as data.
  public init(
    exportedContentType: UTType,
    exporting: @escaping (Item) async throws -> Data
  ) {}

  /// Makes a representation that exports an item as data and imports it from data.
  public init(
    contentType: UTType,
    exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}
}

/// A uniform type identifier of a file or of data.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.image`.
  public let identifier: String

  /// Makes a type from its identifier.
  public init?(_ identifier: String) { self.identifier = identifier }

  /// Makes a type that the app itself declares.
  public init(exportedAs identifier: String) { self.identifier = identifier }

  /// Makes a type that another app declares.
  public init(importedAs identifier: String) { self.identifier = identifier }

  private init(known identifier: String) { self.identifier = identifier }

  /// Any item, such as a file or folder.
  public static let item = UTType(known: "public.item")
  /// Any item with content.
  public static let content = UTType(known: "public.content")
  /// Any data, as bytes.
  public static let data = UTType(known: "public.data")
  /// Text of any type.
  public static let text = UTType(known: "public.text")
  /// Text without any formatting.
  public static let plainText = UTType(known: "public.plain-text")
  /// Plain text in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text with comma-separated values.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// JavaScript object notation (JSON).
  public static let json = UTType(known: "public.json")
  /// A document in XML format.
  public static let xml = UTType(known: "public.xml")
  /// A document in HTML format.
  public static let html = UTType(known: "public.html")
  /// A document in PDF format.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// An electronic book (EPUB).
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Text with formatting (RTF).
  public static let rtf = UTType(known: "public.rtf")
  /// Source code of any language.
  public static let sourceCode = UTType(known: "public.source-code")
  /// A spreadsheet of any format.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// An electronic business card (vCard).
  public static let vCard = UTType(known: "public.vcard")
  /// Audio or video content.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Audio in MP3 format.
  public static let mp3 = UTType(known: "public.mp3")
  /// Video in MPEG-4 format.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// An image in GIF format.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// An image in HEIC format.
  public static let heic = UTType(known: "public.heic")
  /// An image of any format.
  public static let image = UTType(known: "public.image")
  /// An image in PNG format.
  public static let png = UTType(known: "public.png")
  /// An image in JPEG format.
  public static let jpeg = UTType(known: "public.jpeg")
  /// Video of any format.
  public static let movie = UTType(known: "public.movie")
  /// Audio of any format.
  public static let audio = UTType(known: "public.audio")
  /// A folder of files.
  public static let folder = UTType(known: "public.folder")
  /// A URL of any scheme.
  public static let url = UTType(known: "public.url")
  /// The URL of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// A ZIP archive file.
  public static let zip = UTType(known: "public.zip-archive")
}
