// Core Foundation's name for allocators, which do nothing here.

/// Memory is Swift's: nobody makes one.
public final class CFAllocator: Sendable {
  private init() {}
}
