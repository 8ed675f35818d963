// A cancellation that happens when its object is released.

internal import Foundation

/// Cancels when it is released, or before if asked to
/// ([Apple](https://developer.apple.com/documentation/combine/anycancellable)).
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var onCancel: (() -> Void)?

  /// Calls a closure at the cancellation, once.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  /// Wraps an activity, which is cancelled at the latest when this object is released.
  public init<C: Cancellable>(_ canceller: C) { onCancel = canceller.cancel }

  deinit { onCancel?() }

  public func cancel() {
    let onCancel = lock.withLock {
      defer { self.onCancel = nil }
      return self.onCancel
    }
    onCancel?()
  }

  /// Appends this to a collection, which keeps the activity running.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  /// Inserts this into a set, which keeps the activity running.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
