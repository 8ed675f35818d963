// What `import QuartzCore` brings besides this module's own types.

// On Apple's systems QuartzCore re-exports CoreGraphics and Foundation; sources rely on it.
@_exported public import CoreGraphics

/// Seconds. On Apple's systems it comes with CoreFoundation, which Linux does not export.
public typealias CFTimeInterval = Double
