// Pointers to objects that functions with Objective-C's conventions return through.

/// A pointer to an error, or nil
/// ([Apple](https://developer.apple.com/documentation/foundation/nserrorpointer)). `&error` passes one for a
/// variable of type `NSError?`.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

/// A pointer to an object. Nothing is autoreleased on Linux, so it is a plain pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
