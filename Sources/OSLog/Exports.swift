// What `import OSLog` brings besides this module's own types.

@_exported public import Foundation
