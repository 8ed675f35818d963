// The modules that `import CoreGraphics` brings along.

// On Linux `CGFloat`, `CGPoint`, `CGSize` and `CGRect` live in Foundation; on Apple's systems
// they come with CoreGraphics, and sources rely on it.
@_exported public import Foundation
// Core Foundation's names come with CoreGraphics there.
@_exported public import FoundationAdditions
