// What `import FoundationAdditions` brings besides this module's own types.

// The additions mean nothing without what they are added to.
@_exported public import Foundation
