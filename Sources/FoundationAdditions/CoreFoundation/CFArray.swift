// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// Core Foundation's arrays.

/// On Apple's systems a class that arrays bridge to; here Swift's array itself, so that `as CFArray` compiles.
public typealias CFArray = [Any]

/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// Returns a pointer to the object at an index, which is valid as long as the array.
public func CFArrayGetValueAtIndex(_ theArray: CFArray, _ idx: CFIndex) -> UnsafeRawPointer? {
  // SAFETY: the array retains the object, and the caller keeps the array as long as the pointer.
  unsafe UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}
