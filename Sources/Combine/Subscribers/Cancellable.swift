// Activities that can be cancelled.

/// Ends what it stands for.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(AnyCancellable(self)) }

  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}
