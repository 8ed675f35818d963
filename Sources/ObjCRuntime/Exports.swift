// What `import ObjCRuntime` brings besides this module's own types.

// Selectors, exceptions and Foundation's collections come from one place on Apple's systems.
@_exported public import FoundationAdditions
