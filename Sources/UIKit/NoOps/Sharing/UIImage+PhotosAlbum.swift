// No-op on Linux: saving an image in the photos album, which does not exist.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The name is Apple's.

import CoreGraphics
public import ObjCRuntime

/// Saves nothing, and logs once that there is no photos album
/// ([Apple](https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:))).
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  logOnce("UIImageWriteToSavedPhotosAlbum: a preview has no album of photos")
}
