// The modules that `import CoreText` re-exports.

@_exported public import CoreGraphics
