/// A uniform type identifier of a file or of data.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.image`.
  public let identifier: String

  /// The identifier of the type that the app declares this one to conform to; `nil` for none.
  private var parent: String?

  /// Makes a type from its identifier.
  public init?(_ identifier: String) { self.identifier = identifier }

  /// Makes a type that the app itself declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    parent = parentType?.identifier
  }

  /// Makes a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Makes a type from the extension of a file; `nil` if the extension is unknown.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.extensions[filenameExtension.lowercased()] else { return nil }
    self = known
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// Returns whether the type is another one or conforms to it, directly or through other types.
  public func conforms(to type: UTType) -> Bool {
    var current: String? = identifier
    var first = parent
    while let name = current {
      if name == type.identifier { return true }
      (current, first) = (first ?? Self.parents[name], nil)
    }
    return false
  }

  /// Returns whether the type conforms to another one and differs from it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Always `nil`: descriptions of the system are not available.
  public var localizedDescription: String? { nil }

  /// The preferred extension of a file; `nil` if it is unknown.
  public var preferredFilenameExtension: String? {
    Self.extensions.filter { $0.value == self }.keys.min()
  }

  /// The types of extensions of files.
  private static let extensions: [String: UTType] = [
    "csv": .commaSeparatedText, "gif": .gif, "heic": .heic, "html": .html, "jpeg": .jpeg,
    "jpg": .jpeg, "json": .json, "mp3": .mp3, "mp4": .mpeg4Movie, "pdf": .pdf, "png": .png,
    "rtf": .rtf, "txt": .plainText, "xml": .xml, "zip": .zip,
  ]

  /// The type that each known type conforms to, as documented for the system's types.
  private static let parents = [
    "com.adobe.pdf": "public.data", "com.compuserve.gif": "public.image",
    "org.idpf.epub-container": "public.data", "public.audio": "public.audiovisual-content",
    "public.audiovisual-content": "public.data",
    "public.comma-separated-values-text": "public.plain-text", "public.data": "public.item",
    "public.file-url": "public.url", "public.folder": "public.item", "public.heic": "public.image",
    "public.html": "public.text", "public.image": "public.data", "public.jpeg": "public.image",
    "public.json": "public.text", "public.movie": "public.audiovisual-content",
    "public.mp3": "public.audio", "public.mpeg-4": "public.movie",
    "public.plain-text": "public.text", "public.png": "public.image", "public.rtf": "public.text",
    "public.source-code": "public.plain-text", "public.text": "public.data",
    "public.url": "public.data", "public.utf8-plain-text": "public.plain-text",
    "public.vcard": "public.text", "public.xml": "public.text",
    "public.zip-archive": "public.data",
  ]

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
