// The modules that `import AVFoundation` re-exports.

@_exported public import Foundation
@_exported public import QuartzCore
