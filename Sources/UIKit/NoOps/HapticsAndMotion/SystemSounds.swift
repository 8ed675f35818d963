// No-op on Linux: the system's sounds, which are not played.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import CoreGraphics

public typealias SystemSoundID = UInt32

public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays no sound, and logs that once
/// ([Apple](https://developer.apple.com/documentation/audiotoolbox/audioservicesplaysystemsound(_:))).
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  logOnce("AudioServicesPlaySystemSound: a preview plays no sounds")
}

public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// Calls the block at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}

/// Makes no sound of the file: the identifier is 0, which plays nothing.
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  // SAFETY: Apple's signature; the caller passes the place of the identifier.
  unsafe outSystemSoundID.pointee = 0
  return noErr
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  noErr
}
