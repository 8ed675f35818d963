// Where functions with Objective-C's conventions put what they have to say.

/// A place for an error, or none
/// ([Apple](https://developer.apple.com/documentation/foundation/nserrorpointer)). `&error` of a variable of type
/// `NSError?` is one.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

/// A place for an object. Nothing is released later here: it is a plain pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
