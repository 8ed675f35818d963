// Core Foundation's functions for data.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's.

/// On Apple's systems a class that `NSData` is toll-free bridged to; here that class itself.
public typealias CFData = NSData
/// On Apple's systems a class that `NSMutableData` is toll-free bridged to; here that class itself.
public typealias CFMutableData = NSMutableData

/// Creates empty data. `capacity` has no effect; on Apple's systems it is the largest length, 0 for no limit.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

/// Creates data with a copy of `length` bytes.
public func CFDataCreate(
  _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex
) -> CFData! {
  // SAFETY: the caller promises that `bytes` points to `length` bytes; they are copied.
  unsafe NSData(bytes: bytes, length: length)
}

/// Sets the length in bytes: truncates, or appends zeros.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
  theData.length = length
}

/// Appends `extraLength` zeros.
public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) {
  theData.increaseLength(by: extraLength)
}

/// Returns a pointer to the bytes, which is valid until the length changes or the data is deallocated.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  // SAFETY: bytes have no other type in Foundation; the caller keeps the data as long as the pointer.
  unsafe theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Appends a copy of `length` bytes.
public func CFDataAppendBytes(
  _ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) {
  // SAFETY: the caller promises that `bytes` points to `length` bytes; they are copied.
  unsafe theData.append(bytes, length: length)
}

/// Returns a pointer to the bytes, which is valid until the data is deallocated.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  // SAFETY: bytes have no other type in Foundation; the caller keeps the data as long as the pointer.
  unsafe theData.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the length in bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }
