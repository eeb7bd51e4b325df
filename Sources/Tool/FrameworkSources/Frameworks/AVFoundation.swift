// The surface of AVFoundation: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import AVFoundationPlayback
@_exported import CoreMedia
import UIKit

// MARK: - Capture

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// A device of a phone without cameras.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public struct DeviceType: Hashable, Sendable {
    public static let builtInWideAngleCamera = DeviceType()
    public static let builtInDualCamera = DeviceType()
    public static let builtInUltraWideCamera = DeviceType()
    public static let microphone = DeviceType()
  }
  open var localizedName: String { "Camera" }
  open var position: Position { .back }
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var videoZoomFactor: CGFloat = 1
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ type: DeviceType,
    for mediaType: AVMediaType?,
    position: Position
  ) -> AVCaptureDevice? { nil }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  open class func requestAccess(
    for mediaType: AVMediaType,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
}

open class AVCaptureInput: NSObject {}
open class AVCaptureOutput: NSObject {}

open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}

open class AVMetadataObject: NSObject {
  public struct ObjectType: Hashable, Sendable {
    let name: String
    public static let qr = ObjectType(name: "qr")
    public static let ean13 = ObjectType(name: "ean13")
    public static let ean8 = ObjectType(name: "ean8")
    public static let code128 = ObjectType(name: "code128")
    public static let pdf417 = ObjectType(name: "pdf417")
    public static let face = ObjectType(name: "face")
  }
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
}

open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
}

open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var rectOfInterest = CGRect.zero
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue: DispatchQueue?
  ) {}
}

open class AVCapturePhotoSettings: NSObject {
  open var flashMode = AVCaptureDevice.FlashMode.off
}

open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { nil }
}

open class AVCapturePhotoOutput: AVCaptureOutput {
  open func capturePhoto(
    with settings: AVCapturePhotoSettings,
    delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}

open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var alwaysDiscardsLateVideoFrames = true
  open func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue: DispatchQueue?
  ) {}
}

open class AVCaptureConnection: NSObject {
  open var isVideoMirrored = false
  open var videoRotationAngle: CGFloat = 0
}

open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: Hashable, Sendable {
    public static let high = Preset()
    public static let medium = Preset()
    public static let photo = Preset()
    public static let hd1280x720 = Preset()
  }
  open var sessionPreset = Preset.high
  open var isRunning: Bool { false }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) {}
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) {}
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() {}
  open func stopRunning() {}
}

open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}

// MARK: - Assets

public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var status: Status { .completed }
  open var progress: Float { 1 }
  open var error: (any Error)? { nil }
  public init?(asset: AVAsset, presetName: String) {}
  open func export() async {}
  open func export(to url: URL, as fileType: AVFileType) async throws {}
  open func exportAsynchronously(completionHandler: @escaping () -> Void) { completionHandler() }
  open func cancelExport() {}
}

open class AVAssetImageGenerator: NSObject {
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  public init(asset: AVAsset) {}
  open func generateCGImageAsynchronously(
    for time: CMTime,
    completionHandler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { completionHandler(nil, time, nil) }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw CocoaError(.fileNoSuchFile)
  }
  open func copyCGImage(
    at time: CMTime,
    actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw CocoaError(.fileNoSuchFile) }
}

open class AVAssetDownloadTask: NSObject {}

// MARK: - Speech

open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  open var language: String { "en-US" }
  open var name: String { "Voice" }
  open var identifier: String { "voice" }
  public override init() {}
  public init?(language: String?) {}
  public init?(identifier: String) {}
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}

open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  open var rate: Float = 0.5
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  public init(string: String) { speechString = string }
}

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}

open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}
