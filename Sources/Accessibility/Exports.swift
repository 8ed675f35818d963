// The modules that `import Accessibility` re-exports.

@_exported public import Foundation
