// The surface of MediaPlayer: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import AVFoundation
@_exported import UIKit

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "elapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "playbackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "defaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "isLiveStream"

open class MPMediaItemArtwork: NSObject {
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {}
}

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped }

open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let shared = MPNowPlayingInfoCenter()
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case commandFailed = 200
}

open class MPRemoteCommandEvent: NSObject {
  public let timestamp: TimeInterval = 0
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  public let positionTime: TimeInterval = 0
}

open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  open var preferredIntervals: [NSNumber] = []
}

open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let center = MPRemoteCommandCenter()
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  open class func shared() -> MPRemoteCommandCenter { center }
}

open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
}
