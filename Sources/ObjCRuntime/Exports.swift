// The modules that `import ObjCRuntime` re-exports.

// Selectors, exceptions and Foundation's collections come from one place on Apple's systems.
@_exported public import FoundationAdditions
