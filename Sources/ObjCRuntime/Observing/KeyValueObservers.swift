// The table of key-value observers, and when they are notified.

package import Foundation
internal import FoundationAdditions
private import Synchronization

/// The key-value observers of the process. Without Objective-C's runtime setters notify nobody: observed values are
/// compared with their last ones before each frame, and observers are notified of those that differ.
package enum KeyValueObservers {
  private static let values = Mutex<[ObservedValue]>([])

  /// Adds a registration.
  static func add(_ value: ObservedValue) { values.withLock { $0.append(value) } }

  /// Removes the matching registrations.
  static func remove(_ matches: (ObservedValue) -> Bool) {
    // Released outside the lock, since a deinitializer of a captured object may run any code.
    let removed = values.withLock { values in
      let removed = values.filter(matches)
      values.removeAll(where: matches)
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// Notifies the observers of changed values, of one object or, by default, of all. Returns whether any changed.
  @discardableResult
  package static func notifyChanges(of object: NSObject? = nil) -> Bool {
    let all = values.withLock { $0 }
    guard !all.isEmpty else { return false }
    remove { $0.object == nil }
    var hasChange = false
    for value in all where value.object != nil && (object == nil || value.object === object) {
      if value.notifyIfChanged() { hasChange = true }
    }
    return hasChange
  }
}
