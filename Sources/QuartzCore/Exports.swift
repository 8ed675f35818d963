// The modules that `import QuartzCore` imports too.

// On Apple's systems QuartzCore re-exports CoreGraphics and Foundation; sources rely on it.
@_exported public import CoreGraphics
// The media clock, and timers that follow it.
@_exported public import MediaTime
// Selectors come with Foundation there.
@_exported public import ObjCRuntime
