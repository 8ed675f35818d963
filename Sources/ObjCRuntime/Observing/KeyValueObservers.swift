// Everything that is observed, and when observers hear of it.

package import Foundation
internal import FoundationAdditions
private import Synchronization

/// A value that is observed. Main thread only.
final class KeyValueWatch: @unchecked Sendable {
  // Unchecked: made, asked and told on the main thread.
  weak var object: NSObject?
  weak var observer: AnyObject?
  let keyPath: String?
  /// An address that tells observations apart; 0: none.
  let context: UInt
  let read: () -> Any?
  /// Is told the former and the present value.
  let tell: (Any?, Any?) -> Void
  private var last: Any?

  init(
    _ object: NSObject, _ keyPath: String? = nil, observer: AnyObject? = nil,
    context: UInt = 0, read: @escaping () -> Any?,
    tell: @escaping (Any?, Any?) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.observer = observer
    self.context = context
    self.read = read
    self.tell = tell
    last = read()
  }

  /// Tells of a new value; whether there was one.
  func look() -> Bool {
    let present = read()
    guard !Self.isSame(last, present) else { return false }
    let former = last
    last = present
    tell(former, present)
    return true
  }

  /// Values of types that know no equality count as unchanged; objects are compared by identity.
  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? any Equatable { return isEqual(one, other) }
    guard type(of: one) is AnyClass, type(of: other) is AnyClass else { return true }
    return one as AnyObject === other as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    other as? Value == one
  }
}

/// All that is observed in the process. Without Objective-C's runtime no setter tells of itself:
/// observers hear of a value that is another than the last time, before the frame that shows it.
package enum KeyValueObservers {
  private static let watches = Mutex<[KeyValueWatch]>([])

  static func add(_ watch: KeyValueWatch) { watches.withLock { $0.append(watch) } }

  static func remove(_ matches: (KeyValueWatch) -> Bool) {
    // Freed after the lock, as a closure's end may run anything.
    let removed = watches.withLock { watches in
      let removed = watches.filter(matches)
      watches.removeAll(where: matches)
      return removed
    }
    withExtendedLifetime(removed) {}
  }

  /// Tells the observers of what changed, of one object or of all; whether there was anything.
  @discardableResult
  package static func tellChanges(of object: NSObject? = nil) -> Bool {
    let all = watches.withLock { $0 }
    guard !all.isEmpty else { return false }
    remove { $0.object == nil }
    var hasChange = false
    for watch in all where watch.object != nil && (object == nil || watch.object === object) {
      if watch.look() { hasChange = true }
    }
    return hasChange
  }
}
