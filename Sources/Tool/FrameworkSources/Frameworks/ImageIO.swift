// The surface of ImageIO: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics

/// The source of an image, which contains none.
public final class CGImageSource: NSObject, Sendable {}

public final class CGImageDestination: NSObject, Sendable {}

public let kCGImageSourceThumbnailMaxPixelSize: CFString = "thumbnailMaxPixelSize"
public let kCGImageSourceShouldCache: CFString = "shouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "shouldCacheImmediately"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "thumbnailWithTransform"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "thumbnailAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "thumbnailIfAbsent"
public let kCGImageDestinationLossyCompressionQuality: CFString = "lossyCompressionQuality"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"

public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

public func CGImageSourceCreateWithData(
  _ data: CFData,
  _ options: CFDictionary?
) -> CGImageSource? { nil }
public func CGImageSourceCreateWithURL(
  _ url: CFURL,
  _ options: CFDictionary?
) -> CGImageSource? { nil }
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource()
}
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 0 }
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { nil }
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? { nil }
public func CGImageSourceCopyProperties(
  _ source: CGImageSource,
  _ options: CFDictionary?
) -> CFDictionary? { nil }
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? { nil }
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? { nil }
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? { nil }
public func CGImageDestinationCreateWithURL(
  _ url: CFURL,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? { nil }
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination,
  _ image: CGImage,
  _ properties: CFDictionary?
) {}
public func CGImageDestinationAddImageFromSource(
  _ destination: CGImageDestination,
  _ source: CGImageSource,
  _ index: Int,
  _ properties: CFDictionary?
) {}
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { false }
