// What `import Windowing` brings besides this module's own types.

// Back ends import Windowing and their C room only; the pixel surface comes with it.
@_exported public import CoreGraphics
