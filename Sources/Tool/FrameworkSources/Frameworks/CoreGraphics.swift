// The surface of CoreGraphics: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreFoundation
@_exported import Foundation
@_exported import class UIKitLayout.CGColor
@_exported import class UIKitLayout.CGContext
@_exported import struct ViewLayout.CGAffineTransform
@_exported import enum ViewLayout.CGLineCap
@_exported import enum ViewLayout.CGLineJoin
@_exported import class ViewLayout.CGMutablePath
@_exported import class ViewLayout.CGPath
@_exported import struct ViewLayout.CGVector
import UIKitLayout
import ViewLayout

public final class CGColorSpace: NSObject, Sendable {
  public static let sRGB: CFString = "sRGB"
  public static let displayP3: CFString = "displayP3"
  public static let extendedSRGB: CFString = "extendedSRGB"
  public static let genericGrayGamma2_2: CFString = "gray"
  public static let linearSRGB: CFString = "linearSRGB"
  override init() {}
  public init?(name: CFString) {}
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 8_192)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 16_384)
  public static let floatComponents = CGBitmapInfo(rawValue: 256)
}

public final class CGDataProvider: NSObject, Sendable {
  public init?(data: CFData) {}
  public init?(url: CFURL) {}
  public var data: CFData? { nil }
}

/// An image without pixels.
public final class CGImage: NSObject, Sendable {
  public let width: Int
  public let height: Int
  init(width: Int = 0, height: Int = 0) { (self.width, self.height) = (width, height) }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var alphaInfo: CGImageAlphaInfo { .none }
  public var colorSpace: CGColorSpace? { CGColorSpace() }
  public var dataProvider: CGDataProvider? { nil }
  public var utType: CFString? { nil }
  public func cropping(to rect: CGRect) -> CGImage? {
    CGImage(width: Int(rect.width), height: Int(rect.height))
  }
}

extension CGContext {
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) { return nil }
  public func makeImage() -> CGImage? { nil }
  public func draw(_ image: CGImage, in rect: CGRect) {}
}

public final class CGGradient: NSObject, Sendable {
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {}
}

public final class CGDataConsumer: NSObject {
  public init?(data: CFMutableData) {}
  public init?(url: CFURL) {}
}

extension UIImage {
  public var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(width: Int(size.width * scale), height: Int(size.height * scale))
  }
  public var ciImage: AnyObject? { nil }
  public convenience init(cgImage: CGImage) { self.init() }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init()
  }
}

extension Image {
  public nonisolated init(decorative image: CGImage, scale: CGFloat) {
    self.init(uiImage: UIImage())
  }
  public nonisolated init(_ image: CGImage, scale: CGFloat, label: Text) {
    self.init(uiImage: UIImage())
  }
}
