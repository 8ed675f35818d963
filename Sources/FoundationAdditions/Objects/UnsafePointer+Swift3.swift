// Swift 3's names of functions of memory.

extension UnsafeMutablePointer {
  // SAFETY: as for `deallocate()`, the caller allocated the memory and uses it no more.
  /// Frees the memory; the capacity is not needed any more.
  public func deallocate(capacity: Int) { unsafe deallocate() }
}

extension UnsafeMutableRawPointer {
  // SAFETY: as for `deallocate()`, the caller allocated the memory and uses it no more.
  /// Frees the memory; its size is not needed any more.
  public func deallocate(bytes: Int, alignedTo: Int) { unsafe deallocate() }
}
