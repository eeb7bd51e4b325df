// The surface of AVKit: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import AVFoundation
@_exported import AudioToolbox
@_exported import UIKit
import SwiftUI

/// The view of a video; it fills the proposed size, and its overlay is in front of it.
public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    overlay = videoOverlay()
  }
  public var body: some View { PlaceholderView("VideoPlayer").overlay { overlay } }
}

extension VideoPlayer where Overlay == EmptyView {
  public init(player: AVPlayer?) { overlay = EmptyView() }
}

@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// The controller of a video, whose view has no intrinsic size.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var allowsVideoFrameAnalysis = true
  open var contentOverlayView: UIView? { nil }
}

open class AVRoutePickerView: UIView {
  open var activeTintColor: UIColor! = .systemBlue
  open var prioritizesVideoDevices = false
}

public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}

@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  open class func isPictureInPictureSupported() -> Bool { false }
  public init?(playerLayer: AVPlayerLayer) { return nil }
  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}
