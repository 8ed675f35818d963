// A folder of files that somebody still needs.

internal import Foundation

/// A folder that is removed when nobody needs it any more.
package final class OwnedFolder: Sendable {
  let path: String

  init(_ path: String) { self.path = path }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
