// The modules that `import Compression` re-exports.

@_exported public import Foundation
