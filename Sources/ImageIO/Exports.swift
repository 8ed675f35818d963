// What `import ImageIO` brings besides this module's own types.

@_exported public import CoreGraphics
