// Core Foundation's name for run-loop modes.

internal import Foundation

/// A run loop's mode.
public struct CFRunLoopMode: Hashable, Sendable {
  let mode: RunLoop.Mode

  public static let defaultMode = CFRunLoopMode(mode: .default)
  public static let commonModes = CFRunLoopMode(mode: .common)
}
