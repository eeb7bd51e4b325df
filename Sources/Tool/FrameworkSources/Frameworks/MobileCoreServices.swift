// The surface of MobileCoreServices: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreSpotlight

public let kUTTypeURL: CFString = "public.url"
public let kUTTypeImage: CFString = "public.image"
public let kUTTypeMovie: CFString = "public.movie"
public let kUTTypeText: CFString = "public.text"
public let kUTTypePlainText: CFString = "public.plain-text"
public let kUTTypeJPEG: CFString = "public.jpeg"
public let kUTTypePNG: CFString = "public.png"
public let kUTTypeGIF: CFString = "com.compuserve.gif"
public let kUTTypePDF: CFString = "com.adobe.pdf"
public let kUTTypeData: CFString = "public.data"
public let kUTTypeFileURL: CFString = "public.file-url"
public let kUTTypePropertyList: CFString = "com.apple.property-list"
