// Activities that can be cancelled.

/// An activity that can be cancelled ([Apple](https://developer.apple.com/documentation/combine/cancellable)).
public protocol Cancellable {
  /// Stops the activity and releases what it holds. Calls after the first have no effect.
  func cancel()
}

extension Cancellable {
  /// Appends an ``AnyCancellable`` to a collection, which keeps the activity running.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(AnyCancellable(self)) }

  /// Inserts an ``AnyCancellable`` into a set, which keeps the activity running.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
