// A player that plays nothing.

public import Foundation

/// A player without sound and pictures
/// ([Apple](https://developer.apple.com/documentation/avfoundation/avplayer)).
open class AVPlayer: NSObject, @unchecked Sendable {
  /// The item; stored and not played.
  open private(set) var currentItem: AVPlayerItem?
  /// Kept, without effect. Default: 0.
  open var rate: Float = 0
  /// Kept, without effect. Default: 1.
  open var volume: Float = 1
  /// Kept, without effect. Default: false.
  open var isMuted = false

  /// A player of nothing.
  public override init() {}
  /// A player of a file or stream, which is not opened.
  public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
  /// A player of an item.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Plays nothing: the rate becomes 1.
  open func play() { rate = 1 }
  /// The rate becomes 0.
  open func pause() { rate = 0 }
  /// Takes another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
