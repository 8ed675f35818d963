// Core Foundation's name for run-loop modes.

internal import Foundation

/// A run loop's mode.
public struct CFRunLoopMode: Hashable, Sendable {
  let mode: RunLoop.Mode

  /// The mode of `kCFRunLoopDefaultMode`.
  public static let defaultMode = CFRunLoopMode(mode: .default)
  /// The mode of `kCFRunLoopCommonModes`.
  public static let commonModes = CFRunLoopMode(mode: .common)
}
