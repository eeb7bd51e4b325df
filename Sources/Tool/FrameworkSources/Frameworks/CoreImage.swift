// The surface of CoreImage: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreGraphics
@_exported import FoundationAdditions
import UIKit

public struct CIFormat: Hashable, Sendable {
  public static let RGBA8 = CIFormat()
}

public struct CIImageOption: Hashable, Sendable {
  public static let colorSpace = CIImageOption()
}

public final class CIColor: NSObject, Sendable {
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0)
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {}
  public init(string: String) {}
}

public final class CIVector: NSObject {
  public init(x: CGFloat, y: CGFloat) {}
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {}
}

public class CIImage: NSObject {
  public var extent: CGRect { CGRect(x: 0, y: 0, width: 100, height: 100) }
  public override init() {}
  public init?(image: UIImage) {}
  public init(cgImage: CGImage) {}
  public init?(contentsOf url: URL) {}
  public init?(data: Data) {}
  public init(color: CIColor) {}
  public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  public func cropped(to rect: CGRect) -> CIImage { self }
  public func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
  public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  public func clampedToExtent() -> CIImage { self }
  public func composited(over image: CIImage) -> CIImage { self }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputExtentKey = "inputExtent"
public let kCIOutputImageKey = "outputImage"

/// A filter, whose output is an image of 100 × 100.
public class CIFilter: NSObject {
  public var name = ""
  public var message = Data()
  public var correctionLevel = "M"
  public var inputImage: CIImage?
  public var radius: Float = 0
  public var intensity: Float = 0
  public var outputImage: CIImage? { inputImage ?? CIImage() }
  public override init() {}
  public init?(name: String) { self.name = name }
  public convenience init?(name: String, parameters: [String: Any]?) { self.init(name: name) }
  public func setDefaults() {}
}

extension CIFilter {
  public class func qrCodeGenerator() -> CIFilter { CIFilter() }
  public class func gaussianBlur() -> CIFilter { CIFilter() }
  public class func sepiaTone() -> CIFilter { CIFilter() }
  public class func areaAverage() -> CIFilter { CIFilter() }
  public class func colorControls() -> CIFilter { CIFilter() }
  public class func code128BarcodeGenerator() -> CIFilter { CIFilter() }
}

public final class CIContext: NSObject {
  public override init() {}
  public init(options: [AnyHashable: Any]?) {}
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
  public func render(
    _ image: CIImage,
    toBitmap data: UnsafeMutableRawPointer,
    rowBytes: Int,
    bounds: CGRect,
    format: CIFormat,
    colorSpace: CGColorSpace?
  ) {}
}

extension UIImage {
  public convenience init(ciImage: CIImage) { self.init() }
}
