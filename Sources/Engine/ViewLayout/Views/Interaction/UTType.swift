/// A uniform type identifier of a file or of data.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  /// The identifier of the type that the app declares this one to conform to; `nil` for none.
  private var parent: String?

  public init?(_ identifier: String) { self.identifier = identifier }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    parent = parentType?.identifier
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Makes a type from the extension of a file; `nil` if the extension is unknown.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.extensions[filenameExtension.lowercased()] else { return nil }
    self = known
  }

  private init(known identifier: String) { self.identifier = identifier }

  public func conforms(to type: UTType) -> Bool {
    var current: String? = identifier
    var first = parent
    while let name = current {
      if name == type.identifier { return true }
      (current, first) = (first ?? Self.parents[name], nil)
    }
    return false
  }

  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Always `nil`: descriptions of the system are not available.
  public var localizedDescription: String? { nil }

  public var preferredFilenameExtension: String? {
    Self.extensions.filter { $0.value == self }.keys.min()
  }

  /// The known types, by the file extensions that they have.
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

  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let json = UTType(known: "public.json")
  public static let xml = UTType(known: "public.xml")
  public static let html = UTType(known: "public.html")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let epub = UTType(known: "org.idpf.epub-container")
  public static let rtf = UTType(known: "public.rtf")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  public static let vCard = UTType(known: "public.vcard")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let mp3 = UTType(known: "public.mp3")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let movie = UTType(known: "public.movie")
  public static let audio = UTType(known: "public.audio")
  public static let folder = UTType(known: "public.folder")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let zip = UTType(known: "public.zip-archive")
}
