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

/// A kind of file or of data, by its name.
public struct UTType: Hashable, Sendable {
  /// The name: `public.image`.
  public let identifier: String

  /// Makes the kind of a name.
  public init?(_ identifier: String) { self.identifier = identifier }

  /// Makes the kind of a name that an app has made up itself.
  public init(exportedAs identifier: String) { self.identifier = identifier }

  /// Makes the kind of a name that another app has made up.
  public init(importedAs identifier: String) { self.identifier = identifier }

  private init(known identifier: String) { self.identifier = identifier }

  /// Anything.
  public static let item = UTType(known: "public.item")
  /// Anything that has content.
  public static let content = UTType(known: "public.content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// Text of any kind.
  public static let text = UTType(known: "public.text")
  /// Text without a form.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text of the usual encoding.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Values after commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// HTML.
  public static let html = UTType(known: "public.html")
  /// PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Text with a form.
  public static let rtf = UTType(known: "public.rtf")
  /// Code.
  public static let sourceCode = UTType(known: "public.source-code")
  /// A table of values.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A card with an address.
  public static let vCard = UTType(known: "public.vcard")
  /// A film or sounds.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Sounds in MP3.
  public static let mp3 = UTType(known: "public.mp3")
  /// A film in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A picture in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A picture in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A picture in PNG.
  public static let png = UTType(known: "public.png")
  /// A picture in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A film.
  public static let movie = UTType(known: "public.movie")
  /// Sounds.
  public static let audio = UTType(known: "public.audio")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
  /// An archive.
  public static let zip = UTType(known: "public.zip-archive")
}
