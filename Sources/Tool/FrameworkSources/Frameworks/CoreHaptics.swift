// The surface of CoreHaptics: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

open class CHHapticEventParameter: NSObject {
  public struct ID: Hashable, Sendable {
    public static let hapticIntensity = ID()
    public static let hapticSharpness = ID()
    public static let attackTime = ID()
    public static let decayTime = ID()
  }
  public init(parameterID: ID, value: Float) {}
}

open class CHHapticEvent: NSObject {
  public struct EventType: Hashable, Sendable {
    public static let hapticTransient = EventType()
    public static let hapticContinuous = EventType()
    public static let audioContinuous = EventType()
  }
  public init(
    eventType: EventType,
    parameters: [CHHapticEventParameter],
    relativeTime: TimeInterval,
    duration: TimeInterval = 0
  ) {}
}

open class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [Any]) throws {}
}

public protocol CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

private struct SilentPlayer: CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
}

public let CHHapticTimeImmediate: TimeInterval = 0

/// The engine of a device without haptics.
open class CHHapticEngine: NSObject, @unchecked Sendable {
  public enum StoppedReason: Int, Sendable { case audioSessionInterrupt, applicationSuspended }
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  open var resetHandler: () -> Void = {}
  open var playsHapticsOnly = false
  open var isAutoShutdownEnabled = false
  public override init() {}
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  open func start() throws {}
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    SilentPlayer()
  }
  open func playPattern(from url: URL) throws {}
}
