// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// A player's item, as a placeholder.

public import Foundation

/// A file or stream that is not opened
/// ([Apple](https://developer.apple.com/documentation/avfoundation/avplayeritem)).
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public let url: URL
  /// A file or stream by its address.
  public init(url URL: URL) { url = URL }
}

extension NSNotification.Name {
  /// Never posted.
  public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
}
