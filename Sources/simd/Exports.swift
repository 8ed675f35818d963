// The modules that `import simd` re-exports.

@_exported public import Foundation
