// A cancellation that happens when its object is released.

internal import Foundation

/// Cancels in the end, once
/// ([Apple](https://developer.apple.com/documentation/combine/anycancellable)).
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var end: (() -> Void)?

  public init(_ cancel: @escaping () -> Void) { end = cancel }

  public init<C: Cancellable>(_ canceller: C) { end = canceller.cancel }

  deinit { end?() }

  public func cancel() {
    let end = lock.withLock {
      defer { self.end = nil }
      return self.end
    }
    end?()
  }

  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
