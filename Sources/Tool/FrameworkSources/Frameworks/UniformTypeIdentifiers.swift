// The surface of UniformTypeIdentifiers: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation
@_exported import struct ViewLayout.UTType
import ViewLayout

extension UTType {
  public static let propertyList = UTType(importedAs: "com.apple.property-list")
  public static let compositeContent = UTType(importedAs: "public.composite-content")
  public static let directory = UTType(importedAs: "public.directory")
  public static let package = UTType(importedAs: "com.apple.package")
  public static let archive = UTType(importedAs: "public.archive")
  public static let gzip = UTType(importedAs: "org.gnu.gnu-zip-archive")
  public static let svg = UTType(importedAs: "public.svg-image")
  public static let tiff = UTType(importedAs: "public.tiff")
  public static let bmp = UTType(importedAs: "com.microsoft.bmp")
  public static let webP = UTType(importedAs: "org.webmproject.webp")
  public static let heif = UTType(importedAs: "public.heif")
  public static let rawImage = UTType(importedAs: "public.camera-raw-image")
  public static let livePhoto = UTType(importedAs: "com.apple.live-photo")
  public static let video = UTType(importedAs: "public.video")
  public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
  public static let mpeg = UTType(importedAs: "public.mpeg")
  public static let avi = UTType(importedAs: "public.avi")
  public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
  public static let aiff = UTType(importedAs: "public.aiff-audio")
  public static let mpeg4Audio = UTType(importedAs: "public.mpeg-4-audio")
  public static let midi = UTType(importedAs: "public.midi-audio")
  public static let rtfd = UTType(importedAs: "com.apple.rtfd")
  public static let flatRTFD = UTType(importedAs: "com.apple.flat-rtfd")
  public static let delimitedText = UTType(importedAs: "public.delimited-values-text")
  public static let tabSeparatedText = UTType(importedAs: "public.tab-separated-values-text")
  public static let swiftSource = UTType(importedAs: "public.swift-source")
  public static let javaScript = UTType(importedAs: "com.netscape.javascript-source")
  public static let yaml = UTType(importedAs: "public.yaml")
  public static let log = UTType(importedAs: "public.log")
  public static let presentation = UTType(importedAs: "public.presentation")
  public static let database = UTType(importedAs: "public.database")
  public static let message = UTType(importedAs: "public.message")
  public static let contact = UTType(importedAs: "public.contact")
  public static let calendarEvent = UTType(importedAs: "public.calendar-event")
  public static let emailMessage = UTType(importedAs: "public.email-message")
  public static let internetShortcut = UTType(importedAs: "com.microsoft.internet-shortcut")
  public static let application = UTType(importedAs: "com.apple.application")
  public static let applicationBundle = UTType(importedAs: "com.apple.application-bundle")
  public static let executable = UTType(importedAs: "public.executable")
  public static let font = UTType(importedAs: "public.font")
  public static let bookmark = UTType(importedAs: "public.bookmark")
  public static let usdz = UTType(importedAs: "com.pixar.universal-scene-description-mobile")

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let subtype = mimeType.split(separator: "/").last else { return nil }
    self.init(filenameExtension: String(subtype), conformingTo: supertype)
  }

  public var preferredMIMEType: String? { nil }
  public var isDynamic: Bool { false }
  public var isDeclared: Bool { true }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var supertypes: Set<UTType> { [] }
}

extension URL {
  public func appendingPathExtension(for type: UTType) -> URL {
    type.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
  public func appendingPathComponent(_ component: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(component).appendingPathExtension(for: type)
  }
}

extension URLResourceValues {
  public var contentType: UTType? { nil }
}

extension URLResourceKey {
  public static let contentTypeKey = URLResourceKey(rawValue: "contentType")
}

extension NSItemProvider {
  public var registeredContentTypes: [UTType] {
    registeredTypeIdentifiers.compactMap { UTType($0) }
  }
  public func registeredContentTypes(conformingTo type: UTType) -> [UTType] {
    registeredContentTypes.filter { $0.conforms(to: type) }
  }
}
