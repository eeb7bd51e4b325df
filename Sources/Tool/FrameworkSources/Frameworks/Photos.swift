// The surface of Photos: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions
import UIKit
@_exported import class ViewLayout.PHPhotoLibrary

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
}

extension PHPhotoLibrary {
  public static func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  public static func requestAuthorization(
    _ handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  public static func requestAuthorization(
    for level: PHAccessLevel,
    handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  public static func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus {
    .denied
  }
  public func performChanges(_ block: @escaping () -> Void) async throws {}
  public func performChanges(
    _ block: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}

open class PHObject: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
}

open class PHAsset: PHObject, @unchecked Sendable {
  open var mediaType: PHAssetMediaType { .image }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var duration: TimeInterval { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var isFavorite: Bool { false }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType,
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String],
    options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var includeHiddenAssets = false
}

/// The result of a fetch, which is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType { preconditionFailure("the result is empty") }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

public typealias PHImageRequestID = Int32
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"

open class PHImageRequestOptions: NSObject {
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
}

open class PHImageManager: NSObject {
  private static let shared = PHImageManager()
  open class func `default`() -> PHImageManager { shared }
  @discardableResult
  open func requestImage(
    for asset: PHAsset,
    targetSize: CGSize,
    contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return 0
  }
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { 0 }
  open func cancelImageRequest(_ id: PHImageRequestID) {}
}

open class PHCachingImageManager: PHImageManager {}

open class PHAssetChangeRequest: NSObject {
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  @discardableResult
  open class func creationRequestForAssetFromVideo(atFileURL url: URL) -> PHAssetChangeRequest? {
    nil
  }
}
