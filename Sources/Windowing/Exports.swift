// The modules that `import Windowing` imports too.

// Back ends import Windowing and their C room only; the pixel surface comes with it.
@_exported public import CoreGraphics
