// The modules that `import CoreImage` re-exports.

@_exported public import CoreGraphics
