// The modules that `import UIKit` re-exports, as on iOS.

@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreText
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import OSLog
@_exported public import ObjCRuntime
@_exported public import QuartzCore
