// A registration of a key-value observer.

internal import Foundation

/// One registration of a key-value observer, with the last value that it was notified of. For the main thread only.
final class ObservedValue: @unchecked Sendable {
  // Unchecked: created, read and notified on the main thread.
  weak var object: NSObject?
  weak var observer: AnyObject?
  let keyPath: String?
  /// The address that the observer passed to tell its registrations apart; 0 for none.
  let context: UInt
  private let read: () -> Any?
  /// Notifies the observer of the old and the new value.
  private let notify: (Any?, Any?) -> Void
  private var last: Any?

  init(
    _ object: NSObject, _ keyPath: String? = nil, observer: AnyObject? = nil,
    context: UInt = 0, read: @escaping () -> Any?,
    notify: @escaping (Any?, Any?) -> Void
  ) {
    self.object = object
    self.keyPath = keyPath
    self.observer = observer
    self.context = context
    self.read = read
    self.notify = notify
    last = read()
  }

  /// Notifies the observer if the value differs from the last one. Returns whether it does.
  func notifyIfChanged() -> Bool {
    let new = read()
    guard !Self.isSame(last, new) else { return false }
    let old = last
    last = new
    notify(old, new)
    return true
  }

  /// Compares equatable values by equality and objects by identity. Other values count as unchanged.
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
