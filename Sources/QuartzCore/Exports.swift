// What `import QuartzCore` brings besides this module's own types.

// On Apple's systems QuartzCore re-exports CoreGraphics and Foundation; sources rely on it.
@_exported public import CoreGraphics
// Selectors come with Foundation there.
@_exported public import ObjCRuntime
