// The surface of AudioToolbox: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4_095
public let kAudioFormatMPEG4AAC: UInt32 = 1_633_772_320
public let kAudioFormatLinearPCM: UInt32 = 1_819_304_813
public func AudioServicesPlaySystemSound(_ id: SystemSoundID) {}
public func AudioServicesPlayAlertSound(_ id: SystemSoundID) {}
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ url: CFURL,
  _ id: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus { 0 }
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ id: SystemSoundID) -> OSStatus { 0 }
