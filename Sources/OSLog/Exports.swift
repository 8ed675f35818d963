// The modules that `import OSLog` re-exports.

@_exported public import Foundation
