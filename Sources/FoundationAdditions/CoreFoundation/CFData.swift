// Bytes, as Core Foundation's functions make and change them.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals
// The names are Apple's.

/// On Apple's systems a class that Foundation's data bridges to.
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData

/// No bytes. `capacity` is no bound here: 0 is none on Apple's systems either.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

/// A copy of bytes.
public func CFDataCreate(
  _ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>?, _ length: CFIndex
) -> CFData! {
  // SAFETY: the caller promises `length` bytes.
  unsafe NSData(bytes: bytes, length: length)
}

/// Cuts the end off, or adds zeros.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) {
  theData.length = length
}

public func CFDataIncreaseLength(_ theData: CFMutableData!, _ extraLength: CFIndex) {
  theData.increaseLength(by: extraLength)
}

/// Where the bytes lie until their number changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  unsafe theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

public func CFDataAppendBytes(
  _ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) {
  // SAFETY: the caller promises `length` bytes.
  unsafe theData.append(bytes, length: length)
}

/// Where the bytes lie as long as the data does.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  unsafe theData.bytes.assumingMemoryBound(to: UInt8.self)
}

public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }
