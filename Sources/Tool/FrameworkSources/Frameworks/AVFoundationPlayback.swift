// The surface of AVFoundation's players, recorders and sessions: what app code compiles against.
// Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreMedia
import UIKit

public struct AVMediaType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
}

public struct AVFileType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  public static let heic = AVFileType(rawValue: "public.heic")
}

public struct AVLayerVideoGravity: Hashable, Sendable {
  public static let resize = AVLayerVideoGravity()
  public static let resizeAspect = AVLayerVideoGravity()
  public static let resizeAspectFill = AVLayerVideoGravity()
}

// MARK: - Sessions

open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category(rawValue: "ambient")
    public static let soloAmbient = Category(rawValue: "soloAmbient")
    public static let playback = Category(rawValue: "playback")
    public static let record = Category(rawValue: "record")
    public static let playAndRecord = Category(rawValue: "playAndRecord")
  }
  public struct Mode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode(rawValue: "default")
    public static let moviePlayback = Mode(rawValue: "moviePlayback")
    public static let spokenAudio = Mode(rawValue: "spokenAudio")
    public static let measurement = Mode(rawValue: "measurement")
    public static let voiceChat = Mode(rawValue: "voiceChat")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }
  public enum InterruptionType: UInt, Sendable { case ended, began }

  private static let shared = AVAudioSession()
  public static let interruptionNotification = Notification.Name("audioInterruption")
  public static let routeChangeNotification = Notification.Name("audioRouteChange")
  open class func sharedInstance() -> AVAudioSession { shared }
  open var category: Category { .soloAmbient }
  open var outputVolume: Float { 0.5 }
  open var isOtherAudioPlaying: Bool { false }
  open var recordPermission: RecordPermission { .undetermined }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
  open func setCategory(
    _ category: Category,
    mode: Mode,
    options: CategoryOptions = []
  ) throws {}
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
}

// MARK: - Assets and players

open class AVAssetTrack: NSObject, @unchecked Sendable {
  open var naturalSize: CGSize { .zero }
  open var mediaType: AVMediaType { .video }
}

public struct AVAsyncProperty<Value>: Sendable {
  let value: @Sendable () -> Value
}

extension AVAsyncProperty where Value == CMTime {
  public static var duration: AVAsyncProperty { AVAsyncProperty { .zero } }
}

extension AVAsyncProperty where Value == [AVAssetTrack] {
  public static var tracks: AVAsyncProperty { AVAsyncProperty { [] } }
}

extension AVAsyncProperty where Value == Bool {
  public static var isPlayable: AVAsyncProperty { AVAsyncProperty { true } }
}

open class AVAsset: NSObject, @unchecked Sendable {
  open var duration: CMTime { .zero }
  open var tracks: [AVAssetTrack] { [] }
  open var isPlayable: Bool { true }
  open func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value {
    property.value()
  }
  open func loadTracks(withMediaType type: AVMediaType) async throws -> [AVAssetTrack] { [] }
  open func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { [] }
  public convenience init(url: URL) { self.init() }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name("playerItemDidPlayToEndTime")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name("playerItemFailed")
}

@MainActor @preconcurrency
open class AVPlayerItem: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  nonisolated public static let didPlayToEndTimeNotification = Notification.Name(
    "playerItemDidPlayToEndTime"
  )
  public let asset: AVAsset
  open var status: Status { .unknown }
  open var duration: CMTime { .zero }
  open var error: (any Error)? { nil }
  open var presentationSize: CGSize { .zero }
  open var preferredForwardBufferDuration: TimeInterval = 0
  public init(url: URL) { asset = AVURLAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  open func currentTime() -> CMTime { .zero }
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses, continuesIfPossible
}

/// A player, which plays nothing.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var volume: Float = 1
  open var isMuted = false
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var preventsDisplaySleepDuringVideoPlayback = true
  open var allowsExternalPlayback = true
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy
    .automatic
  open var automaticallyWaitsToMinimizeStalling = true
  open var timeControlStatus: TimeControlStatus { .paused }
  open var status: Status { .readyToPlay }
  public override init() {}
  public init(url: URL) { currentItem = AVPlayerItem(url: url) }
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  open func play() {}
  open func pause() {}
  open func seek(to time: CMTime) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {}
  open func currentTime() -> CMTime { .zero }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime,
    queue: DispatchQueue?,
    using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  open func removeTimeObserver(_ observer: Any) {}
}

open class AVQueuePlayer: AVPlayer {
  public convenience init(items: [AVPlayerItem]) { self.init(playerItem: items.first) }
  open func items() -> [AVPlayerItem] { currentItem.map { [$0] } ?? [] }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {}
  open func removeAllItems() {}
  open func advanceToNextItem() {}
}

@MainActor @preconcurrency
open class AVPlayerLooper: NSObject {
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {}
}

open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var isReadyForDisplay: Bool { false }
  open var videoRect: CGRect { .zero }
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {}

open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open var duration: TimeInterval { 60 }
  open var currentTime: TimeInterval = 0
  open var volume: Float = 1
  open var numberOfLoops = 0
  open var rate: Float = 1
  open var enableRate = false
  open var isMeteringEnabled = false
  open var isPlaying: Bool { false }
  public init(contentsOf url: URL) throws {}
  public init(data: Data) throws {}
  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool { true }
  open func pause() {}
  open func stop() {}
}

public protocol AVAudioRecorderDelegate: NSObjectProtocol {}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public enum AVAudioQuality: Int, Sendable { case min, low, medium, high, max }

open class AVAudioRecorder: NSObject {
  open weak var delegate: (any AVAudioRecorderDelegate)?
  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var isMeteringEnabled = false
  public let url: URL
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  @discardableResult open func record() -> Bool { true }
  @discardableResult open func prepareToRecord() -> Bool { true }
  open func pause() {}
  open func stop() {}
  open func updateMeters() {}
  open func averagePower(forChannel channel: Int) -> Float { -20 }
}

public func AVMakeRect(aspectRatio: CGSize, insideRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return insideRect }
  let scale = min(insideRect.width / aspectRatio.width, insideRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  let origin = CGPoint(x: insideRect.midX - size.width / 2, y: insideRect.midY - size.height / 2)
  return CGRect(origin: origin, size: size)
}
