// The modules that `import FoundationAdditions` re-exports.

// The additions mean nothing without what they are added to.
@_exported public import Foundation
