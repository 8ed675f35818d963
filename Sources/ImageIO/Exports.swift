// The modules that `import ImageIO` re-exports.

@_exported public import CoreGraphics
