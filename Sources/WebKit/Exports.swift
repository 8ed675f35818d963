// The modules that `import WebKit` re-exports.

@_exported public import UIKit
