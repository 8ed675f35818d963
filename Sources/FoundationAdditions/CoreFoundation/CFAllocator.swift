// Core Foundation's allocator, which every function ignores.

/// Memory is Swift's: nobody makes one.
public final class CFAllocator: Sendable {
  private init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
/// No allocator: memory is Swift's.
public let kCFAllocatorDefault: CFAllocator? = nil
