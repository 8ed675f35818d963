// What `import UIKit` brings besides this module's own types, as on iOS.

@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreText
@_exported public import Foundation
@_exported public import ImageIO
@_exported public import OSLog
@_exported public import ObjCRuntime
@_exported public import QuartzCore
