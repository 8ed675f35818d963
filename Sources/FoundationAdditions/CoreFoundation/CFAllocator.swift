// Core Foundation's memory allocators, which every function ignores.

/// A memory allocator
/// ([Apple](https://developer.apple.com/documentation/corefoundation/cfallocator)). It has no instances: Swift
/// allocates all memory.
public final class CFAllocator: Sendable {
  private init() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase, the name is Apple's
/// The default allocator: nil, since Swift allocates all memory.
public let kCFAllocatorDefault: CFAllocator? = nil
