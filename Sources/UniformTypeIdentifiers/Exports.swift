// The modules that `import UniformTypeIdentifiers` re-exports.

@_exported public import Foundation
